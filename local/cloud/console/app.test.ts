import { beforeEach, describe, expect, test } from '@jest/globals';
import { grantedAccount } from '../account/account-settings.ts';
import type { Cloud } from '../deploy/cloud.ts';
import type { PendingWorkCheck } from '../deploy/pending-work.ts';
import { createSchedules } from '../events/schedules.ts';
import { createCallLog } from '../gateway/calls.ts';
import { createFaults } from '../gateway/faults.ts';
import { createConsole } from './app.ts';
import { messages, metrics, outputs } from './fixtures/cloud-state.ts';
import type { SettleClock } from './settle.ts';

let checks: Awaited<ReturnType<PendingWorkCheck>>[];
let failing: boolean;
let now: number;

/** The result of a check: descriptions of pending work, all work so far, and queues that wait for another attempt. */
const found = (names: string[], activity: number, postponed: string[] = []) => ({
  names,
  activity,
  postponed,
});
let shown: string[];

const clock: SettleClock = {
  now: () => now,
  async wait(ms) {
    now += ms;
  },
};

function openConsole() {
  const schedules = createSchedules(() => {});
  schedules.add({
    name: 'Stack-clean-up',
    logicalId: 'CleanUp1234',
    arn: 'arn:schedule',
    expression: 'rate(1 minute)',
    enabled: true,
    next: () => null,
    input: () => ({ a: 1 }),
    deliver: async (input) =>
      failing ? { error: { errorType: 'Error', errorMessage: 'no' } } : { payload: { got: input } },
  });
  const cloud = {
    stackName: 'Stack',
    stackNames: ['Stack'],
    outputs,
    templateOutputs: {},
    schedules,
    functions: () => [{ name: 'Stack-Clerk', invocations: 2, memoryMb: 512, billedMs: 9 }],
    logs: () => [],
    metrics: () => metrics,
    deadLetterQueues: new Set(['arn:dead']),
    pendingWork: async () => checks.shift() ?? found([], 0),
    services: {
      outbox: { list: (to?: string) => messages.filter((one) => to === undefined || one.to === to) },
      queueDepths: async () => [{ name: 'Dead', arn: 'arn:dead', visible: 2, inFlight: 0, delayed: 0 }],
      calls: createCallLog(),
      faults: createFaults(),
      account: grantedAccount(),
      sqs: { showHidden: async (queueName: string) => void shown.push(queueName) },
    },
  };
  // The console uses only these parts; the others would need running services.
  return createConsole({
    cloud: () => cloud as unknown as Cloud,
    panels: () => [
      {
        title: 'Sign in as',
        rows: [
          ['ada', '<secret>'],
          ['there', 'http://127.0.0.1:1/a?b"'],
        ],
      },
    ],
    settling: { timeoutMs: 1_000, clock },
  });
}
const ask = async (path: string, init?: RequestInit) => {
  const response = await openConsole().request(path, init);
  return { status: response.status, body: await response.text() };
};
const json = (body: string): unknown => JSON.parse(body);

beforeEach(() => {
  checks = [];
  shown = [];
  failing = false;
  now = 0;
});

test('LOCAL-01 the outputs have what a client needs', async () => {
  expect(Object.keys(Object(json((await ask('/outputs.json')).body)))).toEqual(
    'siteUrl graphqlUrl apiKey userPoolId userPoolClientId region gatewayUrl'.split(' '),
  );
});

test('the outbox has all messages or those to one address, oldest first', async () => {
  expect(json((await ask('/outbox.json')).body)).toEqual(messages);
  expect(json((await ask('/outbox.json?to=bob@example.com')).body)).toEqual(messages.slice(1));
});

describe('a schedule', () => {
  test.each(['Stack-clean-up', 'CleanUp1234', 'clean-up', 'Stack/Things/clean-up'])(
    'runs by the name %s and returns its result',
    async (name) => {
      const { status, body } = await ask(`/schedules/${name}`, { method: 'POST' });
      expect([status, json(body)]).toEqual([200, { result: { got: { a: 1 } } }]);
    },
  );

  test('that fails returns its error', async () => {
    failing = true;
    const { status, body } = await ask('/schedules/clean-up', { method: 'POST' });
    expect([status, json(body)]).toEqual([500, { error: { errorType: 'Error', errorMessage: 'no' } }]);
  });

  test('that does not exist is refused with the names of those that do', async () => {
    const { status, body } = await ask('/schedules/nothing', { method: 'POST' });
    expect([status, json(body)]).toEqual([
      404,
      { error: 'The schedule nothing does not exist.', schedules: ['Stack-clean-up'] },
    ]);
  });
});

