import { beforeEach, describe, expect, test } from '@jest/globals';
import { workday } from '../adapters/workday.ts';
import { newBoard } from '../registry/board-store.ts';
import { BoardScene } from './fixtures/board-scene.ts';
import { readBoard } from './read-board.ts';

const HOST = 'wd5.myworkdaysite.com';
const ACME = `workday:${HOST}~acme~Careers`;
const ACME_CAMPUS = `workday:${HOST}~acme~Campus`;
const ACME_OWN = 'workday:acme.wd5.myworkdayjobs.com~Careers';
const ZENITH = `workday:${HOST}~zenith~Careers`;

let scene: BoardScene;
beforeEach(() => {
  scene = new BoardScene();
  scene.answer = () => Response.json({ total: 0, jobPostings: [] });
  for (const id of [ACME, ACME_CAMPUS, ACME_OWN, ZENITH]) {
    const slug = id.replace('workday:', '');
    const board = newBoard({ ats: 'workday', slug, company: '', favorite: false }, new Date(scene.now));
    scene.rows.boards.set(id, board);
  }
});

/** Reads a board, and returns how many requests that took. */
async function requestsFor(id: string): Promise<number> {
  const before = scene.requests.length;
  await readBoard(scene.deps, id);
  return scene.requests.length - before;
}

describe('ING-03 two tenants of one Workday host', () => {
  test('each have the hourly requests of a tenant, whatever boards these are for', async () => {
    await scene.deps.hosts.addRequests('workday:acme', (workday.hourlyRequests ?? 0) - 1);
    expect(await requestsFor(ACME)).toBe(1);
    for (const id of [ACME_CAMPUS, ACME_OWN]) {
      expect(await requestsFor(id)).toBe(0);
      expect(scene.rows.boards.get(id)?.dueAt).toBe('2026-06-01T13:00:00.000Z');
    }
    expect(await requestsFor(ZENITH)).toBe(1);
    expect(await scene.deps.hosts.countRequests('workday:zenith')).toBe(1);
  });

  test('both wait for as long as their host asks one of them to', async () => {
    scene.answer = () => new Response('', { status: 429, headers: { 'retry-after': '600' } });
    expect(await requestsFor(ACME)).toBe(1);
    expect(await requestsFor(ZENITH)).toBe(0);
    // another host
    expect(await requestsFor(ACME_OWN)).toBe(1);
  });
});
