import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type FakeMachine, type LifeLines, makeMachine, openLifeLines, run } from './fake-machine.ts';

let machine: FakeMachine;
let lives: LifeLines;

beforeEach(async () => {
  [machine, lives] = [await makeMachine(), await openLifeLines()];
});

afterEach(async () => {
  lives.close();
  await machine.remove();
});

/** A script that starts a process and waits for it; both must end. */
const parentAndChild = () => `node --eval "${lives.script}" & node --eval "${lives.script}"`;
const givenPnpm = (install = 'exit 0') =>
  machine.program('pnpm', `case "$*" in --version) echo 12.21.0 ;; install*) ${install} ;; esac`);

const phases = [
  {
    phase: 'fetching Node.js 24 and pnpm 12 from the npm registry',
    given: () => machine.program('npx', parentAndChild()),
  },
  { phase: 'installing dependencies', given: () => givenPnpm(parentAndChild()) },
];

describe.each(phases)('LOCAL-01 stopped while $phase', ({ phase, given }) => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    '%s ends every process, with a sentence',
    async (signal) => {
      await given();
      const { process, ended } = machine.start(['start']);
      await lives.alive(2);

      process.kill(signal);

      expect(await ended).toMatchObject({
        code: 130,
        stderr: `Stopped while ${phase}. Run npm start again.\n`,
      });
      await lives.gone();
    },
  );

  test('ends every process when npm ends', async () => {
    await given();
    const { process: npm } = run('/bin/sh', ['-c', `node "${machine.toolchain}" start & wait`], {
      ...machine.env,
      npm_lifecycle_event: 'start',
    });
    await lives.alive(2);

    npm.kill('SIGKILL');

    await lives.gone();
  });
});

describe('LOCAL-01 a running program', () => {
  beforeEach(() => givenPnpm());

  test('stops in order, with its own exit code, and leaves no process', async () => {
    await machine.product(`
      import { spawn } from 'node:child_process';
      spawn('node', ['--eval', ${JSON.stringify(lives.script)}]);
      process.on('disconnect', () => { console.log('in order'); process.exit(7); });`);
    const { process, ended } = machine.start(['start']);
    await lives.alive(1);

    process.kill('SIGINT');

    expect(await ended).toMatchObject({ code: 7, stdout: expect.stringContaining('in order') });
    await lives.gone();
  });

  test('that runs the checks is stopped with a sentence', async () => {
    await machine.checks(`
      process.on('disconnect', () => process.exit(130));
      ${lives.script.replace("require('node:net')", "(await import('node:net'))")}`);
    const { process, ended } = machine.start(['test']);
    await lives.alive(1);

    process.kill('SIGTERM');

    expect(await ended).toMatchObject({
      code: 130,
      stderr: 'Stopped while running the checks. Run npm test again.\n',
    });
  });

  test('that does not stop is killed by a second Ctrl-C', async () => {
    await machine.product(`
      import { spawn } from 'node:child_process';
      spawn('node', ['--eval', ${JSON.stringify(lives.script)}]);
      process.on('disconnect', () => console.log('stopping'));
      setInterval(() => {}, 1000);`);
    const { process, ended } = machine.start(['start']);
    await lives.alive(1);
    process.kill('SIGINT');

    const again = setInterval(() => process.kill('SIGINT'), 200);

    expect(await ended).toMatchObject({ code: 130 });
    clearInterval(again);
    await lives.gone();
  });
});
