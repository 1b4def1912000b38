import { describe, expect, test } from '@jest/globals';
import {
  type MemoryRows,
  memoryBoardStore,
  memoryHostStore,
} from '../../../functions/ingestion/reading/fixtures/memory-stores.ts';
import { createTracingStore } from '../../../functions/ingestion/reading/fixtures/replay/tracing-store.ts';
import type { PostingContent } from '../../../functions/ingestion/reading/fixtures/replay/vendor-formats.ts';
import { FakeBoards } from './fake-boards.ts';

const BOARDS = 3;
const POSTINGS = 10;

const posting = (id: number, facts: Partial<PostingContent> = {}): PostingContent => ({
  id: String(id),
  title: `Data Engineer, Team ${id}`,
  url: `https://jobs.example/${id}`,
  location: 'Austin, TX',
  html: '<p>We build it.</p>',
  publishedAt: '',
  ...facts,
});

/** Returns boards that were read once, with stores that count writes. */
async function createReadBoards() {
  const rows: MemoryRows = { boards: new Map(), rows: new Map() };
  const tracing = createTracingStore(rows);
  const saved: string[] = [];
  const boards = memoryBoardStore(rows);
  const fakeBoards = new FakeBoards({
    boards: {
      ...boards,
      async save(board) {
        saved.push(board.sk);
        await boards.save(board);
      },
    },
    jobs: tracing.store,
    hosts: memoryHostStore(() => fakeBoards.now),
  });
  for (let number = 0; number < BOARDS; number += 1)
    await fakeBoards.open(
      `acme-${number}`,
      Array.from({ length: POSTINGS }, (_, nth) => posting(number * 100 + nth)),
    );
  await fakeBoards.read();
  return { fakeBoards, tracing, saved, rows };
}

// Only written rows trigger enrichment (stream/routes.ts), so counting writes is enough.
describe('ING-02 writes on unchanged boards', () => {
  test.each(['same body', '304'] as const)(
    'touch only the check record of an unchanged board (%s)',
    async (again) => {
      const { fakeBoards, tracing, saved, rows } = await createReadBoards();
      fakeBoards.repeatResponse = again;
      await fakeBoards.read();
      const [writes, checks, before] = [tracing.writes(), saved.length, new Map(rows.rows)];
      await fakeBoards.read();
      expect(tracing.writes() - writes).toBe(0);
      expect(saved.length - checks).toBe(BOARDS);
      expect(rows.rows).toEqual(before);
    },
  );

  test('touch only the changed posting of a changed board', async () => {
    const { fakeBoards, tracing, rows } = await createReadBoards();
    const [writes, before] = [tracing.writes(), new Map(rows.rows)];
    fakeBoards.change(([first, ...others], slug) =>
      first ? [{ ...first, title: `Site Reliability Engineer ${slug}` }, ...others] : [],
    );
    await fakeBoards.read();
    expect(tracing.writes() - writes).toBe(BOARDS);
    const rewritten = [...rows.rows].filter(
      ([name, row]) => before.get(name) !== row && name.startsWith('POSTING#'),
    );
    expect(rewritten).toHaveLength(BOARDS);
  });

  test('are not caused by reordered postings', async () => {
    const { fakeBoards, tracing } = await createReadBoards();
    const writes = tracing.writes();
    fakeBoards.change((postings) => postings.toReversed());
    await fakeBoards.read();
    expect(tracing.writes() - writes).toBe(0);
  });
});
