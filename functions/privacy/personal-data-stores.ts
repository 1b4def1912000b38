import { billingPersonalData, type RequestCustomerSync } from '../billing/billing-personal-data.ts';
import { alertPersonalData } from '../delivery/alert-personal-data.ts';
import { analysisPersonalData } from '../documents/analysis/analysis-personal-data.ts';
import { letterPersonalData } from '../documents/letters/letter-personal-data.ts';
import type { ResumeFiles } from '../documents/resumes/resume-files.ts';
import { resumePersonalData } from '../documents/resumes/resume-personal-data.ts';
import { resumeStore } from '../documents/resumes/resume-store.ts';
import { followPersonalData } from '../ingestion/follow/follow-personal-data.ts';
import { watcherPersonalData } from '../matching/watcher-personal-data.ts';
import { accountPersonalData } from '../members/account-personal-data.ts';
import { applicationPersonalData } from '../members/applications/application-personal-data.ts';
import { quotaPersonalData } from '../members/quota-personal-data.ts';
import type { UserPool } from '../members/user-pool.ts';
import type { PersonalDataStore } from '../platform/personal-data-store.ts';
import type { Table } from '../table/table.ts';
import type { RemovePerson } from './analytics-personal-data.ts';
import { analyticsPersonalData } from './analytics-personal-data.ts';
import type { ExportStore } from './export-store.ts';

export interface PersonalDataDeps {
  readonly userPool: Pick<UserPool, 'attributes' | 'remove'>;
  readonly files: Pick<ResumeFiles, 'remove'>;
  readonly exports: Pick<ExportStore, 'remove'>;
  readonly requestCustomerSync: RequestCustomerSync;
  readonly removePerson: RemovePerson;
  readonly now: () => Date;
}

/**
 * Lists all stores of personal data in the order of erasure. The account comes last, because the others are
 * found by it.
 */
export const personalDataStores = (
  table: Table,
  { userPool, files, exports, requestCustomerSync, removePerson, now }: PersonalDataDeps,
): readonly PersonalDataStore[] => [
  watcherPersonalData(table, now),
  alertPersonalData(table),
  applicationPersonalData(table),
  analysisPersonalData(table),
  letterPersonalData(table),
  resumePersonalData({ store: resumeStore(table), files }),
  followPersonalData(table),
  quotaPersonalData(table),
  billingPersonalData(table, requestCustomerSync),
  analyticsPersonalData(removePerson),
  { name: 'exports', read: async () => undefined, erase: (sub) => exports.remove(sub) },
  accountPersonalData(table, userPool),
];
