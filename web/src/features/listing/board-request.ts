import type { JobFiltersInput, QueryListJobsByFiltersArgs } from '../../generated/contract.ts';
import type { VisitorClock } from './day.ts';
import type { Filters } from './filters.ts';

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

const pageDocument = /* @__PURE__ */ oneLine(`query Board($input: JobFiltersInput!) {
  listJobsByFilters(input: $input) {
    items {
      jobID jobTitle fullCompanyName jobType jobLocation jobUrl summary industry compensation isRemote
      workplace seniority specializations jobDetected employerDate jobEdited
      locations { city state country }
      payRanges { label min max currency period }
    }
    specializationCounts { name count }
    nextToken total totalToday totalOfAll asOf
  }
}`);

const countDocument = /* @__PURE__ */ oneLine(`query NewJobs($input: JobFiltersInput!) {
  listJobsByFilters(input: $input) { total }
}`);

/** Filters on the visitor's clock: which board is meant. */
export interface BoardQuery {
  readonly filters: Filters;
  readonly clock: VisitorClock;
}

/** Which part of a board is asked for: what follows a page, or what came after a moment (ISO 8601). */
export type BoardPart = Pick<JobFiltersInput, 'nextToken' | 'detectedAfter'>;

function body(query: string, { filters, clock }: BoardQuery, part: BoardPart): string {
  const title = filters.title.toLowerCase();
  const { place, specialization } = filters;
  const variables: QueryListJobsByFiltersArgs = {
    input: {
      date: clock.date,
      timeZone: clock.timeZone,
      fRole: filters.role,
      jobType: filters.jobType,
      isRemote: filters.remote,
      ...(title !== '' && { title }),
      ...(specialization !== '' && { specialization }),
      ...(place !== null && { city: place.city, state: place.state, country: place.country }),
      ...part,
    },
  };
  return JSON.stringify({ query, variables });
}

/**
 * The request body of one board page. The early script and the page make it by the same rule,
 * so that an equal body is an equal request. Without a part it asks for the first page.
 */
export function boardRequest(query: BoardQuery, part: BoardPart = {}): string {
  return body(pageDocument, query, part);
}

/** The request body that only counts the jobs of a board that came after a moment (ISO 8601). */
export function newJobsRequest(query: BoardQuery, detectedAfter: string): string {
  return body(countDocument, query, { detectedAfter });
}
