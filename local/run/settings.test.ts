import { expect, test } from '@jest/globals';
import { demandFeeds, readSettings, stageChanges } from './settings.ts';

test('LOCAL-01 uses the documented ports and folders by default', () => {
  const settings = readSettings([], {});

  expect(settings).toMatchObject({ help: false, fresh: false, baseline: false, isDefaultFeeds: true });
  expect(settings.ports).toEqual({ site: 3000, console: 4500, gateway: 4501 });
  expect(settings.dataFolder).toMatch(/\.local\/data$/);
  expect(settings.feedsDir).toMatch(/\.local\/data\/feeds$/);
});

test('arguments and environment change them', () => {
  const env = {
    SITE_PORT: '1',
    CONSOLE_PORT: '2',
    GATEWAY_PORT: '3',
    FEEDS_DIR: '/feeds',
    DATA_DIR: '/data',
    BOARDS: '/b',
    MAILS_PER_SECOND: '1',
    WORKERS_PER_FUNCTION: '2',
  };

  expect(readSettings(['--fresh'], env)).toMatchObject({
    fresh: true,
    isDefaultFeeds: false,
    feedsDir: '/feeds',
    dataFolder: '/data',
    boardsFile: '/b',
    mailsPerSecond: 1,
    workersPerFunction: 2,
    ports: { site: 1, console: 2, gateway: 3 },
  });
});

test('ING-05 a local run takes the first reading of a board for news, unless it is started with --baseline', () => {
  expect(stageChanges(readSettings([], {}))).toEqual({ firstReading: 'news' });
  expect(stageChanges(readSettings(['--baseline'], { MAILS_PER_SECOND: '2' }))).toEqual({
    mailsPerSecond: 2,
  });
});

test.each([
  [
    'an unknown argument',
    ['--quick'],
    {},
    'npm start does not know --quick. Run npm start -- --help for its options.',
  ],
  ['a port that is not a number', [], { SITE_PORT: 'http' }, 'SITE_PORT is "http", which is not a port.'],
  [
    'a rate below one',
    [],
    { MAILS_PER_SECOND: '0.5' },
    'MAILS_PER_SECOND is "0.5", which is not a positive whole number.',
  ],
  [
    'no worker for a function',
    [],
    { WORKERS_PER_FUNCTION: '0' },
    'WORKERS_PER_FUNCTION is "0", which is not a positive whole number.',
  ],
  ['a port beyond the last', [], { CONSOLE_PORT: '70000' }, 'CONSOLE_PORT is "70000", which is not a port.'],
])('%s is rejected with a sentence', (_, args, env, message) => {
  expect(() => readSettings(args, env)).toThrow(message);
});

test("rejects a feeds folder that doesn't exist", async () => {
  await expect(demandFeeds(readSettings([], { FEEDS_DIR: '/nowhere/at/all' }))).rejects.toThrow(
    '/nowhere/at/all is not a folder. Set FEEDS_DIR to a folder that contains <ats>/<board>.json files.',
  );
});
