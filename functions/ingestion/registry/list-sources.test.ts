import { describe, expect, test } from '@jest/globals';
import type { Board } from '../../table/board.ts';
import { newBoard } from './board-store.ts';
import { listSources, SourceQuery } from './list-sources.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();
const aBoard = (slug: string, changes: Partial<Board> = {}): Board => ({
  ...newBoard({ ats: 'greenhouse', slug, company: 'Acme', favorite: false }, NOW),
  outcome: 'read',
  readAt: ago(1),
  ...changes,
});
const many = Array.from({ length: 250 }, (_, number) =>
  aBoard(`b${number}`, { readAt: ago(number % 40), outcome: number % 50 === 0 ? 'failed' : 'read' }),
);

describe('the sources that staff see', () => {
  test('show their age, last result and trend', () => {
    const board = aBoard('acme', {
      outcome: 'failed',
      message: 'The answer is not JSON.',
      postings: 4,
      failures: 2,
      readAt: ago(75),
      trend: '+=xx',
    });
    expect(listSources([board], {}, NOW).items).toEqual([
      {
        ats: 'greenhouse',
        board: 'acme',
        company: 'Acme',
        favorite: false,
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

  test('come worst first, 100 per page, each exactly once', () => {
    const seen: string[] = [];
    const states: string[] = [];
    let nextToken: string | null | undefined;
    do {
      const page = listSources(many, { nextToken }, NOW);
      expect(page.items.length).toBeLessThanOrEqual(100);
      seen.push(...page.items.map(({ board }) => board));
      states.push(...page.items.map(({ state }) => state));
      nextToken = page.nextToken;
    } while (nextToken);
    expect(new Set(seen).size).toBe(250);
    expect(seen).toHaveLength(250);
    expect([...new Set(states)]).toEqual(['failing', 'late', 'fresh']);
  });

  test('are counted by state, whatever the filter', () => {
    const page = listSources(many, { state: 'failing' }, NOW);
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

  test('OPS-02 are counted by system, the largest first, and filtered by it', () => {
    const workday = ['one', 'two', 'three'].map((slug) =>
      aBoard(slug, { ats: 'workday', outcome: 'failed', message: 'The answer is not a Workday board.' }),
    );
    const all = [...workday, aBoard('paused', { ats: 'lever', paused: true }), ...many];
    const systems = [
      { ats: 'greenhouse', sources: 250, failing: 5, odd: 0 },
      { ats: 'workday', sources: 3, failing: 3, odd: 3 },
      { ats: 'lever', sources: 1, failing: 0, odd: 0 },
    ];
    const page = listSources(all, { ats: 'workday' }, NOW);
    expect(page).toMatchObject({ systems, nextToken: null });
    expect(page.items.map(({ ats }) => ats)).toEqual(['workday', 'workday', 'workday']);
    expect(page.counts.filter(({ sources }) => sources > 0)).toEqual([{ state: 'failing', sources: 3 }]);
    expect(listSources(all, { ats: 'nothing' }, NOW)).toMatchObject({ items: [], systems });
  });

  test('reject an unknown state and an invalid token', () => {
    expect(SourceQuery.safeParse({ state: 'poorly' }).error?.issues[0]?.message).toMatch(
      /^state: Unknown state/,
    );
    for (const nextToken of ['x', 'bnVsbA', 'e30'])
      expect(() => listSources(many, { nextToken }, NOW)).toThrow('nextToken: Invalid token.');
  });
});
