import { GetQueueAttributesCommand, ListQueuesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { expect } from '@playwright/test';
import { connectAlertTable } from '../support/alert-table.ts';
import { connectConsole } from '../support/console.ts';
import { NIGHTLY } from '../support/exhaustive.ts';
import { writeBoard } from '../support/feeds.ts';
import { graphql } from '../support/graphql.ts';
import { test } from '../support/journey.ts';
import { type Person, signUp } from '../support/people.ts';
import { readBoardsUntil, sendDueUntil } from '../support/run-until.ts';
import type { Stack } from '../support/stack.ts';

const MINUTE = 60_000;
const GRANTED = { mailsPerSecond: 100, mailsPerDay: 1_000_000 };
/** One mail goes through, and no other within the test. */
const ONE_MAIL = { mailsPerSecond: 0.001 };

const ME = 'query Me($input: GetUserInput!) { getUser(input: $input) { matches } }';
const ALERTS = 'query Alerts($input: ListAlertsInput!) { listAlerts(input: $input) { items { state } } }';
const SAVE = 'mutation Save($input: UpdateUserInput!) { updateUser(input: $input) { positions } }';

test.describe('an account at SES’s limits', () => {
  let stack: Stack;
  test.beforeAll(({ product }) => {
    stack = product;
  });
  test.afterEach(() => connectConsole(stack).changeAccount({ ses: GRANTED }));

  const ask = async (person: Person, query: string, input: object = {}) => {
    const answer = await graphql(stack, person, query, { input: { email: person.email, ...input } });
    expect(answer.errors).toBeUndefined();
    return Object.values(answer.data ?? {})[0];
  };
  const newcomer = (name: string, title: string) =>
    signUp(stack, `${name}@limits.example`, { titles: [title] });

  const titles: string[] = [];
  /** Posts jobs and waits until each person has an alert, sent or not. */
  const post = async (people: readonly Person[], ...added: string[]) => {
    titles.push(...added);
    const postings = titles.map((title, id) => ({ id: id + 1, title }));
    await writeBoard(stack.feedsDir, 'copperkite', 'Copper & Kite', postings);
    await readBoardsUntil(stack, 'an alert of each person', async () => {
      const alerts = await Promise.all(people.map((person) => ask(person, ALERTS)));
      return alerts.every((some) => JSON.stringify(some).includes('"state"')) || undefined;
    });
    expect(await connectConsole(stack).settle()).toBe(200);
  };
  const mailsTo = async ({ email }: Person) =>
    (await connectConsole(stack).outbox(email)).filter(({ subject }) => subject?.includes('Copper & Kite'))
      .length;
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

  test(
    'OPS-01 MATCH-02 alerts that SES throttles wait uncharged, and everyone gets the alert once, without dead letters',
    NIGHTLY,
    async () => {
      // given
      const before = await deadLetters();
      const people = [
        await newcomer('ada', 'Gimbal Engineer'),
        await newcomer('bo', 'Sextant Engineer'),
        await newcomer('cy', 'Astrolabe Engineer'),
      ];
      expect(await connectConsole(stack).settle()).toBe(200);
      await connectConsole(stack).changeAccount({ ses: ONE_MAIL });
      // when
      await post(people, 'Senior Gimbal Engineer', 'Senior Sextant Engineer', 'Senior Astrolabe Engineer');
      // then
      const sent = await Promise.all(people.map(mailsTo));
      expect(sent.toSorted().slice(0, 2)).toEqual([0, 0]);
      for (const [index, person] of people.entries())
        expect(await ask(person, ME)).toEqual({ matches: sent[index] === 1 ? 9 : 10 });
      // and once the account may send again
      await connectConsole(stack).changeAccount({ ses: GRANTED });
      for (const person of people)
        await sendDueUntil(
          stack,
          person.email,
          'the alert',
          async () => (await mailsTo(person)) || undefined,
        );
      expect(await Promise.all(people.map(mailsTo))).toEqual([1, 1, 1]);
      expect(await deadLetters()).toEqual(before);
    },
  );

  test('OPS-01 MATCH-03 once the daily quota is used up, an alert waits uncharged, without a dead letter', async () => {
    // given
    const before = await deadLetters();
    const dee = await newcomer('dee', 'Bellows Engineer');
    expect(await connectConsole(stack).settle()).toBe(200);
    await connectConsole(stack).changeAccount({ ses: { mailsPerDay: 0 } });
    // when
    await post([dee], 'Senior Bellows Engineer');
    // then
    expect(await mailsTo(dee)).toBe(0);
    expect(await deadLetters()).toEqual(before);
    expect(await ask(dee, ME)).toEqual({ matches: 10 });
    const [due] = await (await connectAlertTable(stack)).dueTimes(dee.email);
    const minutes = ((due?.at ?? 0) - Date.now()) / MINUTE;
    expect(minutes).toBeGreaterThan(10);
    expect(minutes).toBeLessThan(47);
  });

  test(
    'OPS-01 MATCH-02 once the daily quota is used up, a welcome mail waits without a dead letter',
    NIGHTLY,
    async () => {
      // given
      const before = await deadLetters();
      const eve = await signUp(stack, 'eve@limits.example', { titles: [] });
      await connectConsole(stack).changeAccount({ ses: { mailsPerDay: 0 } });
      // when
      const positions = ['Backend Engineer'];
      expect(await ask(eve, SAVE, { positions })).toEqual({ positions });
      expect(await connectConsole(stack).settle()).toBe(200);
      // then
      const due = await (await connectAlertTable(stack)).dueTimes(eve.email);
      expect(due.filter(({ isWelcome }) => isWelcome)).toHaveLength(1);
      expect(await deadLetters()).toEqual(before);
    },
  );
});
