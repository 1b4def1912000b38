import * as z from 'zod';
import { adapterOf } from '../../../functions/ingestion/adapters/adapters.ts';
import { recordedBoard } from '../../../functions/test-data/test-data.ts';
import type { ReplayedBoard } from './replayed-board.ts';

const Entry = z.looseObject({
  id: z.union([z.string(), z.number()]).optional(),
  shortcode: z.string().optional(),
});
const Entries = z.array(Entry);
const Answer = z.union([
  Entries,
  z.object({ jobs: Entries }).transform(({ jobs }) => jobs),
  z.object({ offers: Entries }).transform(({ offers }) => offers),
  z.object({ content: Entries }).transform(({ content }) => content),
]);

/**
 * Returns the vendors' recorded responses as boards that show every posting from `at` on, in milliseconds.
 * The adapters' output is taken as expected, because the adapters have their own tests.
 */
export function readVendorBoards(vendors: readonly string[], at: number): ReplayedBoard[] {
  return vendors.map((ats) => {
    const body = recordedBoard(ats);
    const slug = 'recording';
    const wires = Map.groupBy(Answer.parse(body), ({ id, shortcode }) => String(id ?? shortcode));
    const { postings } = adapterOf(ats).parse(slug, [body]);
    const replayed = postings.map((expected) => ({
      id: expected.id,
      shown: [{ at, wire: wires.get(expected.id) ?? [], expected }] as const,
      goneAt: undefined,
      detail: { id: expected.id, jobAd: {} },
    }));
    return { ats, slug, company: postings[0]?.company ?? '', postings: replayed };
  });
}
