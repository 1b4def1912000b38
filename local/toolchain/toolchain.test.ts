import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type FakeMachine, makeMachine } from './fake-machine.ts';

let machine: FakeMachine;

beforeEach(async () => {
  machine = await makeMachine();
});

afterEach(() => machine.remove());

/** A pnpm 12 with an empty store that runs this on ping and install. */
const givenPnpm = ({ ping = 'exit 0', install = 'exit 0' }) =>
  machine.program(
    'pnpm',
    `case "$*" in
      --version) echo 12.21.0 ;;
      ping) ${ping} ;;
      *--offline*) echo 'Error: ERR_PNPM_NO_OFFLINE_TARBALL' >&2; exit 1 ;;
      install*) ${install} ;;
    esac`,
  );

const fails = (message: string) => `echo '${message}' >&2; exit 1`;
const start = (env?: NodeJS.ProcessEnv) => machine.start(['start'], env).ended;

describe('LOCAL-01 npm start and npm test', () => {
  test.each([
    'start',
    'test',
    'run boards',
    'run bootstrap',
    'run preflight',
    'run deploy',
    'run diff',
    'run redrive',
    'run backup',
    'run restore',
  ])('npm %s -- --help works without installing anything', async (command) => {
    const name = command.replace('run ', '');
    const { code, stdout } = await machine.start([name, '--help']).ended;

    expect([code, stdout]).toEqual([0, expect.stringContaining(`npm ${command} -- --help`)]);
  });

  test('npm start -- --version prints the version without installing anything', async () => {
    const { code, stdout } = await machine.start(['start', '--version']).ended;

    expect([code, stdout]).toEqual([0, '1.2.3\n']);
  });

  test('install the dependencies, then run the program with its arguments and its exit code', async () => {
    await givenPnpm({});
    await machine.product('console.log("running", process.argv[2]); process.exit(3);');

    const { code, stdout } = await machine.start(['start', '--fresh']).ended;

    expect([code, stdout]).toEqual([3, expect.stringMatching(/installing dependencies\nrunning --fresh\n$/)]);
  });

  test('ask the registry that npm uses', async () => {
    await givenPnpm({ install: 'echo "Error: asked $pnpm_config_registry" >&2; exit 1' });

    const { stderr } = await start({ npm_config_registry: 'http://registry.test' });

    expect(stderr).toContain('Error: asked http://registry.test\n');
  });
});

describe('LOCAL-01 bad input is one sentence that says what to do', () => {
  /** Expects that the start fails with this one line and nothing else. */
  async function expectSentence(sentence: string, env?: NodeJS.ProcessEnv) {
    const { code, stderr } = await start(env);
    expect([code, stderr]).toEqual([1, `${sentence}\n`]);
  }

  test('an old Node.js', () =>
    expectSentence(
      'Node.js 20 or newer is required, and this is 18.20.8. Install it from nodejs.org and try again.',
      {
        NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(
          'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.20.8" } })',
        )}`,
      },
    ));

  test('a missing Java, before anything is installed', async () => {
    await givenPnpm({ install: fails('installed') });
    await machine.program('java', 'exit 127');

    await expectSentence(
      'Java 17 or newer is required (DynamoDB Local needs it), and java does not run. Install it from adoptium.net and try again.',
    );
  });

  test('an old Java, before anything is installed', async () => {
    await givenPnpm({ install: fails('installed') });
    await machine.program('java', 'echo \'openjdk version "11.0.21"\' >&2');

    await expectSentence(
      'Java 17 or newer is required (DynamoDB Local needs it), and java is version 11. Install it from adoptium.net and try again.',
    );
  });

  test.each([
    ['refuses connections', 'npm error code ECONNREFUSED'],
    ['never answers', 'npm error code FETCH_ERROR'],
    ['is not in DNS', 'npm error code ENOTFOUND'],
    ['is overloaded', 'npm error code E503'],
  ])('a registry that %s when Node.js and pnpm are fetched', async (_, code) => {
    await machine.program('npx', fails(`${code}\nnpm error request to http://127.0.0.1:9/node failed`));

    await expectSentence(
      'The package registry http://127.0.0.1:9 does not answer. Check the network, or the registry and proxy in .npmrc, and try again.',
    );
  });

  test('a registry that does not answer when dependencies are installed', async () => {
    await givenPnpm({
      ping: fails('Failed to reach registry: error sending request for url\n  │ (http://127.0.0.1:9/-/ping)'),
    });

    await expectSentence(
      'The package registry http://127.0.0.1:9 does not answer. Check the network, or the registry and proxy in .npmrc, and try again.',
    );
  });

  test('a full disk when Node.js and pnpm are fetched', async () => {
    await machine.program(
      'npx',
      fails('npm error code ENOSPC\nnpm error nospc ENOSPC: no space left on device'),
    );

    await expectSentence('The disk is full, or a quota is used up. Free some space and try again.');
  });

  test('a full disk when dependencies are installed', async () => {
    await givenPnpm({ install: fails('Error: ERR_PNPM\n  No space left on device (os error 28)') });

    await expectSentence('The disk is full, or a quota is used up. Free some space and try again.');
  });
});

test('a registry without ping support is still used', async () => {
  await givenPnpm({ ping: fails('Failed to reach registry: 404 Not Found') });
  await machine.product('console.log("running");');

  expect(await start()).toMatchObject({ code: 0, stdout: expect.stringContaining('running') });
});

test("prints pnpm's message for any other failure", async () => {
  await givenPnpm({
    install: fails('[WARN] slow\nError: ERR_PNPM_OUTDATED_LOCKFILE\n  lockfile is out of date'),
  });

  const { code, stderr } = await start();

  expect([code, stderr.split('\n')]).toEqual([
    1,
    [
      'Error: ERR_PNPM_OUTDATED_LOCKFILE',
      '  lockfile is out of date',
      "The dependencies could not be installed. See pnpm's message above.",
      '',
    ],
  ]);
});

describe('OPS-01 npm run boards', () => {
  test('needs no Java, and leaves standard output and the exit code to the program', async () => {
    await givenPnpm({});
    await machine.program('java', 'exit 127');
    await machine.boards('console.log(process.argv.slice(2).join(" ")); process.exit(3);');

    const run = await machine.start(['boards', '--stage', 'prod', 'list']).ended;

    expect(run).toMatchObject({ code: 3, stdout: '--stage prod list\n' });
    expect(run.stderr).toMatch(/installing dependencies\n$/);
  });

  test('that is stopped says how to run it again', async () => {
    await givenPnpm({});
    await machine.boards("process.on('disconnect', () => process.exit(130)); console.log('up');");
    const { process, ended } = machine.start(['boards', 'list']);
    await new Promise((resolve) => process.stdout?.once('data', resolve));

    process.kill('SIGINT');

    expect(await ended).toMatchObject({
      code: 130,
      stderr: expect.stringMatching(/Stopped while managing boards\. Run npm run boards again\.\n$/),
    });
  });
});
