import { expect } from '@playwright/test';
import { z } from 'zod';
import { connectAlertTable } from '../support/alert-table.ts';
import { connectConsole } from '../support/console.ts';
import { NIGHTLY } from '../support/exhaustive.ts';
import { writeBoard } from '../support/feeds.ts';
import { graphql } from '../support/graphql.ts';
import { test } from '../support/journey.ts';
import { onlyTexts } from '../support/only-texts.ts';
import { signUp } from '../support/people.ts';
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

const isDelivered = ({ delivery }: Shown) => delivery !== null;

/** Signs up a person who gets texts only, with a board of that person's own to post jobs on. */
async function texted(stack: Stack, name: string, title: string, phone: string) {
  const person = await signUp(stack, `${name}@wagtail.example`, { titles: [title] });
  const { email } = person;
  await onlyTexts(stack, person, phone);
  const board = `wagtail-${name}`;
  const postings: { id: number; title: string }[] = [];
  const alerts = async () =>
    Alerts.parse((await graphql(stack, person, ALERTS, { input: { email } })).data?.['listAlerts']).items;
  return {
    person,
    alerts,
    /** Posts jobs, and returns an alert once it has the expected state. */
    async posted(isAwaited: (alert: Shown) => boolean, ...titles: string[]): Promise<Shown> {
      for (const one of titles) postings.push({ id: postings.length + 1, title: one });
      await writeBoard(stack.feedsDir, board, 'Wagtail', postings);
      return readBoardsUntil(stack, `an alert for a ${titles.at(-1)}`, async () =>
        (await alerts()).find(isAwaited),
      );
    },
    me: async () => (await graphql(stack, person, ME, { input: { email } })).data?.['getUser'],
    texts: async () =>
      (await connectConsole(stack).outbox(phone)).filter(({ text }) => text?.includes('at Wagtail')),
  };
}

test.describe('a text alert', () => {
  test('MATCH-03 MATCH-05 fails uncharged above the spending limit', NIGHTLY, async ({ product: stack }) => {
    const console = connectConsole(stack);
    const una = await texted(stack, 'una', 'Hawser Engineer', '+14155552681');
    await console.changeAccount({ texts: { monthlyLimit: 0 } });
    try {
      const alert = await una.posted(({ state }) => state === 'failed', 'Hawser Engineer');
      expect(alert.why).toBe("Our messaging service couldn't send it, so it wasn't counted.");
    } finally {
      await console.changeAccount({ texts: { monthlyLimit: 1_000 } });
    }
    expect(await una.me()).toEqual({ matches: 10, userPrefs: { textState: 'active' } });
  });

  test(
    'MATCH-03 MATCH-05 is refunded with a reason when it cannot be delivered',
    NIGHTLY,
    async ({ product: stack }) => {
      const phone = '+14155552682';
      const ivo = await texted(stack, 'ivo', 'Capstan Engineer', phone);
      await connectConsole(stack).changeAccount({ texts: { outcomes: { [phone]: 'TEXT_UNREACHABLE' } } });
      const alert = await ivo.posted(isDelivered, 'Capstan Engineer');
      expect(alert).toEqual({
        state: 'sent',
        delivery: 'undelivered',
        why: "Your phone couldn't be reached.",
      });
      expect(await ivo.me()).toEqual({ matches: 10, userPrefs: { textState: 'active' } });
    },
  );

  test(
    'MATCH-05 is refunded when the number blocks texts, and flags the number',
    NIGHTLY,
    async ({ product: stack }) => {
      // A failing number of the AWS SMS simulator.
      const blocking = '+14254147167';
      const kit = await texted(stack, 'kit', 'Bollard Engineer', blocking);
      await connectConsole(stack).changeAccount({ texts: { outcomes: { [blocking]: 'TEXT_BLOCKED' } } });
      const alert = await kit.posted(isDelivered, 'Bollard Engineer');
      expect(alert.why).toBe('Your phone or carrier blocks our texts.');
      expect(await kit.me()).toEqual({ matches: 10, userPrefs: { textState: 'bounced' } });
    },
  );

  test(
    'MATCH-02 is charged once and shown as delivered when it arrives',
    NIGHTLY,
    async ({ product: stack }) => {
      const ola = await texted(stack, 'ola', 'Fender Engineer', '+14155552683');
      const alert = await ola.posted(isDelivered, 'Fender Engineer');
      expect(alert).toEqual({ state: 'sent', why: '', delivery: 'delivered' });
      expect(await ola.texts()).toEqual([
        expect.objectContaining({ text: expect.stringContaining('Fender Engineer at Wagtail') }),
      ]);
      expect(await ola.me()).toEqual({ matches: 9, userPrefs: { textState: 'active' } });
    },
  );

  test('MATCH-02 about several jobs links to a page with exactly these, without sign-in', async ({
    product: stack,
  }) => {
    const pia = await texted(stack, 'pia', 'Rope Engineer', '+14155552684');
    await pia.posted(({ state }) => state === 'sent', 'Rope Engineer, Hemp');
    // given two jobs that wait for the next text
    await pia.posted(({ state }) => state === 'pending', 'Rope Engineer, Jute', 'Rope Engineer, Sisal');
    await readBoardsUntil(stack, 'two alerts wait', async () => {
      const waiting = (await pia.alerts()).filter(({ state }) => state === 'pending');
      return waiting.length === 2 || undefined;
    });
    // when she no longer wants to wait
    const { email } = pia.person;
    await (await connectAlertTable(stack)).endGroupingPeriod(email);
    const input = { email, alertSettings: { foldMinutes: 0 } };
    expect((await graphql(stack, pia.person, NO_WAIT, { input })).errors).toBeUndefined();
    await sendDueUntil(
      stack,
      email,
      'the text about both',
      async () => (await pia.texts()).length > 1 || undefined,
    );
    // then
    const text = (await pia.texts()).at(-1)?.text ?? '';
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
