import { accountHolding } from '../accounts/holding.ts';
import type { Identity } from '../accounts/identity.ts';
import { alertsHolding } from '../alerts/holding.ts';
import { matchingHolding } from '../matching/holding.ts';
import { suggestionsHolding } from '../suggestions/holding.ts';
import type { Table } from '../table/table.ts';
import type { Holding } from './holding.ts';

/** Everything that is held of a person, by capability, in the order of erasing: who the person is comes last. */
export const holdings = (table: Table, identity: Identity, now: () => Date): readonly Holding[] => [
  matchingHolding(table, now),
  alertsHolding(table),
  suggestionsHolding(table),
  accountHolding(table, identity),
];
