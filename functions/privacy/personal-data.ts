import { type AskToLook, billingHolding } from '../billing/billing-data.ts';
import { alertsHolding } from '../delivery/alert-data.ts';
import { analysesHolding } from '../documents/analysis/analysis-data.ts';
import { lettersHolding } from '../documents/letters/letter-data.ts';
import type { Files } from '../documents/resumes/files.ts';
import { resumesHolding } from '../documents/resumes/resume-data.ts';
import { resumeStore } from '../documents/resumes/resume-store.ts';
import { matchingHolding } from '../matching/watcher-data.ts';
import { accountHolding } from '../members/account-data.ts';
import { applicationsHolding } from '../members/applications/application-data.ts';
import { quotasHolding } from '../members/daily-quota-data.ts';
import type { Identity } from '../members/identity-pool.ts';
import type { Holding } from '../platform/personal-data-store.ts';
import type { Table } from '../table/table.ts';
import { analyticsHolding } from './analytics-data.ts';
import type { Exports } from './exports.ts';
import type { RemovePerson } from './remove-from-analytics.ts';

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
