import { describe, expect, test } from '@jest/globals';
import type { Board } from '../../table/board.ts';
import { newBoard } from './new-board.ts';
import { SourceQuery, sourcePage } from './source-page.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();
const aBoard = (slug: string, changes: Partial<Board> = {}): Board => ({
  ...newBoard({ ats: 'greenhouse', slug, company: 'Acme', favourite: false }, NOW),
  outcome: 'read',
  readAt: ago(1),
  ...changes,
});
const many = Array.from({ length: 250 }, (_, number) =>
  aBoard(`b${number}`, { readAt: ago(number % 40), outcome: number % 50 === 0 ? 'failed' : 'read' }),
);

describe('the sources as staff see them', () => {
  test('each says how old it is, what its last reading gave, and how it went before', () => {
    const board = aBoard('acme', {
      outcome: 'failed',
      message: 'The answer is not JSON.',
      postings: 4,
      failures: 2,
      readAt: ago(75),
      trend: '+=xx',
    });
    expect(sourcePage([board], {}, NOW).items).toEqual([
      {
        ats: 'greenhouse',
        board: 'acme',
        company: 'Acme',
        favourite: false,
        state: 'failing',
        ageMinutes: 75,
        lastResult: 'not read, 2 times',
        message: 'The answer is not JSON.',
        postings: 4,
        trend: '+=xx',
        checkedAt: null,
        readAt: ago(75),
        lastNewAt: null,
      },
    ]);
  });

  test('come worst first, a hundred a page, each exactly once', () => {
    const seen: string[] = [];
    const states: string[] = [];
    let nextToken: string | null | undefined;
    do {
      const page = sourcePage(many, { nextToken }, NOW);
      expect(page.items.length).toBeLessThanOrEqual(100);
      seen.push(...page.items.map(({ board }) => board));
      states.push(...page.items.map(({ state }) => state));
      nextToken = page.nextToken;
    } while (nextToken);
    expect(new Set(seen).size).toBe(250);
    expect(seen).toHaveLength(250);
    expect([...new Set(states)]).toEqual(['failing', 'late', 'fresh']);
  });

  test('are counted by state, whatever state is asked for', () => {
    const page = sourcePage(many, { state: 'failing' }, NOW);
    expect(page.items).toHaveLength(5);
    expect(page.nextToken).toBeNull();
    expect(page.counts).toEqual([
      { state: 'failing', sources: 5 },
      { state: 'suspect', sources: 0 },
      { state: 'late', sources: 54 },
      { state: 'never read', sources: 0 },
      { state: 'fresh', sources: 191 },
      { state: 'paused', sources: 0 },
    ]);
  });

  test('a state or a token that is none is refused', () => {
    expect(SourceQuery.safeParse({ state: 'poorly' }).error?.issues[0]?.message).toMatch(
      /^state: There is no/,
    );
    for (const nextToken of ['x', 'bnVsbA', 'e30'])
      expect(() => sourcePage(many, { nextToken }, NOW)).toThrow('nextToken: This is no next page of ours.');
  });
});
