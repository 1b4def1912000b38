import { beforeEach, describe, expect, test } from '@jest/globals';
import { newBoard } from '../registry/board-store.ts';
import { BoardScene } from './fixtures/board-scene.ts';
import { readLanes } from './read-lanes.ts';

let scene: BoardScene;

beforeEach(() => {
  scene = new BoardScene();
  for (const slug of ['a', 'b', 'c']) {
    const board = newBoard(
      { ats: 'greenhouse', slug, company: 'Acme', favorite: false },
      new Date(scene.now),
    );
    scene.rows.boards.set(board.sk, board);
  }
});

const entry = (slug: string, lane = 'greenhouse-0') => ({ board: `greenhouse:${slug}`, lane });
const outcomes = () => ['a', 'b', 'c'].map((slug) => scene.rows.boards.get(`greenhouse:${slug}`)?.outcome);

describe('the lanes of a reader', () => {
  test('ING-02 are read at the same time, and the boards of a lane one after the other', async () => {
    const open = new Set<string>();
    const together: string[][] = [];
    scene.deps = {
      ...scene.deps,
      fetch: async (input) => {
        const slug = /boards\/(\w)\//.exec(`${input}`)?.[1] ?? '';
        open.add(slug);
        await new Promise((resolve) => setImmediate(resolve));
        together.push([...open].sort());
        open.delete(slug);
        return Response.json({ jobs: [] });
      },
    };
    await readLanes(scene.deps, [entry('a', 'one'), entry('b', 'one'), entry('c', 'two')]);
    expect(together.some((slugs) => slugs.length === 2)).toBe(true);
    expect(together.some((slugs) => slugs.includes('a') && slugs.includes('b'))).toBe(false);
    expect(outcomes()).toEqual(['read', 'read', 'read']);
  });

  test('ING-02 begin no board after the round, which stays due', async () => {
    scene.deps = {
      ...scene.deps,
      fetch: async () => {
        scene.now += 60_000;
        return Response.json({ jobs: [] });
      },
    };
    await readLanes(scene.deps, [entry('a'), entry('b')]);
    expect(outcomes()).toEqual(['read', 'never', 'never']);
    expect(scene.rows.boards.get('greenhouse:b')?.dueAt).toBe(new Date(scene.now - 60_000).toISOString());
  });

  test('ING-03 go on after a fault of our own, which staff see', async () => {
    const { listSeen } = scene.deps.jobs;
    scene.deps = {
      ...scene.deps,
      jobs: {
        ...scene.deps.jobs,
        listSeen: async (board) => {
          if (board === 'greenhouse:a') throw new Error('The table is throttled.');
          return listSeen(board);
        },
      },
    };
    await readLanes(scene.deps, [entry('a'), entry('b')]);
    expect(outcomes()).toEqual(['failed', 'read', 'never']);
    expect(scene.rows.boards.get('greenhouse:a')).toMatchObject({
      failures: 1,
      message: 'A fault of our own: The table is throttled.',
    });
  });

  test('ING-03 repeat a replayed reading after a fault', async () => {
    scene.deps = {
      ...scene.deps,
      jobs: {
        ...scene.deps.jobs,
        listSeen: async () => {
          throw new Error('The table is throttled.');
        },
      },
    };
    const seenAt = new Date(scene.now);
    const replay = readLanes(scene.deps, [{ ...entry('a'), seenAt }]);
    await expect(replay).rejects.toThrow('The table is throttled.');
  });
});
