import { describe, expect, test } from '@jest/globals';
import {
  type MemoryRows,
  memoryBoardStore,
  memoryHostStore,
} from '../../../functions/ingestion/reading/fixtures/memory-stores.ts';
import { tracingStore } from '../recordings/tracing-store.ts';
import type { PostingContent } from '../recordings/wire.ts';
import { Scene } from './scene.ts';

const BOARDS = 3;
const POSTINGS = 10;

const say = (id: number, facts: Partial<PostingContent> = {}): PostingContent => ({
  id: String(id),
  title: `Data Engineer, Team ${id}`,
  url: `https://jobs.example/${id}`,
  location: 'Austin, TX',
  html: '<p>We build it.</p>',
  publishedAt: '',
  ...facts,
});

/** Returns boards that were read once, over stores that count their writes. */
async function boardsRead() {
  const rows: MemoryRows = { boards: new Map(), rows: new Map() };
  const tracing = tracingStore(rows);
  const saved: string[] = [];
  const boards = memoryBoardStore(rows);
  const scene = new Scene({
    boards: {
      ...boards,
      async save(board) {
        saved.push(board.sk);
        await boards.save(board);
      },
    },
    jobs: tracing.store,
    hosts: memoryHostStore(() => scene.now),
  });
  for (let number = 0; number < BOARDS; number += 1)
    await scene.open(
      `acme-${number}`,
      Array.from({ length: POSTINGS }, (_, nth) => say(number * 100 + nth)),
    );
  await scene.read();
  return { scene, tracing, saved, rows };
}

// Only written rows trigger enrichment (stream/routes.ts), so counting writes is enough.
describe('ING-02 what is unchanged', () => {
  test.each(['same body', '304'] as const)(
    'costs a board no write but that of its own record (%s)',
    async (again) => {
      const { scene, tracing, saved, rows } = await boardsRead();
      scene.again = again;
      await scene.read();
      const [writes, checks, before] = [tracing.writes(), saved.length, new Map(rows.rows)];
      await scene.read();
      expect(tracing.writes() - writes).toBe(0);
      expect(saved.length - checks).toBe(BOARDS);
      expect(rows.rows).toEqual(before);
    },
  );

  test('costs the postings of a changed board no write: only the one that changed is written', async () => {
    const { scene, tracing, rows } = await boardsRead();
    const [writes, before] = [tracing.writes(), new Map(rows.rows)];
    scene.change(([first, ...others], slug) =>
      first ? [{ ...first, title: `Site Reliability Engineer ${slug}` }, ...others] : [],
    );
    await scene.read();
    expect(tracing.writes() - writes).toBe(BOARDS);
    const rewritten = [...rows.rows].filter(
      ([name, row]) => before.get(name) !== row && name.startsWith('POSTING#'),
    );
    expect(rewritten).toHaveLength(BOARDS);
  });

  test('costs no write where postings only stand in another order', async () => {
    const { scene, tracing } = await boardsRead();
    const writes = tracing.writes();
    scene.change((postings) => postings.toReversed());
    await scene.read();
    expect(tracing.writes() - writes).toBe(0);
  });
});
