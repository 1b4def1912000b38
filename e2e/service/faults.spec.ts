import { expect } from '@playwright/test';
import { connectConsole, type Fault } from '../support/console.ts';
import { IS_EXHAUSTIVE, NIGHTLY } from '../support/exhaustive.ts';
import { writeBoard } from '../support/feeds.ts';
import { graphql } from '../support/graphql.ts';
import { inventWords } from '../support/invented-words.ts';
import { test } from '../support/journey.ts';
import { type Person, signUp } from '../support/people.ts';
import { type Stack, startOwnStack } from '../support/stack.ts';
import { until, waitBriefly } from '../support/until.ts';

/** The number of postings sent while one fault lasts. */
const SHARE = IS_EXHAUSTIVE ? 4 : 1;

/** The AWS calls that a posting needs, by service. */
const STEPS = [
  ['dynamodb', 'GetItem'],
  ['dynamodb', 'Query'],
  ['dynamodb', 'BatchGetItem'],
  ['dynamodb', 'BatchExecuteStatement'],
  ['dynamodb', 'UpdateItem'],
  ['dynamodb', 'TransactWriteItems'],
  ['sqs', 'SendMessageBatch'],
  ['ses', 'SendRawEmail'],
] as const;
const KINDS = ['throttle', 'error', 'delay', 'lost'] as const;

/** The nightly run injects every kind of fault into every step; other runs inject each kind once. */
const CASES = IS_EXHAUSTIVE
  ? STEPS.flatMap((step) => KINDS.map((kind) => [...step, kind] as const))
  : ([
      ['dynamodb', 'Query', 'throttle'],
      ['dynamodb', 'TransactWriteItems', 'error'],
      ['sqs', 'SendMessageBatch', 'delay'],
      ['ses', 'SendRawEmail', 'lost'],
    ] as const);

/** The first call always fails, so that no step is spared by chance, and then a share of the others. */
const faults = CASES.map(
  ([service, action, kind]): Fault => ({ service, action, kind, first: 1, rate: 0.4, delayMs: 500 }),
);

/** Standard queues may always do this, so it accompanies every other fault. */
const DELIVERY: readonly Fault[] = [
  { service: 'sqs', action: 'ReceiveMessage', kind: 'duplicate', rate: 0.5 },
  { service: 'sqs', action: 'ReceiveMessage', kind: 'reorder', rate: 0.5 },
];

/**
 * Each process reads the link-signing key once, for its first mail, so only the first one of a product meets
 * this fault.
 */
const AT_START: Fault = {
  service: 'secretsmanager',
  action: 'GetSecretValue',
  caller: 'AlertsDeliver',
  kind: 'throttle',
  rate: 1,
};

/** Returns how many calls a fault of this kind has hit since the product's start. */
const countHits = async (stack: Stack, { action, kind }: Fault) =>
  (await connectConsole(stack).calls())
    .filter((call) => call.action === action && call.fault === kind)
    .reduce((sum, { calls }) => sum + calls, 0);

const POSTINGS = faults.length * SHARE;

test.describe('faults at every step', () => {
  test.describe.configure({ timeout: 1_200_000 });

  let stack: Stack;
  const people: (Person & { word: string })[] = [];

  test.beforeAll(async ({ product }) => {
    stack = IS_EXHAUSTIVE ? await startWithoutKey() : product;
    // A board that has just posted a job is read in every round.
    await writeBoard(stack.feedsDir, 'copper', 'Copper & Kite', [{ id: 9_000, title: 'Office Manager' }]);
    await connectConsole(stack).run('poll-boards');
    for (const word of inventWords(POSTINGS)) {
      const person = await signUp(stack, `${word}@mail.example`, { titles: [`${word} engineer`] });
      people.push({ ...person, word });
    }
    expect(await connectConsole(stack).settle()).toBe(200);
  });

  test.afterAll(async ({ product }) => {
    if (stack && stack !== product) await stack.stop();
  });

  /** Starts a product whose first welcome mail meets a fault. */
  async function startWithoutKey(): Promise<Stack> {
    const started = await startOwnStack();
    const console = connectConsole(started);
    await console.fault(AT_START);
    await signUp(started, 'first@mail.example', { titles: ['Office Manager'] });
    await until('a fault for the first welcome mail', async () =>
      (await countHits(started, AT_START)) > 0 ? true : undefined,
    );
    await console.clearFaults();
    return started;
  }

  const alertsOf = async ({ email }: Person) =>
    (await connectConsole(stack).outbox(email)).filter((mail) => mail.subject?.includes('Copper & Kite'));

  test('MATCH-02 MATCH-03 processes every posting and sends every alert exactly once', NIGHTLY, async () => {
    const console = connectConsole(stack);
    const postings = [{ id: 9_000, title: 'Office Manager' }];
    const passUnder = async (fault: Fault) => {
      const share = people.slice(postings.length - 1, postings.length - 1 + SHARE);
      const before = await countHits(stack, fault);
      for (const one of [fault, ...DELIVERY]) await console.fault(one);
      for (const { word } of share) postings.push({ id: postings.length, title: `Senior ${word} Engineer` });
      await writeBoard(stack.feedsDir, 'copper', 'Copper & Kite', postings);
      await console.run('poll-boards');
      await until(`a call that fails: ${fault.action}`, async () =>
        (await countHits(stack, fault)) > before ? true : undefined,
      );
      // The fault lasts until everyone in this share has an alert despite it, up to a limit.
      await waitBriefly(async () =>
        (await Promise.all(share.map(alertsOf))).every((alerts) => alerts.length > 0),
      );
      await console.clearFaults();
    };
    for (const fault of faults) await passUnder(fault);

    await until(
      'an alert for everybody',
      async () => {
        await console.run('poll-boards');
        await console.run('sweep');
        await console.run('drain-due');
        await console.settle();
        const counts = await Promise.all(people.map(async (person) => (await alertsOf(person)).length));
        return counts.every((count) => count > 0) ? true : undefined;
      },
      { timeoutMs: 600_000 },
    );

    const mails = await Promise.all(
      people.map(async (person) => [person.word, (await alertsOf(person)).length]),
    );
    expect(mails).toEqual(people.map(({ word }) => [word, 1]));
    const query = 'query Me($input: GetUserInput!) { getUser(input: $input) { matches } }';
    for (const person of people) {
      const answer = await graphql(stack, person, query, { input: { email: person.email } });
      expect([person.word, answer.data?.['getUser']]).toEqual([person.word, { matches: 9 }]);
    }
  });
});
