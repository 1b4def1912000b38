import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { Posting } from '../../postings/posting.ts';
import type { SeenPosting } from '../../table/board.ts';
import { type Diff, diffBoard, fingerprint } from './diff.ts';

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
  unreadable: unreadable.map((id) => ({ id, why: 'broken' })),
});
const ids = (rows: readonly SeenPosting[]) => rows.map(({ sk }) => sk);

/** What a diff, once written, leaves behind. */
function remember(seen: readonly SeenPosting[], diff: Diff): SeenPosting[] {
  const rows = new Map(seen.map((one) => [one.sk, one]));
  for (const { posting: one, hash } of diff.fresh) rows.set(one.id, row(one.id, { hash }));
  for (const { posting: one, hash } of diff.edited) rows.set(one.id, row(one.id, { hash }));
  for (const one of diff.missing) rows.set(one.sk, { ...one, missed: true });
  for (const one of diff.back) rows.set(one.sk, { ...(rows.get(one.sk) ?? one), missed: false });
  for (const one of diff.vanished) rows.set(one.sk, { ...one, missed: false, closed: true });
  return [...rows.values()];
}

const nothing = { fresh: [], edited: [], missing: [], vanished: [], back: [], suspect: false };

describe('a reading of a board', () => {
  test('ING-01 that is new is all new, an id that is repeated once and in its first form', () => {
    const twice = [posting('1', 'First'), posting('2'), posting('1', 'Second')];
    const { fresh } = diffBoard(reading(twice), []);
    expect(fresh.map((found) => found.posting)).toEqual([posting('1', 'First'), posting('2')]);
  });

  test('that says what was seen changes nothing', () => {
    expect(diffBoard(reading([posting('1'), posting('2')]), [row('1'), row('2')])).toEqual(nothing);
  });

  test('in which only the time of the edit differs changes nothing', () => {
    const touched = { ...posting('1'), editedAt: '2026-06-01T00:00:00.000Z' };
    expect(diffBoard(reading([touched]), [row('1')])).toEqual(nothing);
  });

  test('tells what was edited', () => {
    const after = posting('1', 'Senior Engineer');
    expect(diffBoard(reading([after]), [row('1')]).edited).toEqual([
      { posting: after, hash: fingerprint(after), seen: row('1') },
    ]);
  });

  test('that may be incomplete takes nothing to be gone', () => {
    const partial = { ...reading([posting('2')]), partial: 'A page shifted.' };
    const seen = [row('1', { missed: true }), row('2')];
    expect(diffBoard(partial, seen)).toMatchObject({ missing: [], vanished: [] });
    // unless it has been so for a day: then that is how the board is
    expect(ids(diffBoard(partial, seen, true).vanished)).toEqual(['1']);
  });

  test('ING-01 believes that a posting is gone when it is gone twice in a row', () => {
    const there = ['1', '2', '3', '4'].map((id) => posting(id));
    const first = diffBoard(reading(there), [...there.map(({ id }) => row(id)), row('5')]);
    expect(ids(first.missing)).toEqual(['5']);
    expect(first.vanished).toEqual([]);
    const second = diffBoard(reading(there), [...there.map(({ id }) => row(id)), row('5', { missed: true })]);
    expect(second.missing).toEqual([]);
    expect(ids(second.vanished)).toEqual(['5']);
  });

  test('takes a posting that is back for one that was never gone', () => {
    const diff = diffBoard(reading([posting('1')]), [row('1', { missed: true })]);
    expect(ids(diff.back)).toEqual(['1']);
    expect(diff.edited).toEqual([]);
  });

  test('tells a posting that was closed and is put up again', () => {
    const diff = diffBoard(reading([posting('1')]), [row('1', { closed: true })]);
    expect(diff.edited.map(({ seen }) => seen.sk)).toEqual(['1']);
  });

  test('ING-03 takes what it cannot read for what is there', () => {
    const seen = [row('1'), row('2', { missed: true })];
    const diff = diffBoard(reading([posting('1')], ['2']), seen);
    expect(ids(diff.back)).toEqual(['2']);
    expect([...diff.missing, ...diff.vanished]).toEqual([]);
  });

  test('ING-03 sees an edit though the same id comes a second time and cannot be read', () => {
    const after = posting('1', 'Senior Engineer');
    expect(diffBoard(reading([after], ['1']), [row('1')]).edited).toHaveLength(1);
  });

  test('ING-03 believes nothing to be gone while a posting has no id to tell which it is', () => {
    const diff = diffBoard(reading([posting('1')], ['']), [row('1'), row('2', { missed: true })]);
    expect(diff).toMatchObject({ missing: [], vanished: [], suspect: true });
  });
});

