import { expect } from '@playwright/test';
import { z } from 'zod';
import { connectAlertTable } from '../support/alert-table.ts';
import { connectConsole } from '../support/console.ts';
import { NIGHTLY } from '../support/exhaustive.ts';
import { writeBoard } from '../support/feeds.ts';
import { graphql, readListing } from '../support/graphql.ts';
import { test } from '../support/journey.ts';
import { signUp } from '../support/people.ts';
import { readBoardsUntil } from '../support/run-until.ts';
import type { Stack } from '../support/stack.ts';
import { subscribe } from '../support/subscribe.ts';
import { until } from '../support/until.ts';

const PAYING = '{ planInterval status subscriptionId currentPeriodEnd cancelAtPeriodEnd }';
const GET = `query Get($input: GetUserInput!) { getUser(input: $input) { activeSubscription ${PAYING} } }`;
const CHECKOUT = 'mutation Go($input: CreateCheckoutSessionInput!) { createCheckoutSession(input: $input) }';
const CANCEL = `mutation Go($input: OwnSubscriptionInput!) { cancelSubscription(input: $input) ${PAYING} }`;
const RESUME = `mutation Go($input: OwnSubscriptionInput!) { resumeSubscription(input: $input) ${PAYING} }`;
const CHANGE = `mutation Go($input: ChangePlanInput!) { changePlan(input: $input) ${PAYING} }`;
const RECEIPTS = `query Get($input: ListUserReceiptsInput!) {
  listUserReceipts(input: $input) { nextToken items { receiptId created receiptUrl amount } } }`;
const UPDATE = 'mutation Save($input: UpdateUserInput!) { updateUser(input: $input) { email } }';
const DELETE = 'mutation Delete($input: DeleteAccountInput!) { deleteAccount(input: $input) }';

const Paying = z
  .object({
    planInterval: z.string(),
    status: z.string(),
    subscriptionId: z.string(),
    currentPeriodEnd: z.number(),
    cancelAtPeriodEnd: z.boolean(),
  })
  .nullable();
const Receipts = z.object({ items: z.array(z.object({ amount: z.string(), receiptUrl: z.url() })) });

const send = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

/** Signs up a user, and returns what the API answers about the user's subscription. */
async function newcomer(stack: Stack, name: string, title = 'Designer') {
  const person = await signUp(stack, `${name}@pays.example`, { titles: [title] });
  const ask = async (query: string, input: object = {}) => {
    const answer = await graphql(stack, person, query, { input: { email: person.email, ...input } });
    return { value: Object.values(answer.data ?? {})[0], error: answer.errors?.[0] };
  };
  const paying = async () =>
    z.object({ activeSubscription: Paying }).parse((await ask(GET)).value).activeSubscription;
  return {
    person,
    ask,
    paying,
    becomes: (status: string) =>
      until(`the subscription is ${status}`, async () => {
        await connectConsole(stack).settle();
        const now = await paying();
        return now?.status === status ? now : undefined;
      }),
    checkout: async (planInterval: string) => z.url().parse((await ask(CHECKOUT, { planInterval })).value),
    receipts: async () => Receipts.parse((await ask(RECEIPTS)).value).items.map(({ amount }) => amount),
  };
}

/** Signs up a user who has a subscription. */
async function subscriber(stack: Stack, name: string) {
  const user = await newcomer(stack, name);
  const stripe = await subscribe(stack, user.person, 'MONTHLY');
  return { ...user, happens: (event: string) => stripe.trigger(user.person.email, event), stripe };
}

