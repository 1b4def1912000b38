import { z } from 'zod';
import { graphql } from './graphql.ts';
import type { Person } from './people.ts';
import type { Stack } from './stack.ts';

const EXPORT = 'query Export($input: GetUserInput!) { exportMyData(input: $input) }';

/** Downloads a user's data export from the link that the API returns; `text` is the raw file. */
export async function downloadExport(stack: Stack, person: Person) {
  const { data } = await graphql(stack, person, EXPORT, { input: { email: person.email } });
  const link = z.url().parse(data?.['exportMyData']);
  const response = await fetch(link);
  return { link, status: response.status, headers: response.headers, text: await response.text() };
}
