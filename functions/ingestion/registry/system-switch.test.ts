import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestTable, type TestTable } from '../../table/fixtures/dynamodb-local.ts';
import { type BoardStore, boardStore, newBoard } from './board-store.ts';
import { listBoards } from './commands/list-boards.ts';
import { listSources } from './list-sources.ts';
import { registryMetrics } from './registry-metrics.ts';
import { selectDueBoards } from './select-due-boards.ts';
import { pauseSwitchedOff, type SystemSwitch, systemSwitch } from './system-switch.ts';

const NOON = new Date('2026-06-01T12:00:00.000Z');
const LANE = { lanes: 1 };

let table: TestTable;
let switches: SystemSwitch;
let registry: BoardStore;
beforeAll(async () => {
  table = await startTestTable();
  switches = systemSwitch(table);
  registry = boardStore(table);
  for (const [ats, slug] of [
    ['workday', 'acme.wd5.myworkdayjobs.com~Acme'],
    ['lever', 'acme'],
  ] as const)
    await registry.add(newBoard({ ats, slug, company: 'Acme', favorite: false }, NOON));
});
afterAll(() => table.stop());

const currentBoards = async () => pauseSwitchedOff(await registry.list(), await switches.off());
const dueSystems = async () =>
  selectDueBoards(await currentBoards(), NOON, () => LANE).map(({ board }) => board.ats);

describe('OPS-01 a system', () => {
  test('is read unless it is switched off, and again once it is switched on', async () => {
    expect((await dueSystems()).sort()).toEqual(['lever', 'workday']);
    await switches.set('workday', true);
    await switches.set('workday', true);
    expect(await dueSystems()).toEqual(['lever']);
    await switches.set('workday', false);
    expect((await dueSystems()).sort()).toEqual(['lever', 'workday']);
  });

  test('that is switched off is shown as paused with the reason, and raises no alarm', async () => {
    await switches.set('workday', true);
    const boards = await currentBoards();
    const message = "The system 'workday' is switched off.";
    expect(listBoards(boards, NOON, {})).toContainEqual(
      expect.objectContaining({ board: expect.stringMatching(/^workday:/), state: 'paused', message }),
    );
    const { items } = listSources(boards, {}, NOON);
    expect(items).toContainEqual(expect.objectContaining({ ats: 'workday', state: 'paused', message }));
    expect(registryMetrics(boards, NOON).Boards).toBe(1);
  });

  test('that is switched off changes no board in the table', async () => {
    await switches.set('workday', true);
    expect((await registry.list()).map(({ paused }) => paused)).toEqual([false, false]);
  });
});
