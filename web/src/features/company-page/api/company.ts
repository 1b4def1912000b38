import type { EarlierJobsInput, JobFiltersInput } from '@daybreak/contract/types.ts';
import { callService } from '../../../service/graphql.ts';
import {
  CompanyJobsDocument,
  type CompanyJobsQuery,
  EarlierJobsDocument,
  type EarlierJobsQuery,
  GetCompanyDocument,
  type GetCompanyQuery,
} from './company.generated.ts';

export type Company = GetCompanyQuery['getCompany'];
export type CompanyJobPage = CompanyJobsQuery['listJobsByFilters'];
export type EarlierJobPage = EarlierJobsQuery['listEarlierJobs'];

/** Throws a `Failure`. */
export async function getCompany(slug: string, signal: AbortSignal): Promise<Company> {
  return (await callService(GetCompanyDocument, { slug }, signal)).getCompany;
}

/** Returns a page of a company's jobs of today and yesterday. Throws a `Failure`. */
export async function listCompanyJobs(input: JobFiltersInput, signal: AbortSignal): Promise<CompanyJobPage> {
  return (await callService(CompanyJobsDocument, { input }, signal)).listJobsByFilters;
}

/** Returns a page of a company's open jobs that its boards had before we first read them. Throws a `Failure`. */
export async function listEarlierJobs(input: EarlierJobsInput, signal: AbortSignal): Promise<EarlierJobPage> {
  return (await callService(EarlierJobsDocument, { input }, signal)).listEarlierJobs;
}
