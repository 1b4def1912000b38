import { readFileSync } from 'node:fs';
import { describe, expect, jest, test } from '@jest/globals';
import type { PageOptions, ReadPage } from './read-page.ts';
import { resolveList } from './resolve-list.ts';

const schema = readFileSync('schema.graphql', 'utf8');

/** Reads the paths of everything that can be selected of a type. */
function pathsOf(type: string): string[] {
  const fields = new RegExp(`^type ${type}\\b[^{]*{(.*?)^}`, 'ms').exec(schema)?.[1] ?? '';
  return [...fields.matchAll(/^ {2}(\w+): \[?(\w+)/gm)].flatMap(([, name = '', inner = '']) => [
    name,
    ...pathsOf(inner).map((path) => `${name}/${path}`),
  ]);
}

/** The options with which a page is read for a selection. */
async function optionsFor(selection: readonly string[] | null): Promise<PageOptions | undefined> {
  const readPage = jest.fn<ReadPage>();
  await resolveList({ field: 'listJobsByFilters', arguments: { input: {} }, selection }, readPage);
  return readPage.mock.lastCall?.[1];
}

describe('a list', () => {
  const [itemPaths, countPaths] = [true, false].map((isItem) =>
    pathsOf('JobPage').filter((path) => /^items\b/.test(path) === isItem),
  );

  test('HOME-20 reads no cards for any field of the contract but the items', async () => {
    expect(countPaths).toEqual(expect.arrayContaining(['total', 'topCompanies/name', 'alternatives/role']));
    expect(await optionsFor(countPaths ?? [])).toMatchObject({ withCards: false });
  });

  test('HOME-20 reads cards for any field of the items, under any alias, and without a selection', async () => {
    expect(itemPaths).toEqual(expect.arrayContaining(['items', 'items/jobID', 'items/locations/city']));
    for (const path of itemPaths ?? [])
      expect(await optionsFor(['total', path])).toMatchObject({ withCards: true });
    for (const selection of [['total', 'total/jobID'], ['jobs', 'jobs/jobID'], null])
      expect(await optionsFor(selection)).toMatchObject({ withCards: true });
  });

  test('names titles, alternatives and companies only if they are selected', async () => {
    const all = ['titleSuggestions', 'alternatives', 'topCompanies'];
    expect(await optionsFor(all)).toMatchObject({
      withTitles: true,
      withAlternatives: true,
      topCompanies: 8,
    });
    const none = { withTitles: false, withAlternatives: false, topCompanies: 0 };
    expect(await optionsFor(['total'])).toMatchObject(none);
    expect(await optionsFor(null)).toMatchObject(none);
  });
});