test.describe('the subscription API', () => {
  test('API-02 concurrent checkouts share one page, and a checkout for the other plan expires it', async ({
    product: stack,
  }) => {
    const { checkout, receipts } = await newcomer(stack, 'ada');
    const [one, other] = await Promise.all([checkout('YEARLY'), checkout('YEARLY')]);
    expect(one).toBe(other);
    const monthly = await checkout('MONTHLY');
    expect(await (await fetch(one)).text()).toContain('expired');
    expect(await (await fetch(monthly)).text()).toContain('$4.63');
    expect(await receipts()).toEqual([]);
  });

  test('SUB-03 a declined card changes nothing, and a valid card activates the subscription', async ({
    product: stack,
  }) => {
    const { ask, paying, becomes, checkout } = await newcomer(stack, 'bo');
    const monthly = await checkout('MONTHLY');
    expect((await send(monthly, { card: 'pm_card_visa_chargeDeclined' })).status).toBe(402);
    expect(await paying()).toBeNull();
    const paid = await send(monthly, { card: 'pm_card_visa' });
    expect(paid.headers.get('location')).toBe(`${stack.siteUrl}/profile/subscription?checkout=done`);
    expect(await becomes('active')).toMatchObject({ planInterval: 'MONTHLY', cancelAtPeriodEnd: false });
    expect((await ask(CHECKOUT, { planInterval: 'YEARLY' })).error?.errorType).toBe('Conflict');
  });

  test('API-01 receipts show payments and refunds', async ({ product: stack }) => {
    const { ask, paying, receipts, happens } = await subscriber(stack, 'cy');
    expect(await receipts()).toEqual(['$4.63']);
    await happens('refund');
    expect(await receipts()).toEqual(['$4.63, refunded']);
    expect((await paying())?.status).toBe('active');
    expect((await ask(RECEIPTS, { nextToken: 'in_unknown' })).error?.errorType).toBe('BadInput');
  });

  test('SUB-03 rejects a webhook without a valid Stripe signature', async ({ product: stack }) => {
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'customer.subscription.deleted' });
    const headers = { 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` };
    const answer = await fetch(`${stack.siteUrl}/webhooks/stripe`, { method: 'POST', headers, body });
    expect(answer.status).toBe(400);
  });

  test(
    'SUB-03 a failed renewal makes the subscription past due until it is paid',
    NIGHTLY,
    async ({ product: stack }) => {
      const { ask, paying, becomes, happens, stripe } = await subscriber(stack, 'dee');
      const before = await paying();
      await happens('declines');
      await happens('renewal');
      expect((await becomes('past_due')).currentPeriodEnd).toBe(before?.currentPeriodEnd);
      expect((await ask(CHANGE, { planInterval: 'YEARLY' })).error?.errorType).toBe('Conflict');
      await happens('pays');
      await stripe.advanceClock(4);
      expect((await becomes('active')).currentPeriodEnd).toBeGreaterThan(before?.currentPeriodEnd ?? 0);
    },
  );

  test(
    'API-02 SUB-03 changes the plan, cancels twice and resumes, and a mail confirms each change once',
    NIGHTLY,
    async ({ product: stack }) => {
      const { person, ask, receipts } = await subscriber(stack, 'eli');
      expect((await ask(CHANGE, { planInterval: 'YEARLY' })).value).toMatchObject({ planInterval: 'YEARLY' });
      expect(await receipts()).toHaveLength(2);
      const cancelled = (await ask(CANCEL)).value;
      expect(cancelled).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
      expect((await ask(CANCEL)).value).toEqual(cancelled);
      expect((await ask(RESUME)).value).toMatchObject({ cancelAtPeriodEnd: false });

      const console = connectConsole(stack);
      expect(await console.settle()).toBe(200);
      const mails = (await console.outbox(person.email)).filter(({ text }) =>
        text?.includes('subscription:'),
      );
      expect(mails.map(({ subject }) => subject)).toEqual([
        'Your Daybreak subscription has started',
        'Your Daybreak plan has changed',
        'Your Daybreak subscription is canceled',
        'Your Daybreak subscription will renew',
      ]);
      expect(mails[1]?.text).toMatch(/now on the annual plan\.\s+It renews on \w+ \d+, \d{4}\./);
    },
  );

  test(
    'SUB-03 a canceled subscription ends with its billing period, and the user can subscribe again',
    NIGHTLY,
    async ({ product: stack }) => {
      const { person, ask, becomes, happens } = await subscriber(stack, 'flo');
      await ask(CANCEL);
      await happens('renewal');
      await becomes('canceled');
      expect((await ask(CANCEL)).error?.message).toBe('No subscriptions active.');
      await subscribe(stack, person, 'MONTHLY');
    },
  );

  test(
    'SUB-03 MATCH-03 MATCH-04 a new subscriber gets missed jobs in one e-mail, reconciling changes nothing, and alerts end with the subscription',
    NIGHTLY,
    async ({ product: stack }) => {
      // given a user without free alerts, whose first match is withheld and whose watchers are then removed
      const console = connectConsole(stack);
      const { person: bea, ask, paying, becomes } = await newcomer(stack, 'bea', 'Ballast Engineer');
      expect((await ask(UPDATE, { dreamCompanies: ['Wrenfield'] })).error).toBeUndefined();
      await console.settle();
      await (await connectAlertTable(stack)).spendFreeAlerts(bea.email);
      const titles: string[] = [];
      const post = async (...added: string[]) => {
        titles.push(...added);
        const postings = titles.map((one, number) => ({ id: number + 1, title: one }));
        await writeBoard(stack.feedsDir, 'wrenfield', 'Wrenfield', postings);
        await readBoardsUntil(stack, `${added.join(' and ')} on the board`, async () => {
          const listed = (await readListing(stack)).map(({ jobTitle }) => jobTitle);
          return added.every((title) => listed.includes(title)) || undefined;
        });
        expect(await console.settle()).toBe(200);
      };
      const alerts = async () =>
        (await console.outbox(bea.email)).filter(({ subject }) => subject?.includes('Wrenfield'));
      await post('Ballast Engineer, Harbour');
      await post('Ballast Engineer, Lantern', 'Site Reliability Engineer');
      expect(await alerts()).toEqual([]);
      // when
      const stripe = await subscribe(stack, bea, 'MONTHLY');
      const [mail] = await until('the catch-up email', async () => {
        await console.settle();
        const some = await alerts();
        return some.length > 0 ? some : undefined;
      });
      // then
      for (const said of ["you're subscribed. Here are 3 jobs you missed in the last two days", ...titles])
        expect(mail?.text).toContain(said);
      expect(mail?.text).toContain('Wrenfield is one of your dream companies');
      const before = await paying();
      for (const schedule of ['reconcile-payments', 'sweep', 'drain-due'])
        expect(await console.run(schedule)).toBe(200);
      expect(await console.settle()).toBe(200);
      expect(await alerts()).toHaveLength(1);
      expect(await paying()).toEqual(before);
      // when the subscription ends
      await ask(CANCEL);
      await stripe.trigger(bea.email, 'renewal');
      await becomes('canceled');
      expect(await console.settle()).toBe(200);
      await post('Ballast Engineer, Pier');
      expect(await alerts()).toHaveLength(1);
    },
  );

  test('SUB-03 deleting an account cancels its subscription and removes the customer', async ({
    product: stack,
  }) => {
    const { person, ask, paying, stripe } = await subscriber(stack, 'gus');
    const id = (await paying())?.subscriptionId ?? '';
    expect((await ask(DELETE, { confirmation: person.email })).value).toBe(true);
    const gone = new RegExp(`a deleted customer</b>: Monthly, canceled, [^<]*<[^>]*>${id}`);
    await until('the customer is gone at Stripe', async () =>
      gone.test(await stripe.readAccount()) ? true : undefined,
    );
  });
});
