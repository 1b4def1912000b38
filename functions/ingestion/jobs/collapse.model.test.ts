import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { Employer, type ShownPosting } from './fixtures/employer-scene.ts';
import type { JobStore } from './job-store.ts';

const BOARDS = ['acme', 'acme-europe'] as const;
const CITIES = ['Austin, TX', 'Denver, CO', 'Berlin, Germany', 'Toronto, ON'] as const;

/** A posting appears, disappears or moves; a board is read, possibly with a failing write; or two quiet days pass. */
const step = fc.oneof(
  fc.record({
    kind: fc.constant('post' as const),
    board: fc.constantFrom(...BOARDS),
    opening: fc.nat(3),
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

/** A store that fails after this many writes, either before or after the failing one takes effect. */
function failingAfter(store: JobStore, after: number): JobStore {
  let left = after;
  return {
    ...store,
    async write(change) {
      left -= 1;
      if (left === -1) {
        if (after % 2 === 0) await store.write(change);
        throw new Error('Connection lost');
      }
      return store.write(change);
    },
  };
}

async function play(
  history: readonly Step[],
): Promise<{ employer: Employer; shown: Map<string, ShownPosting[]> }> {
  const employer = new Employer(...BOARDS);
  const intact = employer.jobs;
  const shown = new Map<string, ShownPosting[]>(BOARDS.map((board) => [board, []]));
  let id = 0;
  // Readings over more than a day settle every change, because a suspect loss is believed then.
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
      shown.get(move.board)?.push({ id, opening: move.opening, city: move.city });
    } else if (move.kind === 'rest') await rest();
    else if (move.kind === 'read') {
      employer.jobs = move.breaksAt === null ? intact : failingAfter(intact, move.breaksAt);
      await employer.read(move.board, [...(shown.get(move.board) ?? [])]);
      employer.jobs = intact;
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

test('ING-01 whatever the history, postings of one opening belong to one open job', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30, size: 'max' }), async (history) => {
      // given
      const { employer, shown } = await play(history);
      // then
      const expected = new Map<number, string[]>();
      for (const [board, postings] of shown)
        for (const { opening, id } of postings)
          expected.set(opening, [...(expected.get(opening) ?? []), `greenhouse:${board}#${id}`]);
      expect(employer.open()).toEqual([...expected.values()].map((postings) => postings.sort()).sort());
      // and no opening ever had two jobs
      const sketches = employer.everyJob().map(({ sketch }) => sketch);
      expect(new Set(sketches).size).toBe(sketches.length);
      // and ids sort by detection time
      const jobs = employer.everyJob().sort((one, other) => (one.jobID < other.jobID ? -1 : 1));
      const detected = jobs.map(({ jobDetected }) => jobDetected);
      expect(detected).toEqual(detected.toSorted());
    }),
    { numRuns: 25 },
  );
});
