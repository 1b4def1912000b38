import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { connectConsole } from '../support/console.ts';
import { IS_EXHAUSTIVE, NIGHTLY } from '../support/exhaustive.ts';
import { writeBoard } from '../support/feeds.ts';
import { fetchListing } from '../support/graphql.ts';
import { test } from '../support/journey.ts';
import { signIn, signUp } from '../support/people.ts';
import { freePorts, startStack, temporaryFolder } from '../support/stack.ts';

/** Runs the start command to completion in this environment. Returns its exit code and output. */
function start(env: NodeJS.ProcessEnv, args: string[] = []): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const options = { env: { ...process.env, NODE_OPTIONS: '', ...env } };
    execFile(process.execPath, ['local/start.ts', ...args], options, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), said: `${stdout}${stderr}`.trim() }),
    );
  });
}

test.describe('LOCAL-01 the whole product starts from one command', () => {
  const folders: { path: string; remove(): Promise<void> }[] = [];
  let data: { path: string };
  let feeds: { path: string };

  test.beforeAll(async () => {
    folders.push(await temporaryFolder('feeds'), await temporaryFolder('data'));
    const [first, second] = folders;
    if (!first || !second) throw new Error('No folders.');
    [feeds, data] = [first, second];
  });

  test.afterAll(async () => {
    for (const folder of folders) await folder.remove();
  });

  test('LOCAL-01 a second start keeps the jobs, accounts and e-mails of the first', NIGHTLY, async () => {
    await writeBoard(feeds.path, 'foxglove', 'Foxglove Library', [
      { id: 5, title: 'Staff Engineer, Search' },
    ]);
    const first = await startStack({ feedsDir: feeds.path, dataDir: data.path });
    await signUp(first, 'grace@mail.example', { titles: ['Staff Engineer'] });
    await connectConsole(first).run('poll-boards');
    await connectConsole(first).settle();
    const before = await fetchListing(first);
    expect(before.map((job) => job.jobTitle)).toEqual(['Staff Engineer, Search']);
    const mails = await connectConsole(first).outbox('grace@mail.example');
    expect(await first.stop()).toBe(0);

    const second = await startStack({ feedsDir: feeds.path, dataDir: data.path });
    expect(await fetchListing(second)).toEqual(before);
    expect((await signIn(second, 'grace@mail.example')).idToken).not.toBe('');
    expect((await connectConsole(second).outbox('grace@mail.example')).slice(0, mails.length)).toEqual(mails);
    expect(second.output().trim().split('\n').at(-1)).toBe(
      `Ready: site ${second.siteUrl} console ${second.consoleUrl}`,
    );
    expect(await second.stop()).toBe(0);
  });

  test('LOCAL-01 a taken port ends the command with one sentence that says what to do', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { code, said } = await start({
      ...(await freePorts()),
      SITE_PORT: String(port),
      DATA_DIR: data.path,
    });
    server.close();
    expect(code).toBe(1);
    expect(said).toBe(
      `Port ${port} is in use by another program. Stop it, or set SITE_PORT to another port.`,
    );
  });

  // java.test.ts and settings.test.ts check these messages; here they end the command.
  if (IS_EXHAUSTIVE) {
    test('LOCAL-01 a feeds folder that is a file ends the command with one sentence', async () => {
      const file = join(data.path, 'no-folder');
      await writeFile(file, '');
      const { code, said } = await start({ ...(await freePorts()), FEEDS_DIR: file, DATA_DIR: data.path });
      expect([code, said.split('\n')]).toEqual([1, [expect.stringContaining(`${file} is not a folder`)]]);
    });

    test('LOCAL-01 a missing Java ends the command with one sentence that says what to do', async () => {
      const { code, said } = await start({
        ...(await freePorts()),
        PATH: data.path,
        JAVA_HOME: data.path,
        DATA_DIR: data.path,
      });
      expect([code, said.split('\n')]).toEqual([1, [expect.stringMatching(/Java .*17/)]]);
    });
  }

  test('LOCAL-01 --help lists the options, and an unknown option fails', async () => {
    expect(await start({}, ['--help'])).toEqual({
      code: 0,
      said: expect.stringContaining('npm start -- --fresh'),
    });
    expect((await start({}, ['--freshh'])).code).toBe(1);
  });
});
