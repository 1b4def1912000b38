import { type AskToLook, billingPersonalData } from '../billing/billing-personal-data.ts';
import { alertPersonalData } from '../delivery/alert-personal-data.ts';
import { analysisPersonalData } from '../documents/analysis/analysis-personal-data.ts';
import { letterPersonalData } from '../documents/letters/letter-personal-data.ts';
import type { ResumeFiles } from '../documents/resumes/resume-files.ts';
import { resumePersonalData } from '../documents/resumes/resume-personal-data.ts';
import { resumeStore } from '../documents/resumes/resume-store.ts';
import { watcherPersonalData } from '../matching/watcher-personal-data.ts';
import { accountPersonalData } from '../members/account-personal-data.ts';
import { applicationPersonalData } from '../members/applications/application-personal-data.ts';
import type { Identity } from '../members/identity-pool.ts';
import { quotaPersonalData } from '../members/quota-personal-data.ts';
import type { PersonalDataStore } from '../platform/personal-data-store.ts';
import type { Table } from '../table/table.ts';
import { analyticsPersonalData } from './analytics-personal-data.ts';
import type { ExportStore } from './export-store.ts';
import type { RemovePerson } from './remove-from-analytics.ts';

/** What holds something of people beside the table. */
export interface PersonalDataDeps {
  readonly identity: Pick<Identity, 'attributes' | 'remove'>;
  readonly files: Pick<ResumeFiles, 'remove'>;
  readonly exports: Pick<ExportStore, 'remove'>;
  readonly askToLook: AskToLook;
  readonly removePerson: RemovePerson;
  readonly now: () => Date;
}

/** Everything that is held of a person, by capability, in the order of erasing: who the person is comes last. */
export const personalDataStores = (
  table: Table,
  { identity, files, exports, askToLook, removePerson, now }: PersonalDataDeps,
): readonly PersonalDataStore[] => [
  watcherPersonalData(table, now),
  alertPersonalData(table),
  applicationPersonalData(table),
  analysisPersonalData(table),
  letterPersonalData(table),
  resumePersonalData({ store: resumeStore(table), files }),
  quotaPersonalData(table),
  billingPersonalData(table, askToLook),
  analyticsPersonalData(removePerson),
  { name: 'exports', read: async () => undefined, erase: (sub) => exports.remove(sub) },
  accountPersonalData(table, identity),
];
