import { z } from 'zod';
import type { Person } from './people.ts';
import type { Stack } from './stack.ts';
import { until } from './until.ts';

const Answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string(), errorType: z.string().nullish() })).optional(),
});

/** A visitor with the public API key, a caller without credentials, or a signed-in user. */
export type Caller = 'visitor' | 'anonymous' | Person;

/** Sends a GraphQL request and returns the HTTP status with the data and errors. */
export async function graphql(stack: Stack, caller: Caller, query: string, variables: object = {}) {
  const credentials: Record<string, string> =
    caller === 'anonymous'
      ? {}
      : caller === 'visitor'
        ? { 'x-api-key': stack.apiKey }
        : { authorization: caller.idToken };
  const response = await fetch(stack.graphqlUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...credentials },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, ...Answer.parse(await response.json()) };
}

const BOARD = `query Board($input: JobFiltersInput!) {
  listJobsByFilters(input: $input) { asOf total totalToday nextToken specializations items { jobID jobTitle fullCompanyName jobUrl isRemote jobDetected closedAt } }
}`;

const Page = z.object({
  asOf: z.string(),
  total: z.number(),
  nextToken: z.string().nullable(),
  items: z.array(z.object({ jobID: z.string(), jobTitle: z.string(), fullCompanyName: z.string() })),
});

/** Returns all jobs that match a visitor's filters, from every page of a listing no older than this call. */
export const fetchListing = (stack: Stack, filters: object = {}) =>
  readPages(stack, filters, new Date().toISOString());

/** Returns the same from a listing that may be some seconds old: enough to find a job, if need be by another call. */
export const readListing = (stack: Stack, filters: object = {}) => readPages(stack, filters, '');

async function readPages(stack: Stack, filters: object, since: string) {
  const date = new Date().toISOString().slice(0, 10);
  const page = async (nextToken: string | null) => {
    const input = { date, fRole: 'En', jobType: 'Fu', ...filters, nextToken };
    const answer = await graphql(stack, 'visitor', BOARD, { input });
    if (answer.errors) throw new Error(answer.errors[0]?.message);
    return Page.parse(answer.data?.['listJobsByFilters']);
  };
  let { items, nextToken } = await until(`a listing since ${since}`, async () => {
    const first = await page(null);
    return first.asOf >= since ? first : undefined;
  });
  while (nextToken) {
    const next = await page(nextToken);
    items = [...items, ...next.items];
    nextToken = next.nextToken;
  }
  return items;
}

/** Waits for an open job with this title, of any role and type, and returns its id. */
export const findJobId = (stack: Stack, title: string): Promise<string> =>
  until(`a job with the title '${title}'`, async () => {
    const jobs = await readListing(stack, { title, fRole: null, jobType: null });
    return jobs.find(({ jobTitle }) => jobTitle === title)?.jobID;
  });
