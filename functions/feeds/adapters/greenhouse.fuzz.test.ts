import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { PostingSeen } from '../../table/board.ts';
import { diffBoard, fingerprint } from '../reading/diff.ts';
import { aGreenhouseBoard } from './fixtures/greenhouse-board.ts';
import { greenhouse } from './greenhouse.ts';

/** A change of one place of a posting: a key dropped, or its value replaced. */
const mutation = fc.record({
  at: fc.nat(1_000),
  drop: fc.boolean(),
  value: fc.oneof(
    fc.jsonValue(),
    fc.constantFrom<unknown>(null, '', -1, 1e308, [], {}, '\u0000', '<script>', '&lt;', 'x'.repeat(5_000)),
  ),
});
type Mutation = typeof mutation extends fc.Arbitrary<infer Value> ? Value : never;

/** Every object and list of a value, the value included. */
function holders(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  // Lists are changed by their indexes as objects are by their keys.
  const holder = value as Record<string, unknown>;
  return [holder, ...Object.values(holder).flatMap(holders)];
}

function mutate(posting: Record<string, unknown>, { at, drop, value }: Mutation): void {
  const places = holders(posting).flatMap((holder) =>
    Object.keys(holder).map((key) => [holder, key] as const),
  );
  const [holder, key] = places[at % places.length] ?? [];
  if (!holder || key === undefined) return;
  if (drop) delete holder[key];
  else holder[key] = value;
}

describe('a Greenhouse board of which anything may be broken', () => {
  const whole = greenhouse.read('acme', [aGreenhouseBoard()]);
  const seen: PostingSeen[] = whole.postings.map((posting) => ({
    pk: 'POSTING#greenhouse:acme',
    sk: posting.id,
    jobId: `greenhouse-acme-${posting.id}`,
    hash: fingerprint(posting),
    missed: false,
    closed: false,
    left: '',
  }));

  test('ING-03 never throws, accounts for every posting, and loses no neighbour', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(5), mutation), { minLength: 1, maxLength: 6 }), (changes) => {
        // given
        const board = aGreenhouseBoard();
        for (const [number, change] of changes) mutate(board.jobs[number] ?? {}, change);
        const touched = new Set(changes.map(([number]) => `${number + 1}`));
        // when
        const reading = greenhouse.read('acme', [board]);
        // then
        expect(reading.postings.length + reading.unreadable.length).toBe(6);
        for (const posting of whole.postings.filter(({ id }) => !touched.has(id)))
          expect(reading.postings).toContainEqual(posting);
      }),
      { numRuns: 500 },
    );
  });

  test('ING-03 never closes a posting that is there', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(5), mutation), { minLength: 1, maxLength: 6 }), (changes) => {
        const board = aGreenhouseBoard();
        for (const [number, change] of changes) mutate(board.jobs[number] ?? {}, change);
        const reading = greenhouse.read('acme', [board]);
        const missedOnce = seen.map((row) => ({ ...row, missed: true }));
        const { vanished } = diffBoard(reading, missedOnce);
        // A posting whose id has become another one that can be read is gone indeed.
        const renamed = reading.postings.filter(({ id }) => !seen.some((row) => row.sk === id)).length;
        const misread = reading.unreadable.filter(
          ({ id }) => !seen.some((row) => row.sk === id) && id !== '',
        );
        expect(vanished.length).toBeLessThanOrEqual(renamed + misread.length);
      }),
      { numRuns: 500 },
    );
  });
});
