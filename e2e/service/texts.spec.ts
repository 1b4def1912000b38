import { expect } from '@playwright/test';
import { z } from 'zod';
import { connectAlertTable } from '../support/alert-table.ts';
import { connectConsole } from '../support/console.ts';
import { writeBoard } from '../support/feeds.ts';
import { graphql } from '../support/graphql.ts';
import { test } from '../support/journey.ts';
import { onlyTexts } from '../support/only-texts.ts';
import { type SignedIn, signUp } from '../support/people.ts';
import { readBoardsUntil, sendDueUntil } from '../support/run-until.ts';
import type { Stack } from '../support/stack.ts';

const ME = 'query Me($input: GetUserInput!) { getUser(input: $input) { matches userPrefs { textState } } }';
const ALERTS =
  'query Alerts($input: ListAlertsInput!) { listAlerts(input: $input) { items { state why delivery } } }';
const NO_WAIT = 'mutation Update($input: UpdateUserInput!) { updateUser(input: $input) { email } }';

const Alerts = z.object({
  items: z.array(z.object({ state: z.string(), why: z.string(), delivery: z.string().nullable() })),
});
type Shown = z.infer<typeof Alerts>['items'][number];

test.describe('a text alert', () => {
  test.describe.configure({ mode: 'serial' });

  let stack: Stack;
  const postings = [{ id: 1, title: 'Office Manager' }];
  test.beforeAll(async ({ product }) => {
    stack = product;
    await writeBoard(stack.feedsDir, 'wagtail', 'Wagtail', postings);
    await connectConsole(stack).run('poll-boards');
    expect(await connectConsole(stack).settle()).toBe(200);
  });

  /** Posts a job that a user watches, and returns its alert once the alert has the expected state. */
  const posted = async (person: SignedIn, title: string, isAwaited: (alert: Shown) => boolean) => {
    postings.push({ id: postings.length + 1, title });
    await writeBoard(stack.feedsDir, 'wagtail', 'Wagtail', postings);
    return readBoardsUntil(stack, `an alert for a ${title}`, async () => {
      const { data } = await graphql(stack, person, ALERTS, { input: { email: person.email } });
      return Alerts.parse(data?.['listAlerts']).items.find(isAwaited);
    });
  };
  const me = async (person: SignedIn) =>
    (await graphql(stack, person, ME, { input: { email: person.email } })).data?.['getUser'];

  test('MATCH-03 MATCH-05 fails uncharged above the spending limit', async () => {
    const console = connectConsole(stack);
    const una = await signUp(stack, 'una@wagtail.example', { titles: ['Data Engineer'] });
    await onlyTexts(stack, una, '+14155552681');
    await console.changeAccount({ texts: { monthlyLimit: 0 } });
    try {
      const alert = await posted(una, 'Data Engineer', ({ state }) => state === 'failed');
      expect(alert.why).toBe("Our messaging service couldn't send it, so it wasn't counted.");
    } finally {
      await console.changeAccount({ texts: { monthlyLimit: 1_000 } });
    }
    expect(await me(una)).toEqual({ matches: 10, userPrefs: { textState: 'on' } });
  });

  test('MATCH-03 MATCH-05 is refunded with a reason when it cannot be delivered', async () => {
    const phone = '+14155552682';
    const ivo = await signUp(stack, 'ivo@wagtail.example', { titles: ['QA Engineer'] });
    await onlyTexts(stack, ivo, phone);
    await connectConsole(stack).changeAccount({ texts: { outcomes: { [phone]: 'TEXT_UNREACHABLE' } } });
    const alert = await posted(ivo, 'QA Engineer', ({ delivery }) => delivery !== null);
    expect(alert).toEqual({
      state: 'sent',
      delivery: 'undelivered',
      why: "Your phone couldn't be reached.",
    });
    expect(await me(ivo)).toEqual({ matches: 10, userPrefs: { textState: 'on' } });
  });

  test('MATCH-05 is refunded when the number blocks texts, and flags the number', async () => {
    // A failing number of the AWS SMS simulator.
    const blocking = '+14254147167';
    const kit = await signUp(stack, 'kit@wagtail.example', { titles: ['Security Engineer'] });
    await onlyTexts(stack, kit, blocking);
    await connectConsole(stack).changeAccount({ texts: { outcomes: { [blocking]: 'TEXT_BLOCKED' } } });
    const alert = await posted(kit, 'Security Engineer', ({ delivery }) => delivery !== null);
    expect(alert.why).toBe('Your phone or carrier blocks our texts.');
    expect(await me(kit)).toEqual({ matches: 10, userPrefs: { textState: 'bounced' } });
  });

  test('MATCH-02 is charged once and shown as delivered when it arrives', async () => {
    const phone = '+14155552683';
    const ola = await signUp(stack, 'ola@wagtail.example', { titles: ['Platform Engineer'] });
    await onlyTexts(stack, ola, phone);
    const alert = await posted(ola, 'Platform Engineer', ({ delivery }) => delivery !== null);
    expect(alert).toEqual({ state: 'sent', why: '', delivery: 'delivered' });
    const texts = await connectConsole(stack).outbox(phone);
    expect(texts.filter(({ text }) => text?.includes('Platform Engineer at Wagtail'))).toHaveLength(1);
    expect(await me(ola)).toEqual({ matches: 9, userPrefs: { textState: 'on' } });
  });

  test('MATCH-02 about several jobs links to a page with exactly these, without sign-in', async () => {
    const phone = '+14155552684';
    const pia = await signUp(stack, 'pia@wagtail.example', { titles: ['Rope Engineer'] });
    await onlyTexts(stack, pia, phone);
    const texts = async () =>
      (await connectConsole(stack).outbox(phone)).filter(({ text }) => text?.includes('at Wagtail'));
    await posted(pia, 'Rope Engineer, Hemp', ({ state }) => state === 'sent');
    // given two jobs that wait for the next text
    postings.push({ id: postings.length + 1, title: 'Rope Engineer, Jute' });
    await posted(pia, 'Rope Engineer, Sisal', ({ state }) => state === 'pending');
    await readBoardsUntil(stack, 'two alerts wait', async () => {
      const { data } = await graphql(stack, pia, ALERTS, { input: { email: pia.email } });
      return JSON.stringify(data).split('"pending"').length === 3 || undefined;
    });
    // when she no longer wants to wait
    await (await connectAlertTable(stack)).endGroupingPeriod(pia.email);
    const input = { email: pia.email, alertSettings: { foldMinutes: 0 } };
    expect((await graphql(stack, pia, NO_WAIT, { input })).errors).toBeUndefined();
    await sendDueUntil(
      stack,
      pia.email,
      'the text about both',
      async () => (await texts()).length > 1 || undefined,
    );
    // then
    const text = (await texts()).at(-1)?.text ?? '';
    expect(text).toMatch(
      /^Daybreak: Rope Engineer, \w+ at Wagtail and 1 more\. All 2: \S+ Reply STOP to end texts\.$/,
    );
    const link = /All 2: (\S+)/.exec(text)?.[1] ?? '';
    const page = await (await fetch(link)).text();
    const listed = [...page.matchAll(/<a href="\/jobs\/[^"]+">([^<]+)</g)].map(([, title]) => title);
    expect(listed.sort()).toEqual(['Rope Engineer, Jute', 'Rope Engineer, Sisal']);
    expect((await fetch(`${link}x`)).status).toBe(404);
  });
});
