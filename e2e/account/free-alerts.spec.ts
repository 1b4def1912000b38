import { expect } from '@playwright/test';
import { newEmail } from '../support/account-pages.ts';
import { connectAlertTable } from '../support/alert-table.ts';
import { connectConsole } from '../support/console.ts';
import { type FeedPosting, writeBoard } from '../support/feeds.ts';
import { graphql, readListing } from '../support/graphql.ts';
import { type Site, test } from '../support/journey.ts';
import { type Person, signUp } from '../support/people.ts';
import { readBoardsUntil, sendDueUntil } from '../support/run-until.ts';
import { openSignedIn } from '../support/signed-in.ts';

const ENDED = 'Your free trial of real-time job alerts has ended.';
const UPDATE = 'mutation Update($input: UpdateUserInput!) { updateUser(input: $input) { email } }';
const ALERTS = 'query Alerts($input: ListAlertsInput!) { listAlerts(input: $input) { items { state } } }';

/** The most jobs in one message, and those of one employer if more wait. */
const MAX_JOBS = 10;
const PER_EMPLOYER = 2;

const titleOf = (n: number) => `Beacon Engineer, Rock ${n}`;

/** A board whose jobs all match a person, and what has become of the person's alerts. */
function given({ stack }: Site, person: Person) {
  const postings: FeedPosting[] = [];
  const { email } = person;
  return {
    post: async (count: number) => {
      for (let left = count; left > 0; left -= 1) {
        const n = postings.length + 1;
        postings.push({ id: n, title: titleOf(n), html: `<p>Rock ${n} has ${n * 31 + 7} steps.</p>` });
      }
      await writeBoard(stack.feedsDir, 'beacons', 'Beacons', postings);
    },
    hasAlerts: async (state: string, count: number) => {
      const { data } = await graphql(stack, person, ALERTS, { input: { email } });
      return JSON.stringify(data).split(`"${state}"`).length - 1 === count || undefined;
    },
    mails: async () =>
      (await connectConsole(stack).outbox(email)).filter(({ subject }) => subject?.includes('at Beacons')),
  };
}

test('MATCH-03 the last free alert says that it was the last, and what matches later is not sent', async ({
  site,
}) => {
  const { stack } = site;
  const person = await signUp(stack, newEmail(), { titles: ['Beacon Engineer'] });
  expect(await connectConsole(stack).settle()).toBe(200);
  const { email } = person;
  const { post, hasAlerts, mails } = given(site, person);
  const table = await connectAlertTable(stack);

  // Given a person with one free alert left, for whom eleven jobs wait
  await table.spendFreeAlerts(email, 2);
  await post(1);
  const [first] = await readBoardsUntil(stack, 'the first alert', async () => {
    const all = await mails();
    return all.length > 0 ? all : undefined;
  });
  expect(first?.text).toContain('You have one more job alert remaining.');
  await post(MAX_JOBS + 1);
  await readBoardsUntil(stack, 'more jobs wait than a message holds', () =>
    hasAlerts('pending', MAX_JOBS + 1),
  );

  // When the person no longer wants to wait for them
  await table.endGroupingPeriod(email);
  const { errors } = await graphql(stack, person, UPDATE, {
    input: { email, alertSettings: { foldMinutes: 0 } },
  });
  expect(errors).toBeUndefined();

  // Then the last free alert is sent and says so, and the jobs that don't fit into it are withheld
  const others = MAX_JOBS + 1 - PER_EMPLOYER;
  await sendDueUntil(stack, email, 'the other jobs are withheld', () => hasAlerts('withheld', others));
  const [, last, ...more] = await mails();
  expect(more).toEqual([]);
  for (const part of [last?.text, last?.html]) {
    expect(part).toContain(ENDED);
    expect(part).toContain(`${others} more at Beacons`);
  }

  // And what matches later is not sent
  await post(1);
  await readBoardsUntil(stack, 'the next job is on the board', async () =>
    (await readListing(stack)).find(({ jobTitle }) => jobTitle === titleOf(MAX_JOBS + 3)),
  );
  expect(await connectConsole(stack).settle()).toBe(200);
  expect(await mails()).toHaveLength(2);

  const page = await openSignedIn(site, person, '/profile/alerts');
  await page.getByText('Not sent: No free alerts left.').first().waitFor();
  await page.getByRole('region', { name: 'Offer' }).getByText(ENDED).waitFor();
});