describe('settling', () => {
  const settle = () => ask('/settle', { method: 'POST' });

  test('ends after two checks without pending work or activity in between', async () => {
    checks = [found(['queue A'], 1), found([], 2), found([], 3), found([], 3)];
    expect(await settle()).toEqual({ status: 200, body: '{"settled":true}' });
    expect(checks).toEqual([]);
  });

  test('times out and names the pending work', async () => {
    checks = Array.from({ length: 1_000 }, () => found(['queue A: 1 waiting'], 1));
    expect(await settle()).toEqual({ status: 504, body: '{"settled":false,"busy":["queue A: 1 waiting"]}' });
    expect(now).toBe(1_000);
  });

  test('times out if new work keeps starting', async () => {
    checks = Array.from({ length: 1_000 }, (_, activity) => found([], activity));
    expect(await settle()).toEqual({
      status: 504,
      body: '{"settled":false,"busy":["new work kept starting between checks"]}',
    });
  });

  test('tries postponed messages again at once, if asked to, but not for ever', async () => {
    const waiting = found(['queue A: 1 in flight'], 1, ['A']);
    checks = Array.from({ length: 1_000 }, () => waiting);
    expect((await ask('/settle', { method: 'POST' })).status).toBe(504);
    expect(shown).toEqual([]);
    expect((await ask('/settle?retry=now', { method: 'POST' })).status).toBe(504);
    expect(shown).toEqual(['A', 'A', 'A']);

    checks = [waiting, waiting, found([], 2), found([], 2)];
    expect((await ask('/settle?retry=now', { method: 'POST' })).status).toBe(200);
    expect(shown).toEqual(['A', 'A', 'A', 'A']);
  });
});

test('faults are added, listed and removed, and an invalid fault is refused', async () => {
  const app = openConsole();
  const post = (body: object) =>
    app.request('/faults', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });

  expect((await post({ service: 'sqs', action: 'SendMessage', rate: 0.5, kind: 'throttle' })).status).toBe(
    201,
  );
  expect((await post({ service: 'sqs', rate: 2, kind: 'sulk' })).status).toBe(400);
  expect(await (await app.request('/faults')).json()).toMatchObject([
    { service: 'sqs', rate: 0.5, delayMs: 0 },
  ]);
  expect((await app.request('/faults', { method: 'DELETE' })).status).toBe(204);
  expect(await (await app.request('/faults')).json()).toEqual([]);
});

test('metrics are returned and shown as totals', async () => {
  expect(json((await ask('/metrics.json')).body)).toMatchObject([{ name: 'Apples', sum: 7 }]);
  const { body } = await ask('/');
  expect(body).toContain('<h2>Metrics');
  expect(body).toMatch(
    /Shop<\/td><td>kind=red<\/td><td>Apples.*\s*<td class="n">2<\/td><td class="n">4<\/td><td class="n">7</,
  );
});

test('OPS-01 the billed memory and duration of each function are returned', async () => {
  expect(json((await ask('/functions.json')).body)).toMatchObject([{ memoryMb: 512, billedMs: 9 }]);
});

test('the page escapes every text', async () => {
  const { body } = await ask('/');

  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(body).toContain('&lt;secret&gt;');
  expect(body).not.toContain('<script>alert');
  expect(body).not.toContain('<secret>');
});

test('an address on this machine is a link', async () => {
  const { body } = await ask('/');

  expect(body).toContain('<a href="http://127.0.0.1:1/a?b&quot;">');
});

test('an e-mail is shown unchanged, in a sandbox', async () => {
  const response = await openConsole().request('/outbox/0.html');

  expect(await response.text()).toContain('<p>One</p>');
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
});

test('pages of other origins can’t use the console', async () => {
  const init = { method: 'POST', headers: { origin: 'https://elsewhere.example', host: 'localhost:4500' } };
  expect((await ask('/settle', init)).status).toBe(403);
});

test('OPS-01 the account’s settings are changed one by one, and unknown ones are refused', async () => {
  const change = (body: object) => ask('/account', { method: 'POST', body: JSON.stringify(body) });
  const { ses } = grantedAccount();
  expect(json((await ask('/account')).body)).toMatchObject({ ses });
  expect(json((await change({ ses: { mailsPerDay: 5 } })).body)).toMatchObject({
    ses: { ...ses, mailsPerDay: 5 },
  });
  expect(json((await change({ lambda: { concurrentExecutions: 10 } })).body)).toMatchObject({
    lambda: { concurrentExecutions: 10 },
  });
  expect(json((await change({ texts: { monthlyLimit: 1 } })).body)).toMatchObject({
    texts: { monthlyLimit: 1, spent: 0 },
  });
  expect((await change({ ses: { mailsPerMinute: 5 } })).status).toBe(400);
  expect((await change({ texts: { monthlyLimits: 1 } })).status).toBe(400);
});
