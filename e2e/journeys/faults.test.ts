import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { consoleOf, type Fault } from '../support/console.ts';
import { writeBoard } from '../support/feeds.ts';
import { graphql } from '../support/graphql.ts';
import { inventedWords } from '../support/invented-words.ts';
import { type Person, signUp } from '../support/people.ts';
import { type Stack, startStack, temporaryFolder } from '../support/stack.ts';
import { soon, until } from '../support/until.ts';

const POSTINGS = 200;

/** Every kind of call that carries the main job, by service. */
const STEPS: [string, string][] = [
  ['dynamodb', 'GetItem'],
  ['dynamodb', 'BatchGetItem'],
  ['dynamodb', 'Query'],
  ['dynamodb', 'PutItem'],
  ['dynamodb', 'UpdateItem'],
  ['dynamodb', 'TransactWriteItems'],
  ['sqs', 'SendMessageBatch'],
  ['secretsmanager', 'GetSecretValue'],
  ['ses', 'SendRawEmail'],
];
const KINDS: Fault['kind'][] = ['throttle', 'error', 'delay', 'lost'];
const faults = STEPS.flatMap(([service, action]) =>
  KINDS.map(
    (kind): Fault => ({ service, action, kind, rate: 0.4, ...(kind === 'delay' ? { delayMs: 500 } : {}) }),
  ),
);

/** Postings that pass while one fault lasts. */
const SHARE = Math.ceil(POSTINGS / faults.length);

describe('under every fault at every step', () => {
  let stack: Stack;
  const people: (Person & { word: string })[] = [];
  const folders: { remove(): Promise<void> }[] = [];

  beforeAll(async () => {
    const [feeds, data] = [await temporaryFolder('feeds'), await temporaryFolder('data')];
    folders.push(feeds, data);
    await writeBoard(feeds.path, 'copper', 'Copper & Kite', []);
    stack = await startStack({ feedsDir: feeds.path, dataDir: data.path });
    for (const word of inventedWords(POSTINGS)) {
      const person = await signUp(stack, `${word}@mail.example`, { titles: [`${word} engineer`] });
      people.push({ ...person, word });
    }
    expect(await consoleOf(stack).settle()).toBe(200);
  });

  afterAll(async () => {
    await stack?.stop();
    for (const folder of folders) await folder.remove();
  });

  const alertsOf = async ({ email }: Person) =>
    (await consoleOf(stack).outbox(email)).filter((mail) => mail.subject?.includes('Copper & Kite'));

  test('MATCH-02 MATCH-03 two hundred postings pass, and each due alert is in the outbox exactly once', async () => {
    const console = consoleOf(stack);
    const postings: { id: number; title: string }[] = [];
    for (const fault of faults) {
      const passed = postings.length;
      await console.fault(fault);
      for (const { word } of people.slice(passed, passed + SHARE)) {
        postings.push({ id: postings.length + 1, title: `Senior ${word} Engineer` });
      }
      await writeBoard(stack.feedsDir, 'copper', 'Copper & Kite', postings);
      await console.run('poll-boards');
      // The fault lasts until somebody of this share has an alert in spite of it, or a while at most.
      const share = people.slice(passed, postings.length);
      await soon(async () => (await Promise.all(share.map(alertsOf))).some((alerts) => alerts.length > 0));
      await console.clearFaults();
    }
    expect(postings).toHaveLength(POSTINGS);
    const met = (await console.calls()).filter(({ fault }) => fault !== null);
    const spared = faults.filter(
      (fault) => !met.some((call) => call.action === fault.action && call.fault === fault.kind),
    );
    expect(spared).toEqual([]);

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
  }, 1_200_000);
});
