/** What moves tokens, gold and ratings, for other functions and for transactions that hold the accounts concerned. */
export const LEDGER_FUNCTIONS: readonly string[] = [
  // Tokens or gold that change hands for one reason. Whoever gives must be locked, and the house's own if they are several.
  `create function transfer(reason text, coin text, of_match text, accounts text[], amounts integer[])
     returns bigint language plpgsql as $$
     declare number bigint; moved_to integer;
     begin
       insert into ledger_transaction (kind, currency, match_id) values (reason, coin, of_match)
         returning ledger_transaction.id into number;
       insert into ledger_entry (transaction_id, account_id, amount)
         select number, moved.account, moved.amount from unnest(accounts, amounts) as moved (account, amount);
       if coin = 'gold' then
         update account set gold = account.gold + moved.amount
           from unnest(accounts, amounts) as moved (account, amount) where account.id = moved.account;
       else
         update account set tokens = account.tokens + moved.amount
           from unnest(accounts, amounts) as moved (account, amount) where account.id = moved.account;
       end if;
       get diagnostics moved_to = row_count;
       if moved_to <> cardinality(accounts) then
         raise exception 'ledger transaction % names an account that is not there', number;
       end if;
       return number;
     end $$`,
  `create function lock_accounts(accounts text[]) returns void language plpgsql as $$
     begin
       perform from account where id = any (accounts) order by id for no key update; -- rows that only mention an account do not wait
     end $$`,
  // Both pay into the pot; whoever has not enough is refused before. With a bot at the table nobody stakes anything.
  `create function stake_match(of_match text, players text[], stake integer) returns void language plpgsql as $$
     begin
       if cardinality(players) < 2 or stake = 0 then return; end if;
       perform transfer('stake', 'tokens', of_match, players || 'pot'::text, array[-stake, -stake, 2 * stake]);
     end $$`,
  // What lies in the pot of a match. Of all that ever went through the pot only what the match says is looked at.
  `create function pot_of(of_match text) returns integer language sql stable as $$
     select coalesce(sum((select amount from ledger_entry
         where transaction_id = ledger_transaction.id and account_id = 'pot')), 0)::integer
       from ledger_transaction where match_id = of_match and currency = 'tokens'
   $$`,
  // The pot goes to whom it belongs, in equal parts.
  `create function settle_pot(of_match text, pot integer, reason text, payees text[]) returns void
     language plpgsql as $$
     begin
       if pot = 0 then return; end if;
       -- The pot always before what was burned, so that nobody waits in a circle.
       if reason = 'burn' then perform lock_accounts(array['pot']); end if;
       perform transfer(reason, 'tokens', of_match, array_prepend('pot', payees),
         array_prepend(-pot, array_fill(pot / cardinality(payees), array[cardinality(payees)])));
     end $$`,
  // Ratings as a match has changed them; the accounts must be locked.
  `create function rate_match(of_match text, of_game text, of_mode text, changes jsonb) returns void
     language plpgsql as $$
     begin
       insert into rating (account_id, game, mode, rating, deviation, volatility, points, matches)
         select c.account_id, of_game, of_mode, c.rating, c.deviation, c.volatility, c.points, c.matches
         from jsonb_populate_recordset(null::rating, changes) as c
         on conflict (account_id, game, mode) do update set
           rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility,
           points = excluded.points, matches = excluded.matches;
       insert into rating_change
           (match_id, account_id, rating_before, rating_after, deviation_after, points_before, points_after)
         select of_match, c.account_id, c.rating_before, c.rating, c.deviation, c.points_before, c.points
         from jsonb_to_recordset(changes) as c (account_id text, rating_before double precision,
           rating double precision, deviation double precision, points_before integer, points integer);
     end $$`,
];
