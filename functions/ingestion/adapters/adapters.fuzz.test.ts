import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { completeJob } from '../../postings/complete-job.ts';
import type { Posting } from '../../postings/posting.ts';
import { SeenPosting } from '../../table/board.ts';
import { diffBoard } from '../reading/diff.ts';
import type { Reading } from './adapter.ts';
import { adapterOf, systems } from './adapters.ts';
import { madeUpPages, pagesWith, rawsIn, recordedPages } from './fixtures/boards.ts';
import { mutate, mutation } from './fixtures/mutations.ts';

/** What no text that is shown may carry: angle brackets, controls, marks that turn the reading direction. */
const UNCLEAN = /[<>\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const idsOf = ({ postings, unreadable }: Reading) => [...postings, ...unreadable].map(({ id }) => id);

/** What is read, or the sentence by which an answer is refused; any other error is a crash. */
function orRefusal<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    expect(error).toHaveProperty('message', expect.stringMatching(/^The answer /));
    return undefined;
  }
}

function expectClean(posting: Posting): void {
  const unclean = textsIn(completeJob(posting)).filter((text) => UNCLEAN.test(text));
  expect(unclean).toEqual([]);
  expect(posting.url).toMatch(/^https?:\/\/[^<>"\s\p{Cc}]+$/u);
}

/** A board with some places of some of its postings changed, and which postings those are. */
const broken = (pages: readonly unknown[]) =>
  fc
    .array(fc.tuple(fc.nat(rawsIn(pages).length - 1), mutation), { minLength: 1, maxLength: 6 })
    .map((changes) => {
      const raws = rawsIn(structuredClone(pages));
      for (const [number, change] of changes) mutate(raws[number], change);
      return { raws, touched: new Set(changes.map(([number]) => number)) };
    });

const RUNS = { numRuns: 15 };

describe.each(systems())('a board of %s of which anything may be broken', (ats) => {
  const adapter = adapterOf(ats);
  const readRaws = (pages: readonly unknown[], raws: readonly unknown[]) =>
    adapter.read('acme', pagesWith(pages, raws));
  /** What each raw posting is told by when it is the only one on its board. */
  const alone = (pages: readonly unknown[], raws: readonly unknown[]) =>
    raws.map((raw) => idsOf(readRaws(pages, [raw])));
  /** The made-up board and the recorded one; and what is read of each while it is intact. */
  const boards = async () =>
    [await madeUpPages(ats), recordedPages(ats)].map((pages) => {
      const raws = rawsIn(pages);
      const reading = readRaws(pages, raws);
      return { pages, raws, reading, ids: alone(pages, raws).flat() };
    });
  /** The postings that are not as they were: what is said of the others has been looked at. */
  const changed = (now: Reading | undefined, before: Reading) => {
    const known = new Set(before.postings.map((posting) => JSON.stringify(posting)));
    return (now?.postings ?? []).filter((posting) => !known.has(JSON.stringify(posting)));
  };

  test('ING-01 is read to its last posting while it is whole', async () => {
    for (const { raws, reading, ids } of await boards()) {
      expect(reading.unreadable).toEqual([]);
      expect(ids).toHaveLength(raws.length);
      expect(reading.postings.map(({ id }) => id)).toEqual([...new Set(ids)]);
      for (const posting of reading.postings) expectClean(posting);
    }
  });

  test('ING-03 never throws, accounts for every posting, and loses no neighbour', async () => {
    for (const { pages, reading, ids } of await boards())
      fc.assert(
        fc.property(broken(pages), ({ raws, touched }) => {
          const now = readRaws(pages, raws);
          // Each posting alone gives the one thing that it gives among its neighbours.
          const each = alone(pages, raws);
          expect(each.map((told) => told.length)).toEqual(raws.map(() => 1));
          expect(new Set(idsOf(now))).toEqual(new Set(each.flat()));
          // A neighbour is one that shares its id with none that was touched, before or after.
          const meant = new Set([...touched].flatMap((number) => [ids[number], ...(each[number] ?? [])]));
          for (const posting of reading.postings)
            if (!meant.has(posting.id)) expect(now.postings).toContainEqual(posting);
        }),
        RUNS,
      );
  });

  test('ING-03 never closes a posting that is there', async () => {
    for (const { pages, reading } of await boards()) {
      const missedOnce = reading.postings.map(({ id }) =>
        SeenPosting.parse({ pk: `POSTING#${ats}:acme`, sk: id, jobId: id, hash: '', missed: true }),
      );
      fc.assert(
        fc.property(broken(pages), ({ raws }) => {
          const { vanished } = diffBoard(readRaws(pages, raws), missedOnce);
          const there = alone(pages, raws).flat();
          const gone = vanished.map(({ sk }) => sk);
          // One is gone where what stood in its place has another id now; one without any may be each of them.
          expect(gone.filter((id) => there.includes(id) || there.includes(''))).toEqual([]);
        }),
        RUNS,
      );
    }
  });

  test('ING-03 shows no markup, no controls and no turned text, whatever is put into it', async () => {
    for (const { pages, reading } of await boards())
      fc.assert(
        fc.property(broken(pages), ({ raws }) => {
          for (const posting of changed(readRaws(pages, raws), reading)) expectClean(posting);
        }),
        RUNS,
      );
  });

  test('ING-03 is read or refused in a sentence, whatever its pages are', async () => {
    for (const { pages, reading } of await boards())
      fc.assert(
        fc.property(fc.array(mutation, { minLength: 1, maxLength: 3 }), (changes) => {
          const holder = { pages: structuredClone(pages) };
          for (const change of changes) mutate(holder.pages, change);
          const now = orRefusal(() => adapter.read('acme', holder.pages));
          for (const posting of changed(now, reading)) expectClean(posting);
          orRefusal(() => adapter.next?.('acme', holder.pages));
        }),
        RUNS,
      );
  });
});

const withDetails = systems().flatMap((ats) => {
  const { detail } = adapterOf(ats);
  return detail ? [{ ats, detail }] : [];
});

test.each(withDetails)(
  'ING-03 a posting of $ats stays what it is, whatever is answered for its text',
  async ({ ats, detail }) => {
    const [posting] = adapterOf(ats).read('acme', await madeUpPages(ats)).postings;
    if (!posting) throw new Error(`The made-up board of '${ats}' has no posting.`);
    const body = fc.oneof(
      fc.jsonValue(),
      fc.dictionary(fc.string(), fc.jsonValue()).map((facts) => ({ ...facts, id: posting.id })),
    );
    let answered = 0;
    fc.assert(
      fc.property(body, (answer) => {
        const completed = orRefusal(() => detail.complete(posting, answer));
        if (!completed) return;
        answered += 1;
        expect(completed).toMatchObject({ id: posting.id, title: posting.title });
        expectClean(completed);
      }),
      RUNS,
    );
    expect(answered).toBeGreaterThan(3);
  },
);
