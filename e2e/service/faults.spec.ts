import { expect, test } from '@playwright/test';
import { connectConsole, type Fault } from '../support/console.ts';
import { IS_EXHAUSTIVE } from '../support/exhaustive.ts';
import { writeBoard } from '../support/feeds.ts';
import { graphql } from '../support/graphql.ts';
import { inventWords } from '../support/invented-words.ts';
import { type Person, signUp } from '../support/people.ts';
import { retryConflictsSoon } from '../support/quick-retries.ts';
import { type Stack, startOwnStack } from '../support/stack.ts';
import { until, waitBriefly } from '../support/until.ts';

/** The number of postings sent while one fault lasts. */
const SHARE = IS_EXHAUSTIVE ? 4 : 2;

/** The share of a step's calls that fail. */
const RATE = 0.4;

/** Failing AWS calls for each posting, by service. Calls that several postings share have a higher rate. */
const STEPS: [service: string, action: string, rate?: number][] = [
  ['dynamodb', 'GetItem'],
  ['dynamodb', 'Query'],
  ['dynamodb', 'BatchGetItem', 0.8],
  ['dynamodb', 'BatchExecuteStatement', 0.8],
  ['dynamodb', 'UpdateItem'],
  ['dynamodb', 'TransactWriteItems'],
  ['sqs', 'SendMessageBatch'],
  ['ses', 'SendRawEmail'],
];
const KINDS = ['throttle', 'error', 'delay', 'lost'] as const;

/** The nightly run injects every kind of fault into every step; other runs inject one kind per step. */
const kindsFor = (step: number) =>
  IS_EXHAUSTIVE ? KINDS : KINDS.filter((_, n) => n === step % KINDS.length);
const faults = STEPS.flatMap(([service, action, rate = RATE], step) =>
  kindsFor(step).map((kind): Fault => ({ service, action, kind, rate, delayMs: 500 })),
);

/** Each process reads the link-signing key once, for its first mail, so these faults begin before the first sign-up. */
const AT_START = kindsFor(0).map(
  (kind): Fault => ({
    service: 'secretsmanager',
    action: 'GetSecretValue',
    caller: 'AlertsDeliver',
    kind,
    rate: 1,
    delayMs: 500,
  }),
);

/** More postings than the faults need, so the rest test faults that have not hit a call yet. */
const POSTINGS = Math.ceil(faults.length * SHARE * 1.25);

test.describe('faults at every step', () => {
  test.describe.configure({ timeout: 1_200_000 });

  let stack: Stack;
  const people: (Person & { word: string })[] = [];

  test.beforeAll(async () => {
    // A board that has just posted a job is read in every round.
    stack = await startOwnStack((feedsDir) =>
      writeBoard(feedsDir, 'copper', 'Copper & Kite', [{ id: 9_000, title: 'Office Manager' }]),
    );
    if (!IS_EXHAUSTIVE) await retryConflictsSoon(stack, /Queue/);
    for (const fault of AT_START) await connectConsole(stack).fault(fault);
    for (const word of inventWords(POSTINGS)) {
      const person = await signUp(stack, `${word}@mail.example`, { titles: [`${word} engineer`] });
      people.push({ ...person, word });
      if (people.length > 1) continue;
      await until('a fault for the first welcome mail', async () => (await hasKeyFault()) || undefined);
      await connectConsole(stack).clearFaults();
    }
    expect(await connectConsole(stack).settle()).toBe(200);
  });

  test.afterAll(() => stack?.stop());

  const hasKeyFault = async () =>
    (await connectConsole(stack).calls()).some(
      (call) => call.action === 'GetSecretValue' && call.fault !== null,
    );

  const alertsOf = async ({ email }: Person) =>
    (await connectConsole(stack).outbox(email)).filter((mail) => mail.subject?.includes('Copper & Kite'));

  test('MATCH-02 MATCH-03 processes every posting and sends every alert exactly once', async () => {
    const console = connectConsole(stack);
    const postings = [{ id: 9_000, title: 'Office Manager' }];
    const passUnder = async (fault?: Fault) => {
      const share = people.slice(postings.length - 1, postings.length - 1 + SHARE);
      if (fault) await console.fault(fault);
      for (const { word } of share) postings.push({ id: postings.length, title: `Senior ${word} Engineer` });
      await writeBoard(stack.feedsDir, 'copper', 'Copper & Kite', postings);
      await console.run('poll-boards');
      // A fault lasts until everyone in this share has an alert despite it, up to a limit. On a busy machine
      // the limit is longer, because the work may not have started yet.
      const alerted = async () =>
        (await Promise.all(share.map(alertsOf))).every((alerts) => alerts.length > 0);
      await waitBriefly(alerted);
      await waitBriefly(async () => !fault || (await alerted()) || !(await spared()).includes(fault), 20_000);
      await console.clearFaults();
    };
    const spared = async () => {
      const met = (await console.calls()).filter(({ fault }) => fault !== null);
      return faults.filter(
        (fault) => !met.some((call) => call.action === fault.action && call.fault === fault.kind),
      );
    };
    for (const fault of faults) await passUnder(fault);
    while (postings.length <= POSTINGS) await passUnder((await spared())[0]);
    expect(await spared()).toEqual([]);
    expect(await hasKeyFault()).toBe(true);

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
      600_000,
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
