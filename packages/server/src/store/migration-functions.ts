import { END_FUNCTIONS } from "./function-ends.ts";
import { LEDGER_FUNCTIONS } from "./function-ledger.ts";
import { PAIRING_FUNCTIONS } from "./function-pairing.ts";
import { PLAYING } from "./playing.ts";

/**
 * What happens to a match often and at once, each a function of the database's: a pairing, an opening and an end are one
 * statement, and several of a kind share it. Each takes what it is about as a list of objects, locks all accounts
 * concerned in the order of their ids before anything else, and answers a row an object, in their order. Nothing is written
 * for an object that is refused, so nothing has to be undone.
 */
export const FUNCTIONS: readonly string[] = [
  // What is written for every match refers to accounts and matches without the database's looking each of them up and locking
  // it once more. Neither is ever deleted, and whoever writes here has locked the accounts, or has read the match.
  ...[
    "match drop constraint match_seat_0_fkey, drop constraint match_seat_1_fkey",
    "match_input drop constraint match_input_match_id_fkey",
    "queue_entry drop constraint queue_entry_account_id_fkey",
    "ledger_transaction drop constraint ledger_transaction_match_id_fkey",
    "ledger_entry drop constraint ledger_entry_transaction_id_fkey, drop constraint ledger_entry_account_id_fkey",
    "rating drop constraint rating_account_id_fkey",
    "rating_change drop constraint rating_change_match_id_fkey, drop constraint rating_change_account_id_fkey",
  ].map((change) => `alter table ${change}`),
  // What somebody is in the middle of, however much they have played before, and who waits where.
  `create index match_playing_0 on match (${PLAYING[0]})`,
  `create index match_playing_1 on match (${PLAYING[1]})`,
  `create index queue_entry_by_queue on queue_entry (game, mode)`,
  `drop index rating_by_rank`,
  `create index rating_by_rank on rating ((game || ' ' || mode), rating desc)`,
  // Matches that were found and never opened are looked for every second; there is hardly ever one.
  `create index match_unopened on match (found_at) where outcome is null and opened_at is null`,
  `create index ledger_by_match on ledger_transaction (match_id)`,
  `create index match_by_rematch on match (rematch_of) where rematch_of is not null`,
  // The same check as before, once a statement instead of once a row: all entries of a transaction come in one.
  `drop trigger ledger_sums_to_zero on ledger_entry`,
  `drop function ledger_balances`,
  `create function ledger_balances() returns trigger language plpgsql as $$
     declare entered record;
     begin
       select sum(amount) as amount, min(transaction_id) as number, max(transaction_id) as last into entered from fresh;
       if entered.amount <> 0 or entered.number <> entered.last then
         raise exception 'the entries of ledger transaction % do not sum to zero', entered.number;
       end if;
       return null;
     end $$`,
  `create trigger ledger_sums_to_zero after insert on ledger_entry
     referencing new table as fresh for each statement execute function ledger_balances()`,
  `create function ledger_stands() returns trigger language plpgsql as $$
     begin raise exception 'what was entered in the ledger stands'; end $$`,
  `create trigger ledger_stands before update on ledger_entry for each statement execute function ledger_stands()`,
  ...LEDGER_FUNCTIONS,
  ...PAIRING_FUNCTIONS,
  ...END_FUNCTIONS,
];
