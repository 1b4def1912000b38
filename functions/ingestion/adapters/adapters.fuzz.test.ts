import { runs } from '@daybreak/contract/fixtures/sampling.ts';
import { beforeAll, describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { extractJobFacts } from '../../postings/job-facts.ts';
import type { Posting } from '../../postings/posting.ts';
import { SeenPosting } from '../../table/board.ts';
import { diffBoard } from '../reading/diff-board.ts';
import type { BoardReading } from './adapter.ts';
import { adapterOf, systems } from './adapters.ts';
import { mutate, mutation } from './fixtures/mutations.ts';
import {
  detailFields,
  pagesWith,
  rawPostingsIn,
  recordedPages,
  slugFor,
  syntheticPages,
} from './fixtures/raw-pages.ts';

/** Angle brackets, control characters and bidirectional marks. */
const UNCLEAN = /[<>\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const idsOf = ({ postings, unreadable }: BoardReading) => [...postings, ...unreadable].map(({ id }) => id);

/** Returns undefined for a rejected answer; any other error is a crash. */
function unlessRejected<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    expect(error).toHaveProperty('message', expect.stringMatching(/^The answer /));
    return undefined;
  }
}

function expectClean(posting: Posting): void {
  const unclean = textsIn(extractJobFacts(posting)).filter((text) => UNCLEAN.test(text));
  expect(unclean).toEqual([]);
  expect(posting.url).toMatch(/^https?:\/\/[^<>"\s\p{Cc}]+$/u);
}

/** A board with mutations in some of its postings, and the indexes of those. */
const mutatedBoard = (pages: readonly unknown[]) =>
  fc
    .array(fc.tuple(fc.nat(rawPostingsIn(pages).length - 1), mutation), { minLength: 1, maxLength: 6 })
    .map((changes) => {
      const raws = rawPostingsIn(structuredClone(pages));
      for (const [number, change] of changes) mutate(raws[number], change);
      return { raws, touched: new Set(changes.map(([number]) => number)) };
    });

const RUNS = runs(15);

describe.each(systems())('a board of %s with any mutation', (ats) => {
  const adapter = adapterOf(ats);
  let slug = '';
  beforeAll(async () => {
    slug = await slugFor(ats);
  });
  const readRaws = (pages: readonly unknown[], raws: readonly unknown[]) =>
    adapter.parse(slug, pagesWith(pages, raws));
  /** The ids of each raw posting if it is the only one on its board. */
  const idsAlone = (pages: readonly unknown[], raws: readonly unknown[]) =>
    raws.map((raw) => idsOf(readRaws(pages, [raw])));
  /** The synthetic and the recorded board, with their readings before any mutation. */
  const boards = async () =>
    [await syntheticPages(ats), await recordedPages(ats)].map((pages) => {
      const raws = rawPostingsIn(pages);
      const reading = readRaws(pages, raws);
      return { pages, raws, reading, ids: idsAlone(pages, raws).flat() };
    });
  /** The postings that differ from before the mutation. */
  const changedPostings = (now: BoardReading | undefined, before: BoardReading) => {
    const known = new Set(before.postings.map((posting) => JSON.stringify(posting)));
    return (now?.postings ?? []).filter((posting) => !known.has(JSON.stringify(posting)));
  };

  test('ING-01 is parsed completely without mutations', async () => {
    for (const { raws, reading, ids } of await boards()) {
      expect(reading.unreadable).toEqual([]);
      expect(ids).toHaveLength(raws.length);
      expect(reading.postings.map(({ id }) => id)).toEqual([...new Set(ids)]);
      for (const posting of reading.postings) expectClean(posting);
    }
  });

  test('ING-03 never throws, accounts for every posting, and loses no other', async () => {
    for (const { pages, reading, ids } of await boards())
      fc.assert(
        fc.property(mutatedBoard(pages), ({ raws, touched }) => {
          const now = readRaws(pages, raws);
          // Each posting gives the same single result alone and among the others.
          const each = idsAlone(pages, raws);
          expect(each.map((ids) => ids.length)).toEqual(raws.map(() => 1));
          expect(new Set(idsOf(now))).toEqual(new Set(each.flat()));
          // A posting is affected if it shares an id with a mutated one, before or after.
          const affected = new Set([...touched].flatMap((number) => [ids[number], ...(each[number] ?? [])]));
          for (const posting of reading.postings)
            if (!affected.has(posting.id)) expect(now.postings).toContainEqual(posting);
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
        fc.property(mutatedBoard(pages), ({ raws }) => {
          const { removed } = diffBoard(readRaws(pages, raws), missedOnce);
          const there = idsAlone(pages, raws).flat();
          const gone = removed.map(({ sk }) => sk);
          // A posting is gone if its id was mutated; a posting without an id might be any of them.
          expect(gone.filter((id) => there.includes(id) || there.includes(''))).toEqual([]);
        }),
        RUNS,
      );
    }
  });

  test('ING-03 yields no markup, control characters or bidirectional marks, whatever is put into it', async () => {
    for (const { pages, reading } of await boards())
      fc.assert(
        fc.property(mutatedBoard(pages), ({ raws }) => {
          for (const posting of changedPostings(readRaws(pages, raws), reading)) expectClean(posting);
        }),
        RUNS,
      );
  });

  test('ING-03 is parsed or rejected with a message, whatever its pages are', async () => {
    for (const { pages, reading } of await boards())
      fc.assert(
        fc.property(fc.array(mutation, { minLength: 1, maxLength: 3 }), (changes) => {
          const holder = { pages: structuredClone(pages) };
          for (const change of changes) mutate(holder.pages, change);
          const now = unlessRejected(() => adapter.parse(slug, holder.pages));
          for (const posting of changedPostings(now, reading)) expectClean(posting);
          unlessRejected(() => adapter.nextPage?.(slug, holder.pages));
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
  'ING-03 a posting of $ats keeps its id and title, whatever its detail contains',
  async ({ ats, detail }) => {
    const [posting] = adapterOf(ats).parse(await slugFor(ats), await syntheticPages(ats)).postings;
    if (!posting) throw new Error(`The synthetic board of '${ats}' has no posting.`);
    const fields = await detailFields(ats, posting);
    const body = fc.oneof(
      fc.jsonValue(),
      fc.dictionary(fc.string(), fc.jsonValue()).map((facts) => ({ ...facts, ...fields })),
    );
    let accepted = 0;
    fc.assert(
      fc.property(body, (answer) => {
        const completed = unlessRejected(() => detail.addDetail(posting, answer));
        if (!completed) return;
        accepted += 1;
        expect(completed).toMatchObject({ id: posting.id, title: posting.title });
        expectClean(completed);
      }),
      { numRuns: 15 },
    );
    expect(accepted).toBeGreaterThan(3);
  },
);
