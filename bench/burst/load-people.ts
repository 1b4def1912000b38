import { randomUUID } from 'node:crypto';
import type { Row, Table } from '../../e2e/support/connect-table.ts';
import { connectConsole } from '../../e2e/support/console.ts';
import { signUp } from '../../e2e/support/people.ts';
import type { Stack } from '../../e2e/support/stack.ts';
import { staleKey } from '../../functions/table/keys.ts';
import { shardOf } from '../../functions/table/shards.ts';

const place = { city: '', state: '', country: 'US' };

export const personEmail = (person: number): string => `person-${person}@mail.example`;

/**
 * Writes people as copies of the rows of one real sign-up, with their own IDs, addresses and titles, and
 * returns their IDs. The product syncs their watchers afterward. Throws if the sign-up doesn’t settle.
 */
export async function loadPeople(
  stack: Stack,
  table: Table,
  titles: readonly (readonly string[])[],
  progress: (done: number) => void,
): Promise<string[]> {
  const template = 'model@mail.example';
  await signUp(stack, template, { titles: ['Pattern Maker'], places: [place], remote: false });
  const templateRows = await table.rows(['USER#', 'EMAIL#', 'METER#']);
  if ((await connectConsole(stack).settle()) !== 200)
    throw new Error('The product did not become idle after the first sign-up.');
  const sub = String(templateRows.find(({ sk }) => sk === 'USER')?.['sub']);
  const since = new Date().toISOString();
  const subs = titles.map(() => randomUUID());
  for (let start = 0; start < titles.length; start += 500) {
    const rows = titles.slice(start, start + 500).flatMap((positions, n) => {
      const own = { sub: subs[start + n] ?? '', email: personEmail(start + n) };
      const account = templateRows.map((row) => ({
        ...row,
        pk: row.pk.replace(sub, own.sub).replace(template, own.email),
        ...('sub' in row ? { sub: own.sub } : {}),
        ...(row.sk === 'USER' ? { email: own.email, positions } : {}),
      }));
      return [...account, staleRow(own.sub, since)];
    });
    await table.write(rows);
    progress(Math.min(start + 500, titles.length));
  }
  return subs;
}

/** Returns the row that makes the product sync this profile’s watchers (functions/members/sign-up.ts). */
const staleRow = (sub: string, since: string): Row => ({
  ...staleKey(shardOf('stale', sub), sub),
  version: 1,
  since,
});
