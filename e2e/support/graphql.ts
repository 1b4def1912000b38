import { z } from 'zod';
import type { Person } from './people.ts';
import type { Stack } from './stack.ts';

const Answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string(), errorType: z.string().nullish() })).optional(),
});

/** Who calls: a visitor with the public key, somebody signed in, or somebody with neither. */
export type Caller = 'visitor' | 'nobody' | Person;

/** One GraphQL call; gives the HTTP status with data and errors. */
export async function graphql(stack: Stack, caller: Caller, query: string, variables: object = {}) {
  const credentials: Record<string, string> =
    caller === 'nobody'
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
  listJobsByFilters(input: $input) { total totalToday nextToken specializations items { jobID jobTitle fullCompanyName jobUrl isRemote jobDetected closedAt } }
}`;

const Page = z.object({
  total: z.number(),
  nextToken: z.string().nullable(),
  items: z.array(z.object({ jobID: z.string(), jobTitle: z.string(), fullCompanyName: z.string() })),
});

/** The whole selection of a visitor of this moment, read page by page. */
export async function listing(stack: Stack, filters: object = {}) {
  const items: z.infer<typeof Page>['items'] = [];
  let nextToken: string | null = null;
  do {
    const input = {
      date: new Date().toISOString().slice(0, 10),
      fRole: 'En',
      jobType: 'Fu',
      ...filters,
      nextToken,
    };
    const answer = await graphql(stack, 'visitor', BOARD, { input });
    if (answer.errors) throw new Error(answer.errors[0]?.message);
    const page = Page.parse(answer.data?.['listJobsByFilters']);
    items.push(...page.items);
    nextToken = page.nextToken;
  } while (nextToken);
  return items;
}
