import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { Posting } from '../../postings/posting.ts';
import type { SeenPosting } from '../../table/board.ts';
import { type BoardDiff, diffBoard, fingerprint } from './diff-board.ts';

const posting = (id: string, title = 'Engineer'): Posting => ({
  ats: 'greenhouse',
  board: 'acme',
  id,
  title,
  company: 'Acme',
  url: `https://jobs.example/${id}`,
  html: '',
  locations: [],
  departments: [],
  pay: [],
});

const row = (id: string, facts: Partial<SeenPosting> = {}): SeenPosting => ({
  pk: 'POSTING#greenhouse:acme',
  sk: id,
  jobId: `greenhouse-acme-${id}`,
  hash: fingerprint(posting(id)),
  missed: false,
  closed: false,
  left: '',
  ...facts,
});

const reading = (postings: readonly Posting[], unreadable: readonly string[] = []) => ({
  postings,
  unreadable: unreadable.map((id) => ({ id, error: 'broken' })),
});
const ids = (rows: readonly SeenPosting[]) => rows.map(({ sk }) => sk);

/** The rows after a diff was written. */
function applyDiff(seen: readonly SeenPosting[], diff: BoardDiff): SeenPosting[] {
  const rows = new Map(seen.map((one) => [one.sk, one]));
  for (const { posting: one, hash } of diff.added) rows.set(one.id, row(one.id, { hash }));
  for (const { posting: one, hash } of diff.edited) rows.set(one.id, row(one.id, { hash }));
  for (const one of diff.missing) rows.set(one.sk, { ...one, missed: true });
  for (const one of diff.reappeared) rows.set(one.sk, { ...(rows.get(one.sk) ?? one), missed: false });
  for (const one of diff.removed) rows.set(one.sk, { ...one, missed: false, closed: true });
  return [...rows.values()];
}

const nothing = { added: [], edited: [], missing: [], removed: [], reappeared: [], isSuspect: false };

describe('a reading of a board', () => {
  test('ING-01 of a new board adds all postings, a repeated id once and in its first form', () => {
    const twice = [posting('1', 'First'), posting('2'), posting('1', 'Second')];
    const { added } = diffBoard(reading(twice), []);
    expect(added.map((found) => found.posting)).toEqual([posting('1', 'First'), posting('2')]);
  });

  test('ING-03 that is incomplete closes nothing, however long it has been', () => {
    const partial = { ...reading([posting('1')]), partial: 'Pages are missing.' };
    const seen = [row('1'), row('2'), row('3', { missed: true })];
    expect(ids(diffBoard(partial, seen, true).removed)).toEqual(['3']);
    expect(diffBoard({ ...partial, isIncomplete: true }, seen, true)).toMatchObject(nothing);
  });

  test('without changes has an empty diff', () => {
    expect(diffBoard(reading([posting('1'), posting('2')]), [row('1'), row('2')])).toMatchObject(nothing);
  });

  test('with only another edit time has an empty diff', () => {
    const touched = { ...posting('1'), editedAt: '2026-06-01T00:00:00.000Z' };
    expect(diffBoard(reading([touched]), [row('1')])).toMatchObject(nothing);
  });

  test('reports edited postings', () => {
    const after = posting('1', 'Senior Engineer');
    expect(diffBoard(reading([after]), [row('1')]).edited).toEqual([
      { posting: after, hash: fingerprint(after), seen: row('1') },
    ]);
  });

  test('that is partial removes nothing', () => {
    const partial = { ...reading([posting('2')]), partial: 'A page shifted.' };
    const seen = [row('1', { missed: true }), row('2')];
    expect(diffBoard(partial, seen)).toMatchObject({ missing: [], removed: [] });
    // unless it has been partial for a day
    expect(ids(diffBoard(partial, seen, true).removed)).toEqual(['1']);
  });

  test('ING-01 removes a posting that is absent twice in a row', () => {
    const there = ['1', '2', '3', '4'].map((id) => posting(id));
    const first = diffBoard(reading(there), [...there.map(({ id }) => row(id)), row('5')]);
    expect(ids(first.missing)).toEqual(['5']);
    expect(first.removed).toEqual([]);
    const second = diffBoard(reading(there), [...there.map(({ id }) => row(id)), row('5', { missed: true })]);
    expect(second.missing).toEqual([]);
    expect(ids(second.removed)).toEqual(['5']);
  });

  test('reports a posting that reappears, and not as edited', () => {
    const diff = diffBoard(reading([posting('1')]), [row('1', { missed: true })]);
    expect(ids(diff.reappeared)).toEqual(['1']);
    expect(diff.edited).toEqual([]);
  });

  test('reports a closed posting that reappears as edited', () => {
    const diff = diffBoard(reading([posting('1')]), [row('1', { closed: true })]);
    expect(diff.edited.map(({ seen }) => seen.sk)).toEqual(['1']);
  });

  test('ING-03 counts unreadable postings as present', () => {
    const seen = [row('1'), row('2', { missed: true })];
    const diff = diffBoard(reading([posting('1')], ['2']), seen);
    expect(ids(diff.reappeared)).toEqual(['2']);
    expect([...diff.missing, ...diff.removed]).toEqual([]);
  });

  test('ING-03 reports an edit even if the same id occurs again as unreadable', () => {
    const after = posting('1', 'Senior Engineer');
    expect(diffBoard(reading([after], ['1']), [row('1')]).edited).toHaveLength(1);
  });

  test('ING-03 removes nothing while an unreadable posting has no id', () => {
    const diff = diffBoard(reading([posting('1')], ['']), [row('1'), row('2', { missed: true })]);
    expect(diff).toMatchObject({ missing: [], removed: [], isSuspect: true });
  });
});

