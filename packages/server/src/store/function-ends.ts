/** The end of a match. */
export const END_FUNCTIONS: readonly string[] = [
  // With all that follows: the last input (none if \`seq\` is null), the outcome, the pot, the ratings. 'late': another input
  // has that number; 'over': it has ended already; 'rated-meanwhile': the ratings it was reckoned from are not the newest.
  // Nothing is written then. Also tells what lay in the pot, and what the players held before it was settled.
  `create function finish_matches(batch jsonb)
     returns table (fate text, is_rated boolean, pot integer, held jsonb)
     language plpgsql as $$
     declare one record; now record;
     begin
       perform lock_accounts(array(
         select jsonb_array_elements_text(value -> 'players') from jsonb_array_elements(batch)));
       for one in
         select * from jsonb_to_recordset(batch) as e
           (match text, players text[], seq integer, at bigint, seat integer, input text, chain text, tells boolean,
            outcome text, ended_at bigint, story text, pays text, payees text[], game text, mode text, ratings jsonb)
       loop
         select
             match.outcome is not null as is_over,
             exists (select from absence where match_id = match.id) as is_missed,
             pot_of(match.id) as pot,
             player.held, player.are_rated,
             one.ratings is null or not exists (
               select from jsonb_to_recordset(one.ratings) as r (account_id text, matches_before integer)
               where coalesce((select matches from rating
                   where rating.account_id = r.account_id and rating.game = one.game and rating.mode = one.mode), 0)
                 <> r.matches_before) as are_newest
           into now
           from match, (select jsonb_object_agg(id, tokens) as held, bool_and(kind in ('guest', 'named')) as are_rated
             from account where id = any (one.players)) as player
           where match.id = one.match;
         is_rated := now.are_rated and one.ratings is not null;
         pot := now.pot;
         held := now.held;
         if now.is_over then
           fate := case when exists (select from match_input where match_id = one.match and seq = one.seq)
             then 'late' else 'over' end;
         elsif is_rated and not now.are_newest then
           fate := 'rated-meanwhile';
         else
           fate := 'ended';
           if one.seq is not null then
             insert into match_input (match_id, seq, at, seat, input, chain)
               values (one.match, one.seq, one.at, one.seat, one.input, one.chain) on conflict do nothing;
             if not found then fate := 'late'; end if;
           end if;
         end if;
         if fate = 'ended' then
           update match set outcome = one.outcome, ended_at = one.ended_at, story = one.story
             where id = one.match and coalesce(match.outcome, '') = ''; -- it is found by its id
           -- It has ended in this very moment: asked again, this says so.
           if not found then raise exception 'the match has ended' using errcode = 'serialization_failure'; end if;
           if now.is_missed then delete from absence where match_id = one.match; end if;
           perform settle_pot(one.match, pot, one.pays, one.payees);
           if is_rated then perform rate_match(one.match, one.game, one.mode, one.ratings); end if;
           if one.tells and one.seq is not null then
             perform pg_notify('holmgang', json_build_object('kind', 'inputs', 'match', one.match, 'seq', one.seq)::text);
           end if;
         end if;
         return next;
       end loop;
     end $$`,
];
