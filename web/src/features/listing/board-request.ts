import type { QueryListJobsByFiltersArgs } from '../../generated/contract.ts';
import type { VisitorClock } from './day.ts';
import type { Filters } from './filters.ts';

const document = `query Board($input: JobFiltersInput!) {
  listJobsByFilters(input: $input) {
    items {
      jobID jobTitle fullCompanyName jobType jobLocation jobUrl summary industry compensation isRemote
      workplace seniority specializations jobDetected employerDate jobEdited
      locations { city state country }
      payRanges { label min max currency period }
    }
    nextToken total totalToday
  }
}`.replace(/\s+/g, ' ');

/**
 * The request body of one board page. The early script and the page make it by the same rule,
 * so that an equal body is an equal request. `nextToken` null asks for the first page.
 */
export function boardRequest(filters: Filters, clock: VisitorClock, nextToken: string | null): string {
  const title = filters.title.toLowerCase();
  const variables: QueryListJobsByFiltersArgs = {
    input: {
      date: clock.date,
      timeZone: clock.timeZone,
      fRole: filters.role,
      jobType: filters.jobType,
      isRemote: filters.remote,
      ...(title === '' ? {} : { title }),
      ...(nextToken === null ? {} : { nextToken }),
    },
  };
  return JSON.stringify({ query: document, variables });
}
