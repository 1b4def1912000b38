import { z } from 'zod';
import { connectConsole } from './console.ts';
import { connectStripe } from './fake-stripe.ts';
import { graphql } from './graphql.ts';
import type { Person } from './people.ts';
import type { Stack } from './stack.ts';
import { until } from './until.ts';

const CHECKOUT =
  'mutation Checkout($input: CreateCheckoutSessionInput!) { createCheckoutSession(input: $input) }';
const STATUS =
  'query Get($input: GetUserInput!) { getUser(input: $input) { activeSubscription { status } } }';

const Subscription = z.object({ activeSubscription: z.object({ status: z.string() }).nullable() });

/** Returns the stored status of a user's subscription, or undefined without one. */
export async function subscriptionStatus(stack: Stack, person: Person): Promise<string | undefined> {
  const { data } = await graphql(stack, person, STATUS, { input: { email: person.email } });
  return Subscription.parse(data?.['getUser']).activeSubscription?.status;
}

/**
 * Subscribes through the checkout page with a card that works, and waits until the product records it. Returns the fake
 * Stripe's controls.
 */
export async function subscribe(stack: Stack, person: Person, planInterval: 'MONTHLY' | 'YEARLY') {
  const { data, errors } = await graphql(stack, person, CHECKOUT, {
    input: { email: person.email, planInterval },
  });
  if (errors) throw new Error(errors[0]?.message);
  const page = z.url().parse(data?.['createCheckoutSession']);
  const card = new URLSearchParams({ card: 'pm_card_visa' });
  await fetch(page, { method: 'POST', body: card, redirect: 'manual' });
  await until(`the subscription of ${person.email} is active`, async () => {
    await connectConsole(stack).settle();
    return (await subscriptionStatus(stack, person)) === 'active' ? true : undefined;
  });
  return connectStripe(page);
}