describe('a board that loses much at once', () => {
  const open = Array.from({ length: 10 }, (_, number) => row(`${number}`, { missed: true }));
  const left = (count: number) => reading(open.slice(0, count).map(({ sk }) => posting(sk)));

  test.each([0, 1, 4])('ING-03 and has %i of ten left closes nothing and is suspect', (count) => {
    expect(diffBoard(left(count), open)).toMatchObject({ missing: [], vanished: [], suspect: true });
  });

  test.each([5, 9])('and has %i of ten left is believed', (count) => {
    const diff = diffBoard(left(count), open);
    expect(diff.suspect).toBe(false);
    expect(diff.vanished).toHaveLength(10 - count);
  });

  test('ING-03 that had a single posting and shows none is suspect too', () => {
    expect(diffBoard(reading([]), [row('1', { missed: true })])).toMatchObject({
      vanished: [],
      suspect: true,
    });
  });

  test('and has been suspect for long enough is believed', () => {
    const diff = diffBoard(left(0), open, true);
    expect(diff.suspect).toBe(false);
    expect(diff.vanished).toHaveLength(10);
  });

  test('is not suspect for what closed long ago', () => {
    const closed = open.map((one) => ({ ...one, missed: false, closed: true }));
    expect(diffBoard(left(0), closed)).toEqual(nothing);
  });
});

describe('the history of a board, whatever it is', () => {
  /** What is on the board at each reading: ids with a version of their text, some unreadable. */
  const snapshot = fc.record({
    shown: fc.uniqueArray(fc.tuple(fc.nat(7), fc.nat(1)), { selector: ([id]) => id, maxLength: 8 }),
    broken: fc.array(fc.nat(7), { maxLength: 2 }),
    nameless: fc.boolean(),
  });

  test('ING-01 ING-03 new once, edited when it differs, closed only when gone twice in a row', () => {
    fc.assert(
      fc.property(fc.array(snapshot, { maxLength: 12 }), (history) => {
        let seen: SeenPosting[] = [];
        let goneBefore = new Set<string>();
        for (const { shown, broken, nameless } of history) {
          const postings = shown.map(([id, version]) => posting(`${id}`, `Version ${version}`));
          const unread = [...broken.map(String), ...(nameless ? [''] : [])];
          const there = new Set([...postings.map(({ id }) => id), ...unread]);
          // when
          const diff = diffBoard(reading(postings, unread), seen);
          // then
          const before = new Map(seen.map((one) => [one.sk, one]));
          expect(diff.fresh.map(({ posting: { id } }) => id)).toEqual(
            postings.map(({ id }) => id).filter((id) => !before.has(id)),
          );
          for (const one of postings) {
            const known = before.get(one.id);
            const edited = diff.edited.some((edit) => edit.posting.id === one.id);
            if (known) expect(edited).toBe(known.closed || known.hash !== fingerprint(one));
          }
          const open = seen.filter((one) => !one.closed);
          const gone = open.filter((one) => !there.has(one.sk));
          for (const one of diff.vanished) {
            expect(there.has(one.sk)).toBe(false);
            expect(goneBefore.has(one.sk)).toBe(true);
          }
          const lost = gone.length >= 3 && gone.length * 2 > open.length;
          if (lost || (postings.length === 0 && open.length > 0)) {
            expect(diff).toMatchObject({ missing: [], vanished: [], suspect: true });
          } else if (!nameless) {
            expect([...ids(diff.missing), ...ids(diff.vanished)].sort()).toEqual(ids(gone).sort());
          }
          goneBefore = new Set([
            ...(diff.suspect ? [...goneBefore].filter((id) => !there.has(id)) : ids(gone)),
          ]);
          seen = remember(seen, diff);
        }
      }),
      { numRuns: 100 },
    );
  });
});
