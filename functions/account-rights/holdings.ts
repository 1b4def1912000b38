import type { Identity } from '../accounts/close-identity.ts';
import { accountHolding } from '../accounts/holding.ts';
import { alertsHolding } from '../alerts/holding.ts';
import { analyticsHolding } from '../analytics/holding.ts';
import type { RemovePerson } from '../analytics/remove-person.ts';
import { applicationsHolding } from '../applications/holding.ts';
import { type AskToLook, billingHolding } from '../billing/holding.ts';
import { lettersHolding } from '../letters/holding.ts';
import { matchingHolding } from '../matching/holding.ts';
import { quotasHolding } from '../quotas/holding.ts';
import { analysesHolding } from '../resume-analysis/holding.ts';
import type { Files } from '../resumes/files.ts';
import { resumesHolding } from '../resumes/holding.ts';
import { resumeStore } from '../resumes/resume-store.ts';
import type { Table } from '../table/table.ts';
import type { Exports } from './exports.ts';
import type { Holding } from './holding.ts';

/** What holds something of people beside the table. */
export interface Beside {
  readonly identity: Pick<Identity, 'attributes' | 'remove'>;
  readonly files: Pick<Files, 'remove'>;
  readonly exports: Pick<Exports, 'remove'>;
  readonly askToLook: AskToLook;
  readonly removePerson: RemovePerson;
  readonly now: () => Date;
}

/** Everything that is held of a person, by capability, in the order of erasing: who the person is comes last. */
export const holdings = (
  table: Table,
  { identity, files, exports, askToLook, removePerson, now }: Beside,
): readonly Holding[] => [
  matchingHolding(table, now),
  alertsHolding(table),
  applicationsHolding(table),
  analysesHolding(table),
  lettersHolding(table),
  resumesHolding({ store: resumeStore(table), files }),
  quotasHolding(table),
  billingHolding(table, askToLook),
  analyticsHolding(removePerson),
  { name: 'exports', read: async () => undefined, erase: (sub) => exports.remove(sub) },
  accountHolding(table, identity),
];
