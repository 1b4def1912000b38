import { expect } from '@playwright/test';
import { z } from 'zod';
import { connectAlertTable } from '../support/alert-table.ts';
import { connectConsole } from '../support/console.ts';
import { writeBoard } from '../support/feeds.ts';
import { graphql, readListing } from '../support/graphql.ts';
import { test } from '../support/journey.ts';
import { type Person, signUp } from '../support/people.ts';
import { readBoardsUntil } from '../support/run-until.ts';
import type { Stack } from '../support/stack.ts';
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

test.describe('the subscription API', () => {
  test.describe.configure({ mode: 'serial' });

  let stack: Stack;
  let ada: Person;
  let stripe: string;
  test.beforeAll(async ({ product }) => {
    stack = product;
    ada = await signUp(stack, 'ada@pays.example', { titles: ['Designer'] });
  });

  const ask = async (query: string, input: object = {}, who = ada) => {
    const answer = await graphql(stack, who, query, { input: { email: who.email, ...input } });
    return { value: Object.values(answer.data ?? {})[0], error: answer.errors?.[0] };
  };
  const paying = async (who = ada) =>
    z.object({ activeSubscription: Paying }).parse((await ask(GET, {}, who)).value).activeSubscription;
  const becomes = (status: string, who = ada) =>
    until(`the subscription is ${status}`, async () => {
      const now = await paying(who);
      return now?.status === status ? now : undefined;
    });
  const checkout = async (planInterval: string, who = ada) =>
    z.url().parse((await ask(CHECKOUT, { planInterval }, who)).value);
  const send = (url: string, form: Record<string, string> = {}) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  const happens = async (deed: string, who = ada) => {
    const { status } = await send(
      `${stripe}/stripe/subscriptions/${(await paying(who))?.subscriptionId}/${deed}`,
    );
    expect(status).toBe(303);
  };
  const receipts = async () => Receipts.parse((await ask(RECEIPTS)).value).items.map(({ amount }) => amount);

  test('API-02 concurrent checkouts share one page, and a checkout for the other plan expires it', async () => {
    const [one, other] = await Promise.all([checkout('YEARLY'), checkout('YEARLY')]);
    expect(one).toBe(other);
    stripe = new URL(one).origin;
    const monthly = await checkout('MONTHLY');
    expect(await (await fetch(one)).text()).toContain('expired');
    expect(await (await fetch(monthly)).text()).toContain('$4.63');
    expect(await receipts()).toEqual([]);
  });

  test('SUB-03 a declined card changes nothing, and a valid card activates the subscription', async () => {
    const page = await checkout('MONTHLY');
    expect((await send(page, { card: 'pm_card_visa_chargeDeclined' })).status).toBe(402);
    expect(await paying()).toBeNull();
    const paid = await send(page, { card: 'pm_card_visa' });
    expect(paid.headers.get('location')).toBe(`${stack.siteUrl}/profile/subscription?checkout=done`);
    expect(await becomes('active')).toMatchObject({ planInterval: 'MONTHLY', cancelAtPeriodEnd: false });
    expect((await ask(CHECKOUT, { planInterval: 'YEARLY' })).error?.errorType).toBe('Conflict');
  });

  test('API-01 receipts show payments and refunds', async () => {
    expect(await receipts()).toEqual(['$4.63']);
    await happens('refund');
    expect(await receipts()).toEqual(['$4.63, refunded']);
    expect((await paying())?.status).toBe('active');
    expect((await ask(RECEIPTS, { nextToken: 'in_unknown' })).error?.errorType).toBe('BadInput');
  });

  test('SUB-03 rejects a webhook without a valid Stripe signature', async () => {
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'customer.subscription.deleted' });
    const headers = { 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` };
    const answer = await fetch(`${stack.siteUrl}/webhooks/stripe`, { method: 'POST', headers, body });
    expect(answer.status).toBe(400);
    expect((await paying())?.status).toBe('active');
  });

  test('SUB-03 a failed renewal makes the subscription past due until it is paid', async () => {
    const before = await paying();
    await happens('declines');
    await happens('renewal');
    expect((await becomes('past_due')).currentPeriodEnd).toBe(before?.currentPeriodEnd);
    expect((await ask(CHANGE, { planInterval: 'YEARLY' })).error?.errorType).toBe('Conflict');
    await happens('pays');
    await send(`${stripe}/stripe/clock`, { days: '4' });
    expect((await becomes('active')).currentPeriodEnd).toBeGreaterThan(before?.currentPeriodEnd ?? 0);
  });

  test('API-02 changes the plan, cancels twice and resumes', async () => {
    expect((await ask(CHANGE, { planInterval: 'YEARLY' })).value).toMatchObject({ planInterval: 'YEARLY' });
    expect(await receipts()).toHaveLength(3);
    const cancelled = (await ask(CANCEL)).value;
    expect(cancelled).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    expect((await ask(CANCEL)).value).toEqual(cancelled);
    expect((await ask(RESUME)).value).toMatchObject({ cancelAtPeriodEnd: false });
  });

  test('SUB-03 a canceled subscription ends with its billing period, and the user can subscribe again', async () => {
    await ask(CANCEL);
    await happens('renewal');
    await becomes('canceled');
    expect((await ask(CANCEL)).error?.message).toBe('No subscriptions active.');
    await send(await checkout('MONTHLY'), { card: 'pm_card_visa' });
    await becomes('active');
  });

  test('SUB-03 MATCH-03 MATCH-04 a new subscriber gets missed jobs in one e-mail, reconciling changes nothing, and alerts end with the subscription', async () => {
    // given a user without free alerts, whose first match is withheld and whose watchers are then removed
    const console = connectConsole(stack);
    const bea = await signUp(stack, 'bea@pays.example', { titles: ['Ballast Engineer'] });
    expect((await ask(UPDATE, { dreamCompanies: ['Wrenfield'] }, bea)).error).toBeUndefined();
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
    await send(await checkout('MONTHLY', bea), { card: 'pm_card_visa' });
    await becomes('active', bea);
    const [mail] = await until('the catch-up email', async () => {
      const some = await alerts();
      return some.length > 0 ? some : undefined;
    });
    // then
    for (const said of ["you're subscribed. Here are 3 jobs you missed in the last two days", ...titles])
      expect(mail?.text).toContain(said);
    expect(mail?.text).toContain('Wrenfield is one of your dream companies');
    const before = [await paying(), await paying(bea)];
    for (const schedule of ['reconcile-payments', 'sweep', 'drain-due'])
      expect(await console.run(schedule)).toBe(200);
    expect(await console.settle()).toBe(200);
    expect(await alerts()).toHaveLength(1);
    expect([await paying(), await paying(bea)]).toEqual(before);
    // when the subscription ends
    await ask(CANCEL, {}, bea);
    await happens('renewal', bea);
    await becomes('canceled', bea);
    expect(await console.settle()).toBe(200);
    await post('Ballast Engineer, Pier');
    expect(await alerts()).toHaveLength(1);
  });

  test('SUB-03 deleting an account cancels its subscription and removes the customer', async () => {
    const id = (await paying())?.subscriptionId ?? '';
    expect((await ask(DELETE, { confirmation: ada.email })).value).toBe(true);
    const gone = new RegExp(`a deleted customer</b>: Monthly, canceled, [^<]*<[^>]*>${id}`);
    await until('the customer is gone at Stripe', async () => {
      const page = await (await fetch(`${stripe}/stripe`)).text();
      return gone.test(page) ? true : undefined;
    });
  });
});