describe('a board that loses many postings at once', () => {
  const open = Array.from({ length: 10 }, (_, number) => row(`${number}`, { missed: true }));
  const left = (count: number) => reading(open.slice(0, count).map(({ sk }) => posting(sk)));

  test.each([0, 1, 4])('ING-03 and has %i of ten left is suspect, and nothing is removed', (count) => {
    expect(diffBoard(left(count), open)).toMatchObject({ missing: [], removed: [], isSuspect: true });
  });

  test.each([5, 9])('and has %i of ten left is believed', (count) => {
    const diff = diffBoard(left(count), open);
    expect(diff.isSuspect).toBe(false);
    expect(diff.removed).toHaveLength(10 - count);
  });

  test('ING-03 is suspect if its only posting disappears', () => {
    expect(diffBoard(reading([]), [row('1', { missed: true })])).toMatchObject({
      removed: [],
      isSuspect: true,
    });
  });

  test('is believed once it has been suspect for long enough', () => {
    const diff = diffBoard(left(0), open, true);
    expect(diff.isSuspect).toBe(false);
    expect(diff.removed).toHaveLength(10);
  });

  test('is not suspect because of closed postings', () => {
    const closed = open.map((one) => ({ ...one, missed: false, closed: true }));
    expect(diffBoard(left(0), closed)).toMatchObject(nothing);
  });
});

describe('any history of a board', () => {
  /** The board at a reading: ids with a version of their text, some unreadable. */
  const snapshot = fc.record({
    shown: fc.uniqueArray(fc.tuple(fc.nat(7), fc.nat(1)), { selector: ([id]) => id, maxLength: 8 }),
    unreadable: fc.array(fc.nat(7), { maxLength: 2 }),
    withoutId: fc.boolean(),
  });

  test('ING-01 ING-03 adds a posting once, edits it when it differs, and removes it only when absent twice in a row', () => {
    fc.assert(
      fc.property(fc.array(snapshot, { maxLength: 12 }), (history) => {
        let seen: SeenPosting[] = [];
        let goneBefore = new Set<string>();
        for (const { shown, unreadable, withoutId } of history) {
          const postings = shown.map(([id, version]) => posting(`${id}`, `Version ${version}`));
          const unreadableIds = [...unreadable.map(String), ...(withoutId ? [''] : [])];
          const there = new Set([...postings.map(({ id }) => id), ...unreadableIds]);
          // when
          const diff = diffBoard(reading(postings, unreadableIds), seen);
          // then
          const before = new Map(seen.map((one) => [one.sk, one]));
          expect(diff.added.map(({ posting: { id } }) => id)).toEqual(
            postings.map(({ id }) => id).filter((id) => !before.has(id)),
          );
          for (const one of postings) {
            const known = before.get(one.id);
            const edited = diff.edited.some((edit) => edit.posting.id === one.id);
            if (known) expect(edited).toBe(known.closed || known.hash !== fingerprint(one));
          }
          const open = seen.filter((one) => !one.closed);
          const gone = open.filter((one) => !there.has(one.sk));
          for (const one of diff.removed) {
            expect(there.has(one.sk)).toBe(false);
            expect(goneBefore.has(one.sk)).toBe(true);
          }
          const lost = gone.length >= 3 && gone.length * 2 > open.length;
          if (lost || (postings.length === 0 && open.length > 0)) {
            expect(diff).toMatchObject({ missing: [], removed: [], isSuspect: true });
          } else if (!withoutId) {
            expect([...ids(diff.missing), ...ids(diff.removed)].sort()).toEqual(ids(gone).sort());
          }
          goneBefore = new Set([
            ...(diff.isSuspect ? [...goneBefore].filter((id) => !there.has(id)) : ids(gone)),
          ]);
          seen = applyDiff(seen, diff);
        }
      }),
      { numRuns: 100 },
    );
  });
});
