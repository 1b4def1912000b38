import { describe, expect, test } from '@jest/globals';
import { type Candidate, candidateId } from '../registry/discovery/candidate.ts';
import type { Outcome } from '../registry/discovery/progress.ts';
import { type FindDeps, findBoard } from './find-board.ts';
import { parseTarget } from './follow-target.ts';

interface Situation {
  /** The board that the search of a site finds, or why it fails. */
  readonly onSite?: readonly Candidate[] | Error;
  /** By board; 'gone' by default. */
  readonly boards?: Readonly<Record<string, Outcome>>;
}

async function find(text: string, { onSite = [], boards = {} }: Situation) {
  const asked: string[] = [];
  const deps: FindDeps = {
    async check(candidate) {
      const id = candidateId(candidate);
      asked.push(`${id}${candidate.isGuess ? ' ?' : ''}`);
      const outcome = boards[id] ?? 'gone';
      return { outcome, company: outcome === 'readable' ? 'Larkspur' : '', message: `It is ${outcome}.` };
    },
    async search() {
      if (onSite instanceof Error) throw onSite;
      return onSite;
    },
    isReadable: (ats) => ats !== 'unheard',
  };
  return { finding: await findBoard(deps, parseTarget(text), text), asked };
}

const found = (ats: string, slug: string, company = 'Larkspur') => ({ kind: 'found', ats, slug, company });

describe('the board behind a request', () => {
  test('PROF-01 is the board that the address names, if it can be read', async () => {
    const boards = { 'lever:larkspur': 'readable' } as const;
    expect(await find('https://jobs.lever.co/larkspur/1', { boards })).toEqual({
      finding: found('lever', 'larkspur'),
      asked: ['lever:larkspur'],
    });
  });

  test('PROF-01 may have no tech job now', async () => {
    const boards = { 'lever:larkspur': 'unrelated' } as const;
    const { finding } = await find('https://jobs.lever.co/larkspur', { boards });
    expect(finding).toEqual(found('lever', 'larkspur', ''));
  });

  test.each([
    ['gone', 'notFound'],
    ['failed', 'unreadable'],
    ['empty', 'unreadable'],
    ['rejected', 'unreadable'],
  ] as const)('PROF-01 that is %s is %s', async (outcome, kind) => {
    const { finding } = await find('https://jobs.lever.co/larkspur', {
      boards: { 'lever:larkspur': outcome },
    });
    expect(finding).toEqual({ kind, reason: `lever:larkspur: It is ${outcome}.` });
  });

  test('PROF-01 of a name is the first of the main systems’ that names the employer, each asked once', async () => {
    const boards = { 'lever:larkspursystems': 'readable', 'ashby:larkspursystems': 'rejected' } as const;
    const { finding, asked } = await find('Larkspur Systems, Inc.', { boards });
    expect(finding).toEqual(found('lever', 'larkspursystems'));
    expect(asked).toEqual([
      'greenhouse:larkspursystems ?',
      'ashby:larkspursystems ?',
      'lever:larkspursystems ?',
    ]);
  });

  test('PROF-01 of a name that no main system knows is not found after five requests', async () => {
    const { finding, asked } = await find('Larkspur', {});
    expect([finding.kind, asked.length]).toEqual(['notFound', 5]);
  });

  test('PROF-01 of a site is what its pages link to', async () => {
    const onSite = [{ ats: 'ashby', slug: 'larkspur' }];
    const boards = { 'ashby:larkspur': 'readable' } as const;
    const { finding, asked } = await find('larkspur.com/careers', { onSite, boards });
    expect([finding, asked]).toEqual([found('ashby', 'larkspur'), ['ashby:larkspur']]);
  });

  test('PROF-01 of a site without a known system is the site itself, if its markup can be read', async () => {
    const boards = { 'careers:larkspur.com': 'readable' } as const;
    const onSite = [{ ats: 'careers', slug: 'larkspur.com' }];
    const { finding, asked } = await find('https://www.larkspur.com/careers', { onSite, boards });
    expect([finding, asked]).toEqual([found('careers', 'larkspur.com'), ['careers:larkspur.com']]);
  });

  test('PROF-01 of a page that can’t or mustn’t be read is unreadable, without asking further', async () => {
    const onSite = new Error('The robots.txt of larkspur.com disallows /careers.');
    expect(await find('larkspur.com/careers', { onSite })).toEqual({
      finding: { kind: 'unreadable', reason: onSite.message },
      asked: [],
    });
  });

  test('PROF-01 is unreadable for a reason that quotes no query of an address', async () => {
    const onSite = new Error('https://larkspur.com/careers?token=secret answered with status 404.');
    expect((await find('larkspur.com/careers?token=secret', { onSite })).finding).toEqual({
      kind: 'unreadable',
      reason: 'https://larkspur.com/careers answered with status 404.',
    });
  });

  test('PROF-01 on a system that can’t be read is unreadable, and at most three boards are asked for', async () => {
    const slugs = ['one', 'two', 'three', 'four'];
    const onSite = [{ ats: 'unheard', slug: 'x' }, ...slugs.map((slug) => ({ ats: 'lever', slug }))];
    const { finding, asked } = await find('larkspur.com', { onSite });
    expect(finding).toEqual({
      kind: 'unreadable',
      reason: "unheard:x: Boards on unheard can't be read.",
    });
    expect(asked).toEqual(['lever:one', 'careers:larkspur.com']);
  });
});
