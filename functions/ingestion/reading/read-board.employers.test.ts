import { beforeEach, describe, expect, test } from '@jest/globals';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import { aGreenhouseJob } from '../adapters/fixtures/greenhouse-board.ts';
import { BoardScene } from './fixtures/board-scene.ts';
import { rowsOfEntity } from './fixtures/memory-stores.ts';

freezeDate(new Date('2026-10-01T12:00:00.000Z'));

let scene: BoardScene;
beforeEach(() => {
  scene = new BoardScene();
});

describe("what a reading keeps for a company's page", () => {
  test('the first one files the board under its employers, and starts the count of new jobs', async () => {
    const after = await scene.read(
      aGreenhouseJob(1),
      aGreenhouseJob(2, { title: 'Product Designer', company_name: 'Acme Robotics' }),
    );
    expect(rowsOfEntity(scene.rows, 'COMPANY')).toEqual(
      expect.arrayContaining([
        { pk: 'COMPANY#acme', sk: 'greenhouse:acme', name: 'Acme' },
        { pk: 'COMPANY#acme robotics', sk: 'greenhouse:acme', name: 'Acme Robotics' },
      ]),
    );
    expect(after.filedUnder.toSorted()).toEqual(['acme', 'acme robotics']);
    expect(after.newJobs).toEqual({ since: '2026-06-01T12:01:00.000Z', days: {} });
  });

  test('a later one counts its new jobs on their day, but no edited or closed ones', async () => {
    await scene.read(aGreenhouseJob(1), aGreenhouseJob(2));
    await scene.read(
      aGreenhouseJob(1, { title: 'Staff Engineer' }),
      aGreenhouseJob(3, { title: 'Designer' }),
    );
    expect(scene.board().newJobs.days).toEqual({ '2026-06-01': 1 });
  });

  test('a whole board has a size each day, and its own site once a posting links there', async () => {
    await scene.read(aGreenhouseJob(1), aGreenhouseJob(2));
    expect(scene.board()).toMatchObject({ site: '', sizes: { from: '2026-06-01', counts: [2] } });
    await scene.read(
      aGreenhouseJob(1),
      aGreenhouseJob(2),
      aGreenhouseJob(3, { title: 'Designer', absolute_url: 'https://careers.acme.com/jobs/3' }),
    );
    expect(scene.board()).toMatchObject({ site: 'acme.com', sizes: { counts: [3] } });
  });
});
