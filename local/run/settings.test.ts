import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { hashOf, whenChanged } from './inputs.ts';
import { demandJava, demandPorts } from './machine.ts';
import { demandFeeds, readSettings } from './settings.ts';

test('LOCAL-01 without arguments and environment the ports and folders are the documented ones', () => {
  const settings = readSettings([], {});

  expect(settings).toMatchObject({ help: false, fresh: false, isDefaultFeeds: true });
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
  };

  expect(readSettings(['--fresh'], env)).toMatchObject({
    ...{ fresh: true, isDefaultFeeds: false, feedsDir: '/feeds', dataFolder: '/data', boardsFile: '/b' },
    ports: { site: 1, console: 2, gateway: 3 },
  });
});

test.each([
  ['an unknown argument', ['--quick'], {}, '--quick is not understood: `npm start -- --help`'],
  ['a port that is none', [], { SITE_PORT: 'http' }, 'SITE_PORT is "http", which is no port'],
  ['a port beyond the last', [], { CONSOLE_PORT: '70000' }, 'CONSOLE_PORT is "70000", which is no port'],
])('%s is refused with a sentence', (_, args, env, message) => {
  expect(() => readSettings(args, env)).toThrow(message);
});

test('a feeds folder that is none is refused with a sentence', async () => {
  await expect(demandFeeds(readSettings([], { FEEDS_DIR: '/nowhere/at/all' }))).rejects.toThrow(
    '/nowhere/at/all is not a folder: let FEEDS_DIR name a folder that holds <ats>/<board>.json.',
  );
});

test('a machine without Java is told what to install', async () => {
  await expect(demandJava('/nowhere')).rejects.toThrow('Java is missing');
});

test('a taken port is named with the variable that changes it', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  await expect(demandPorts({ site: port })).rejects.toThrow(
    `Port ${port} is taken by another program: stop it, or set SITE_PORT to another port.`,
  );
  await new Promise((resolve) => server.close(resolve));
  await expect(demandPorts({ site: port })).resolves.toBeUndefined();
});

test('work is done again only when its inputs have changed or its output is gone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'inputs-'));
  const [source, output, stamp] = [join(folder, 'a.ts'), join(folder, 'out'), join(folder, 'stamps/a')];
  const build = () => whenChanged(stamp, [source], output, () => writeFile(output, ''));
  await writeFile(source, 'one');

  expect([await build(), await build()]).toEqual([true, false]);
  await writeFile(source, 'two');
  expect([await build(), await build()]).toEqual([true, false]);
  await rm(output);
  expect([await build(), await build()]).toEqual([true, false]);
  await rm(folder, { recursive: true });
});

test('a hash leaves out tests and what was installed or built', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'inputs-'));
  await writeFile(join(folder, 'a.ts'), 'one');
  const before = await hashOf([folder]);
  await writeFile(join(folder, 'a.test.ts'), 'one');
  expect(await hashOf([folder])).toBe(before);
  await writeFile(join(folder, 'b.ts'), '');
  expect(await hashOf([folder])).not.toBe(before);
  await rm(folder, { recursive: true });
});
