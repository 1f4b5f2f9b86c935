import { PLAYING } from "./playing.ts";

/** A match until it opens: a place in the queue, the pairing, both nonces, the opening. */
export const PAIRING_FUNCTIONS: readonly string[] = [
  // What is asked about an account is asked after it is locked, in one statement: each statement costs more than what it asks.
  `create function join_queue(batch jsonb) returns setof text language plpgsql as $$
     declare one record; own record;
     begin
       perform lock_accounts(array(select value ->> 'account_id' from jsonb_array_elements(batch)));
       for one in
         select * from jsonb_to_recordset(batch) as entry
           (account_id text, node_id text, game text, mode text, entry text, since bigint, stake integer)
       loop
         select kind, tokens, deleted_at,
             exists (select from match where ${PLAYING[0]} = account.id) or
             exists (select from match where ${PLAYING[1]} = account.id) as plays,
             exists (select from presence where account_id = account.id) as is_here
           into own from account where id = one.account_id;
         if own.kind is null or own.deleted_at is not null then return next 'no-such-account';
         elsif own.kind = 'bot' then return next 'bots-only-play-invites';
         elsif own.plays then return next 'in-match';
         elsif own.tokens < one.stake then return next 'not-enough-tokens';
         elsif not own.is_here then return next 'not-in-queue';
         else
           insert into queue_entry (account_id, node_id, game, mode, entry, since)
             values (one.account_id, one.node_id, one.game, one.mode, one.entry, one.since) on conflict do nothing;
           if found then return next null; else return next 'in-queue'; end if;
         end if;
       end loop;
     end $$`,
  // Brings two together each, or says why not. A person plays one match at a time, a bot account \`most\`.
  `create function find_matches(batch jsonb) returns setof text language plpgsql as $$
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
               (select count(*) from match where ${PLAYING[0]} = account.id) +
               (select count(*) from match where ${PLAYING[1]} = account.id) as playing
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
               one.nonce_0, one.nonce_1, one.server_seed, one.found_at, one.mode, one.rated, one.listed, one.rematch_of,
               one.uncounted);
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
  // A player's part of the chance. Answers with the match if it was taken.
  `create function give_nonces(batch jsonb)
     returns table (id text, seat_0 text, seat_1 text, server_seed text, nonce_0 text, nonce_1 text)
     language plpgsql as $$
     declare one record;
     begin
       for one in select * from jsonb_to_recordset(batch) as given (match text, account text, nonce text) loop
         update match set
             nonce_0 = case when match.seat_0 = one.account then one.nonce else match.nonce_0 end,
             nonce_1 = case when match.seat_1 = one.account then one.nonce else match.nonce_1 end
           where match.id = one.match and match.opened_at is null and coalesce(match.outcome, '') = '' -- it is found by its id
             and ((match.seat_0 = one.account and match.nonce_0 is null)
               or (match.seat_1 = one.account and match.nonce_1 is null))
           returning match.id, match.seat_0, match.seat_1, match.server_seed, match.nonce_0, match.nonce_1
           into id, seat_0, seat_1, server_seed, nonce_0, nonce_1;
         return next;
       end loop;
     end $$`,
  // Opens matches with exactly these nonces; of each whether it did.
  `create function open_matches(batch jsonb) returns setof boolean language plpgsql as $$
     declare one record; opened record;
     begin
       for one in
         select * from jsonb_to_recordset(batch) as entry
           (id text, seed text, fairness text, opened_at bigint, nonce_0 text, nonce_1 text)
       loop
         update match set seed = one.seed, fairness = one.fairness, opened_at = one.opened_at
           where match.id = one.id and match.opened_at is null
             and match.nonce_0 is not distinct from one.nonce_0 and match.nonce_1 is not distinct from one.nonce_1
           returning match.seat_0, match.seat_1 into opened;
         if found then
           perform pg_notify('holmgang', json_build_object(
             'kind', 'opened', 'match', one.id, 'seats', json_build_array(opened.seat_0, opened.seat_1))::text);
           return next true;
         else
           return next false;
         end if;
       end loop;
     end $$`,
];
