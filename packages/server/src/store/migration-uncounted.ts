/** Matches that would count, and do not: between rivals of one household, and of two who have met too often. */
export const UNCOUNTED: readonly string[] = [
  `alter table match add column uncounted text check (uncounted in ('same-household', 'met-often'))`,
  `alter table spoils
       drop constraint spoils_unpaid_check,
       add constraint spoils_unpaid_check check (
         unpaid in ('arranged', 'other-rules', 'enough-today', 'same-household', 'met-often'))`,
  // As before, with that.
  `create or replace function find_matches(batch jsonb) returns setof text language plpgsql as $$
     declare one record; players text[]; own record; left_queue integer;
     begin
       perform lock_accounts(array(
         select seat from jsonb_array_elements(batch), unnest(array[value ->> 'seat_0', value ->> 'seat_1']) as seat));
       for one in
         select * from jsonb_to_recordset(batch) as found
           (id text, game text, rules integer, config text, seat_0 text, seat_1 text, bot_0 text, bot_1 text,
            nonce_0 text, nonce_1 text, server_seed text, found_at bigint, mode text, rated boolean, listed boolean,
            rematch_of text, uncounted text, stake integer, from_queue boolean, absent_until bigint, most integer)
       loop
         players := array_remove(array[one.seat_0, one.seat_1], null);
         select
             bool_or(deleted_at is not null) as is_deleted,
             bool_or(kind <> 'bot' and playing > 0) as plays,
             bool_or(kind = 'bot' and playing >= one.most) as plays_all_it_can,
             bool_or(tokens < one.stake) as is_poor,
             (select count(*) from queue_entry where account_id = any (players)) as waiting,
             (select count(distinct account_id) from presence where account_id = any (players)) as present
           into own
           from (select *,
               (select count(*) from match where outcome is null and run_id is null and seat_0 = account.id) +
               (select count(*) from match where outcome is null and run_id is null and seat_1 = account.id) as playing
             from account where id = any (players)) as player;
         if own.is_deleted then return next 'no-such-account';
         elsif own.plays_all_it_can then return next 'bot-in-match';
         elsif own.plays then return next 'in-match';
         elsif own.is_poor and cardinality(players) = 2 then return next 'not-enough-tokens';
         elsif one.from_queue and own.waiting < cardinality(players) then return next 'not-in-queue';
         else
           if own.waiting > 0 then
             delete from queue_entry where account_id = any (players);
             get diagnostics left_queue = row_count;
             -- Somebody has left it in this very moment: asked again, this says so.
             if one.from_queue and left_queue < cardinality(players) then
               raise exception 'the queue has changed' using errcode = 'serialization_failure';
             end if;
           end if;
           insert into match (id, game, rules, config, seat_0, seat_1, bot_0, bot_1, nonce_0, nonce_1, server_seed,
               found_at, mode, rated, listed, rematch_of, uncounted)
             values (one.id, one.game, one.rules, one.config, one.seat_0, one.seat_1, one.bot_0, one.bot_1,
               one.nonce_0, one.nonce_1, one.server_seed, one.found_at, one.mode, one.rated, one.listed, one.rematch_of, one.uncounted);
           perform stake_match(one.id, players, one.stake);
           if own.present < cardinality(players) then
             insert into absence (match_id, seat, since, until, fault)
               select one.id, seat, one.found_at, one.absent_until, false
               from (values (0, one.seat_0), (1, one.seat_1)) as sits (seat, account)
               where account is not null and not exists (select from presence where account_id = account);
           end if;
           perform pg_notify('holmgang', json_build_object(
             'kind', 'found', 'match', one.id, 'seats', json_build_array(one.seat_0, one.seat_1))::text);
           return next null;
         end if;
       end loop;
     end $$`,
];
