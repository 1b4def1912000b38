import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { systems } from '../adapters/adapters.ts';
import { boardPage } from './board-page.ts';
import { parseEntries } from './commands/register-boards.ts';
import { knownBoards } from './recognition/known-boards.ts';
import { recognizeUrl } from './recognize.ts';

const starter = parseEntries(readFileSync(new URL('./starter.tsv', import.meta.url), 'utf8')).map(
  ({ board, ...entry }) => ({ ...entry, slug: board }),
);

/** Boards of systems that the starter has none of. */
const OTHERS: readonly [ats: string, slug: string][] = [
  ['lever-eu', 'larkspur'],
  ['rippling', 'larkspur'],
  ['bamboohr', 'larkspur'],
  ['gem', 'larkspur'],
  ['eightfold-v2', 'larkspur.eightfold.ai~larkspur.dev'],
  ['personio', 'larkspur'],
  ['personio-com', 'larkspur'],
  ['pinpoint', 'larkspur'],
  ['breezy', 'larkspur'],
  ['jobvite', 'larkspur'],
  ['teamtailor', 'larkspur.na'],
  ['paylocity', '0f5f1f8e-1f0a-4e52-9f3c-6a0a2f6b1c11'],
  ['dayforce', 'larkspur~CANDIDATEPORTAL'],
  ['ukg', 'recruiting2.ultipro.com~LAR1000LARK~0f5f1f8e-1f0a-4e52-9f3c-6a0a2f6b1c11'],
  ['adp', '0f5f1f8e-1f0a-4e52-9f3c-6a0a2f6b1c11~19000101_000001'],
  ['successfactors', 'career4.successfactors.com~larkspur'],
  ['careers', 'careers.larkspur.dev'],
];
const boards = [...starter.map(({ ats, slug }): [string, string] => [ats, slug]), ...OTHERS];

/** The page of such a board doesn't tell the language that its slug ends with. */
const UNRECOGNIZED: [string, string] = ['successfactors-jobs', 'jobs.larkspur.dev~en_US'];

describe('the public page of a board', () => {
  test('is known for every system', () => {
    const all = [...boards, UNRECOGNIZED];
    expect(new Set(all.map(([ats]) => ats))).toEqual(new Set(systems()));
    expect(all.filter(([ats, slug]) => !URL.canParse(boardPage(ats, slug) ?? ''))).toEqual([]);
    expect(boardPage('unknown', 'larkspur')).toBeUndefined();
  });

  test('is an address that we recognize as that board', () => {
    const known = knownBoards([...starter, ...OTHERS.map(([ats, slug]) => ({ ats, slug, company: '' }))]);
    const lost = boards.filter(([ats, slug]) => {
      const found = recognizeUrl(boardPage(ats, slug) ?? '', known);
      return (
        !('slug' in found) || found.slug !== slug || found.ats.replace(/-v2$/, '') !== ats.replace(/-v2$/, '')
      );
    });
    expect(lost).toEqual([]);
  });
});
