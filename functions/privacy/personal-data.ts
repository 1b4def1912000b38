import { type AskToLook, billingData } from '../billing/billing-data.ts';
import { alertData } from '../delivery/alert-data.ts';
import { analysisData } from '../documents/analysis/analysis-data.ts';
import { letterData } from '../documents/letters/letter-data.ts';
import type { Files } from '../documents/resumes/files.ts';
import { resumeData } from '../documents/resumes/resume-data.ts';
import { resumeStore } from '../documents/resumes/resume-store.ts';
import { watcherData } from '../matching/watcher-data.ts';
import { accountData } from '../members/account-data.ts';
import { applicationData } from '../members/applications/application-data.ts';
import { quotaData } from '../members/daily-quota-data.ts';
import type { Identity } from '../members/identity-pool.ts';
import type { PersonalDataStore } from '../platform/personal-data-store.ts';
import type { Table } from '../table/table.ts';
import { analyticsData } from './analytics-data.ts';
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
export const personalDataStores = (
  table: Table,
  { identity, files, exports, askToLook, removePerson, now }: Beside,
): readonly PersonalDataStore[] => [
  watcherData(table, now),
  alertData(table),
  applicationData(table),
  analysisData(table),
  letterData(table),
  resumeData({ store: resumeStore(table), files }),
  quotaData(table),
  billingData(table, askToLook),
  analyticsData(removePerson),
  { name: 'exports', read: async () => undefined, erase: (sub) => exports.remove(sub) },
  accountData(table, identity),
];
