import type { JobFiltersInput } from '@daybreak/contract/types.ts';
import { callService } from '../../../service/graphql.ts';
import {
  CompanyJobsDocument,
  type CompanyJobsQuery,
  GetCompanyDocument,
  type GetCompanyQuery,
} from './company.generated.ts';

export type Company = GetCompanyQuery['getCompany'];
export type CompanyJobPage = CompanyJobsQuery['listJobsByFilters'];

/** Throws a `Failure`. */
export async function getCompany(slug: string, signal: AbortSignal): Promise<Company> {
  return (await callService(GetCompanyDocument, { slug }, signal)).getCompany;
}

/** Returns a page of a company's jobs of today and yesterday. Throws a `Failure`. */
export async function listCompanyJobs(input: JobFiltersInput, signal: AbortSignal): Promise<CompanyJobPage> {
  return (await callService(CompanyJobsDocument, { input }, signal)).listJobsByFilters;
}
