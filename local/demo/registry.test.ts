import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { demoBoards, loadRegistry } from './registry.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'registry-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function load(name: string, text: string) {
  const boardsFile = join(folder, name);
  await writeFile(boardsFile, text);
  return loadRegistry({ boardsFile, feedsDir: folder, isDefaultFeeds: true });
}

const kettle = { ats: 'greenhouse', board: 'kettle', company: 'Test Kettle' };

describe('a registry file', () => {
  test('may be JSON, with optional company and favorite', async () => {
    const text = JSON.stringify([kettle, { ats: 'greenhouse', board: 'spoon', favorite: true }]);
    expect(await load('boards.json', text)).toEqual([
      kettle,
      { ats: 'greenhouse', board: 'spoon', company: 'spoon', favorite: true },
    ]);
  });

  test('may be CSV, with quoted commas, blank lines and a byte-order mark', async () => {
    const text = '\uFEFFats,board,company\r\ngreenhouse,kettle,"Kettle, Inc"\r\n\r\ngreenhouse, spoon ,\r\n';
    expect(await load('boards.csv', text)).toEqual([
      { ats: 'greenhouse', board: 'kettle', company: 'Kettle, Inc' },
      { ats: 'greenhouse', board: 'spoon', company: 'spoon' },
    ]);
  });

  test('counts a duplicate board once', async () => {
    expect(await load('boards.json', JSON.stringify([kettle, kettle]))).toEqual([kettle]);
  });

  test.each([
    ['object.json', '{"ats": "greenhouse"}', /object\.json is not a JSON array: write \[/],
    ['cut.json', '[{"ats"', /cut\.json is not a JSON array/],
    ['none.json', '[]', /none\.json lists no board: give at least one/],
    ['header.csv', 'ats,board,company\n', /header\.csv lists no board/],
    ['board.json', '[{"ats": "greenhouse"}]', /board\.json, entry 1: "board" is missing; each entry needs/],
    ['headless.csv', 'greenhouse,kettle\n greenhouse,spoon', /headless\.csv, entry 1: "ats" is missing/],
    ['ats.csv', 'ats,board\ngreenhouse,a\nlevr,b', /ats\.csv, entry 2: "ats" is not one of: greenhouse/],
    [
      'path.json',
      '[{"ats": "greenhouse", "board": "../etc"}]',
      /entry 1: "board" is not the token of a board/,
    ],
    ['empty.csv', 'ats,board,company\ngreenhouse,,x', /entry 1: "board" is not the token of a board/],
    ['text.json', '["greenhouse/kettle"]', /entry 1: Invalid input/],
    ['ragged.csv', 'ats,board\ngreenhouse,a,b,c', /ragged\.csv is not CSV with the header ats,board,company/],
  ])('%s is refused in one sentence', async (name, text, sentence) => {
    await expect(load(name, text)).rejects.toThrow(sentence);
  });

  test('must be there', async () => {
    const boardsFile = join(folder, 'nowhere.json');
    await expect(loadRegistry({ boardsFile, feedsDir: folder, isDefaultFeeds: true })).rejects.toThrow(
      `BOARDS names ${boardsFile}, which cannot be read: give the path of a JSON or CSV file.`,
    );
  });
});

describe('without a registry file', () => {
  test('polls the demo’s boards if FEEDS_DIR is not set', async () => {
    expect(await loadRegistry({ feedsDir: folder, isDefaultFeeds: true })).toBe(demoBoards);
    expect(demoBoards.every(({ favorite }) => favorite)).toBe(true);
  });

  test('polls the boards in the feeds folder, with the names in their files', async () => {
    const feedsDir = join(folder, 'feeds');
    await mkdir(join(feedsDir, 'greenhouse'), { recursive: true });
    await mkdir(join(feedsDir, 'unheard-of'));
    const put = (file: string, text: string) => writeFile(join(feedsDir, file), text);
    await put('greenhouse/kettle.json', '{"jobs": [{"company_name": "Test Kettle "}]}');
    await put('greenhouse/broken.json', '<html>');
    await put('greenhouse/broken.behavior.json', '{"status": 404}');
    await put('greenhouse/notes.txt', '');
    await put('unheard-of/kettle.json', '{}');

    expect(await loadRegistry({ feedsDir, isDefaultFeeds: false })).toEqual([
      { ats: 'greenhouse', board: 'broken', company: 'broken' },
      kettle,
    ]);
  });
});
