import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { Employer, type Shown } from './fixtures/employer.ts';
import type { JobStore } from './job-store.ts';

const BOARDS = ['acme', 'acme-europe'] as const;
const CITIES = ['Austin, TX', 'Denver, CO', 'Berlin, Germany', 'Toronto, ON'] as const;

/** A step of a history: a posting appears, goes, moves; a board is read, and the writing may break off; nothing happens for two days. */
const step = fc.oneof(
  fc.record({
    kind: fc.constant('post' as const),
    board: fc.constantFrom(...BOARDS),
    vacancy: fc.nat(3),
    city: fc.constantFrom(...CITIES),
  }),
  fc.record({ kind: fc.constant('take down' as const), nth: fc.nat(20) }),
  fc.record({ kind: fc.constant('move' as const), nth: fc.nat(20), city: fc.constantFrom(...CITIES) }),
  fc.record({
    kind: fc.constant('read' as const),
    board: fc.constantFrom(...BOARDS),
    breaksAt: fc.option(fc.nat(6), { freq: 3 }),
  }),
  fc.constant({ kind: 'rest' as const }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** The store, until so many writes have been made; the one after loses either the write or only its answer. */
function breaking(store: JobStore, after: number): JobStore {
  let left = after;
  return {
    ...store,
    async write(change) {
      left -= 1;
      if (left === -1) {
        if (after % 2 === 0) await store.write(change);
        throw new Error('The connection broke.');
      }
      return store.write(change);
    },
  };
}

async function play(history: readonly Step[]): Promise<{ employer: Employer; shown: Map<string, Shown[]> }> {
  const employer = new Employer(...BOARDS);
  const whole = employer.jobs;
  const shown = new Map<string, Shown[]>(BOARDS.map((board) => [board, []]));
  let id = 0;
  // Three quiet readings more than a day apart settle whatever happened: a suspect loss is then believed.
  const rest = async () => {
    for (let round = 0; round < 4; round += 1) {
      for (const board of BOARDS) await employer.read(board, [...(shown.get(board) ?? [])]);
      employer.now += 13 * 3_600_000;
    }
  };
  const all = () => [...shown].flatMap(([board, some]) => some.map((one) => ({ board, one })));
  for (const move of history) {
    const chosen = 'nth' in move ? all()[move.nth % Math.max(1, all().length)] : undefined;
    if (move.kind === 'post') {
      id += 1;
      shown.get(move.board)?.push({ id, vacancy: move.vacancy, city: move.city });
    } else if (move.kind === 'rest') await rest();
    else if (move.kind === 'read') {
      employer.jobs = move.breaksAt === null ? whole : breaking(whole, move.breaksAt);
      await employer.read(move.board, [...(shown.get(move.board) ?? [])]);
      employer.jobs = whole;
    } else if (chosen) {
      const others = (shown.get(chosen.board) ?? []).filter(({ id: other }) => other !== chosen.one.id);
      shown.set(
        chosen.board,
        move.kind === 'move' ? [...others, { ...chosen.one, city: move.city }] : others,
      );
    }
  }
  await rest();
  return { employer, shown };
}

test('ING-01 however postings come and go, every one shown is carried by the one open job of its vacancy', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30, size: 'max' }), async (history) => {
      // given
      const { employer, shown } = await play(history);
      // then
      const expected = new Map<number, string[]>();
      for (const [board, postings] of shown)
        for (const { vacancy, id } of postings)
          expected.set(vacancy, [...(expected.get(vacancy) ?? []), `greenhouse:${board}#${id}`]);
      expect(employer.open()).toEqual([...expected.values()].map((postings) => postings.sort()).sort());
      // and nobody was told of one vacancy by two jobs
      const told = employer.everyJob().map(({ sketch }) => sketch);
      expect(new Set(told).size).toBe(told.length);
    }),
    { numRuns: 25 },
  );
});
