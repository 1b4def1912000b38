import { expect } from '@playwright/test';
import { connectConsole } from '../support/console.ts';
import { IS_EXHAUSTIVE } from '../support/exhaustive.ts';
import { writeBoard } from '../support/feeds.ts';
import { graphql } from '../support/graphql.ts';
import { test } from '../support/journey.ts';
import { signUp } from '../support/people.ts';
import { readBoardsUntil, sendDueUntil } from '../support/run-until.ts';

const UPDATE =
  'mutation Update($input: UpdateUserInput!) { updateUser(input: $input) { alertSettings { digestAt } } }';
const ALERTS = `query Alerts($input: ListAlertsInput!) { listAlerts(input: $input) { items { state } } }`;

const JOBS = 25;

/** The send time of the digest: the minute after next, in UTC. */
const soon = () => new Date(Date.now() + 120_000).toISOString().slice(11, 16);

if (IS_EXHAUSTIVE)
  test('MATCH-02 a daily digest contains every job since the last one, including the oldest, and is charged once', async ({
    product,
  }) => {
    const person = await signUp(product, 'dana@digest.example', { titles: ['Lighthouse Keeper'] });
    const settings = { userPrefs: { timeZone: 'UTC' }, alertSettings: { messagesADay: 0, digestAt: soon() } };
    const input = { email: person.email, ...settings };
    expect((await graphql(product, person, UPDATE, { input })).errors).toBeUndefined();
    await connectConsole(product).settle();
    const alerts = async () =>
      (await connectConsole(product).outbox(person.email)).filter(({ subject }) =>
        subject?.includes('at Lighthouses'),
      );
    await writeBoard(
      product.feedsDir,
      'lighthouses',
      'Lighthouses',
      Array.from({ length: JOBS }, (_, n) => ({
        id: 400 + n,
        title: `Lighthouse Keeper, Rock ${n}`,
        html: `<p>Rock ${n} has ${n * 31 + 7} steps.</p>`,
      })),
    );
    await readBoardsUntil(product, 'all jobs are waiting for the digest', async () => {
      const answer = await graphql(product, person, ALERTS, { input: { email: person.email } });
      return JSON.stringify(answer.data).split('"pending"').length > 20 || undefined;
    });
    expect(await alerts()).toEqual([]);

    const [digest] = await sendDueUntil(product, person.email, 'the digest is sent', async () => {
      const mails = await alerts();
      return mails.length > 0 ? mails : undefined;
    });

    for (let n = 0; n < JOBS; n += 1) expect(digest?.html).toMatch(new RegExp(`Rock ${n}\\b`));
    expect(await alerts()).toHaveLength(1);
  });
