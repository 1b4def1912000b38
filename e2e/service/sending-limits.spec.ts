import { GetQueueAttributesCommand, ListQueuesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { expect, test } from '@playwright/test';
import { connectTable } from '../bench/burst/connect-table.ts';
import { connectConsole } from '../support/console.ts';
import { writeBoard } from '../support/feeds.ts';
import { graphql } from '../support/graphql.ts';
import { inventWords } from '../support/invented-words.ts';
import { type Person, signUp } from '../support/people.ts';
import { sendDueUntil } from '../support/run-until.ts';
import { type Stack, startOwnStack } from '../support/stack.ts';

const MINUTE = 60_000;
const BOARD = ['copper', 'Copper & Kite'] as const;
const FIRST = { id: 9_000, title: 'Office Manager' };

test.describe('an account at SES’s limits', () => {
  test.describe.configure({ timeout: 600_000 });

  let stack: Stack;
  const people: (Person & { word: string })[] = [];

  test.beforeAll(async () => {
    stack = await startOwnStack((feedsDir) => writeBoard(feedsDir, ...BOARD, [FIRST]), {
      MAILS_PER_SECOND: '1',
    });
    for (const word of inventWords(9)) {
      const person = await signUp(stack, `${word}@mail.example`, { titles: [`${word} engineer`] });
      people.push({ ...person, word });
    }
    await connectConsole(stack).run('poll-boards');
    expect(await connectConsole(stack).settle()).toBe(200);
  });

  test.afterAll(() => stack?.stop());

  const post = async (...to: typeof people) => {
    const titles = to.map(({ word }) => ({ id: people.findIndex((one) => one.word === word), word }));
    const postings = titles.map(({ id, word }) => ({ id: id + 1, title: `Senior ${word} Engineer` }));
    await writeBoard(stack.feedsDir, ...BOARD, [FIRST, ...postings]);
    await connectConsole(stack).run('poll-boards');
    await connectConsole(stack).settle();
  };
  const alertsOf = async ({ email }: Person) =>
    (await connectConsole(stack).outbox(email)).filter((mail) => mail.subject?.includes('Copper & Kite'));
  const deadLetters = async () => {
    const { region, gatewayUrl: endpoint } = stack;
    const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
    const sqs = new SQSClient({ region, endpoint, credentials });
    const { QueueUrls = [] } = await sqs.send(new ListQueuesCommand());
    const dead = QueueUrls.filter((url) => /(Due|Later|EventQueue)Dead/.test(url));
    expect(dead).toHaveLength(3);
    const AttributeNames = ['ApproximateNumberOfMessages' as const];
    const answers = await Promise.all(
      dead.map((QueueUrl) => sqs.send(new GetQueueAttributesCommand({ QueueUrl, AttributeNames }))),
    );
    return answers.map(({ Attributes }) => Attributes?.['ApproximateNumberOfMessages']);
  };

  test('OPS-01 MATCH-02 at one e-mail per second, everyone gets the alert once, without dead letters', async () => {
    // given
    const [, ...many] = people;
    await connectConsole(stack).changeAccount({ ses: { mailsPerSecond: 1 } });
    // when
    await post(...many);
    // then
    const sent = await sendDueUntil(stack, 'an alert for everybody', async () => {
      const counts = await Promise.all(many.map(async (person) => (await alertsOf(person)).length));
      return counts.every((count) => count > 0) ? counts : undefined;
    });
    expect(sent).toEqual(many.map(() => 1));
    expect(await deadLetters()).toEqual(['0', '0', '0']);
  });

  test('OPS-01 MATCH-03 once the daily quota is used up, an alert waits uncharged, without a dead letter', async () => {
    // given
    const [ada] = people;
    if (!ada) throw new Error('No one has signed up.');
    await connectConsole(stack).changeAccount({ ses: { mailsPerDay: 0 } });
    // when
    await post(...people);
    // then
    expect(await alertsOf(ada)).toEqual([]);
    expect(await deadLetters()).toEqual(['0', '0', '0']);
    const query = 'query Me($input: GetUserInput!) { getUser(input: $input) { matches } }';
    const answer = await graphql(stack, ada, query, { input: { email: ada.email } });
    expect(answer.data?.['getUser']).toEqual({ matches: 10 });
    const [row] = await (await connectTable(stack)).rows(['DUE#']);
    const minutes = (Date.parse(row?.sk.split('#')[0] ?? '') - Date.now()) / MINUTE;
    expect(minutes).toBeGreaterThan(10);
    expect(minutes).toBeLessThan(47);
  });

  test('OPS-01 MATCH-02 once the daily quota is used up, a welcome mail waits without a dead letter', async () => {
    // given
    await connectConsole(stack).changeAccount({ ses: { mailsPerDay: 1_000 } });
    const eve = await signUp(stack, 'eve@mail.example', { titles: [] });
    await connectConsole(stack).changeAccount({ ses: { mailsPerDay: 0 } });
    // when
    const save = 'mutation Save($input: UpdateUserInput!) { updateUser(input: $input) { positions } }';
    const positions = ['Office Manager'];
    const answer = await graphql(stack, eve, save, { input: { email: eve.email, positions } });
    expect(answer.data?.['updateUser']).toEqual({ positions });
    expect(await connectConsole(stack).settle()).toBe(200);
    // then
    const due = (await (await connectTable(stack)).rows(['DUE#'])).filter(({ sk }) =>
      sk.endsWith('#WELCOME'),
    );
    expect(due).toHaveLength(1);
    expect(await deadLetters()).toEqual(['0', '0', '0']);
  });
});
