import { describe, expect, test } from '@jest/globals';
import { type Suite, suitesOf } from './jest-suites.ts';
import { runJourneys } from './journeys.ts';

const suite = (file: string, failed = 0): Suite => ({ file, passed: 5 - failed, failed });

/** Runs journeys whose runs go as told, and gives what came of it, what was run and what was said. */
async function given(...runs: Suite[][]) {
  const ran: (readonly string[])[] = [];
  const said: string[] = [];
  const run = async (name: string, args: readonly string[]) => {
    ran.push([name, ...args]);
    return runs.shift() ?? [];
  };
  return { result: await runJourneys(run, (line) => said.push(line)), ran, said };
}

describe('the journeys', () => {
  test('run once where all pass', async () => {
    const { result, ran } = await given([suite('home'), suite('site')]);
    expect(result).toEqual({ passed: 10, failed: 0 });
    expect(ran).toEqual([['journeys']]);
  });

  test('run the file that failed once more, alone, and that counts', async () => {
    const { result, ran, said } = await given([suite('home', 1), suite('site')], [suite('home')]);
    expect(result).toEqual({ passed: 10, failed: 0 });
    expect(ran).toEqual([['journeys'], ['journeys-again', '--runInBand', '--runTestsByPath', 'home']]);
    expect(said.join()).toContain('home');
  });

  test('fail where a file fails again', async () => {
    const { result } = await given([suite('home', 1), suite('site')], [suite('home', 2)]);
    expect(result).toEqual({ passed: 8, failed: 2 });
  });

  test('fail at once where more fail than do by chance', async () => {
    const { result, ran } = await given([
      suite('home', 1),
      suite('site', 1),
      suite('faults', 1),
      suite('start'),
    ]);
    expect(result).toEqual({ passed: 17, failed: 3 });
    expect(ran).toHaveLength(1);
  });
});

test('a file that did not load is a failure in the report of a run', () => {
  const passed = {
    name: 'home',
    status: 'passed',
    assertionResults: [{ status: 'passed' }, { status: 'pending' }],
  };
  const failed = {
    name: 'site',
    status: 'failed',
    assertionResults: [{ status: 'failed' }, { status: 'passed' }],
  };
  const broken = { name: 'start', status: 'failed', assertionResults: [] };
  expect(suitesOf({ testResults: [passed, failed, broken] })).toEqual([
    { file: 'home', passed: 1, failed: 0 },
    { file: 'site', passed: 1, failed: 1 },
    { file: 'start', passed: 0, failed: 1 },
  ]);
});
