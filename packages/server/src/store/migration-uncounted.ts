/** Matches that would count, and do not: between rivals of one household, and of two who have met too often. */
export const UNCOUNTED: readonly string[] = [
  `alter table match add column uncounted text check (uncounted in ('same-household', 'met-often'))`,
  `alter table spoils
       drop constraint spoils_unpaid_check,
       add constraint spoils_unpaid_check check (
         unpaid in ('arranged', 'other-rules', 'enough-today', 'same-household', 'met-often'))`,
];
