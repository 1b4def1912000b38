import { z } from 'zod';
import { graphql } from './graphql.ts';
import type { Person } from './people.ts';
import type { Stack } from './stack.ts';
import { until } from './until.ts';

const CHECKOUT = 'mutation Go($input: CreateCheckoutSessionInput!) { createCheckoutSession(input: $input) }';
const PAYING =
  'query Get($input: GetUserInput!) { getUser(input: $input) { activeSubscription { status } } }';

const Paying = z.object({ activeSubscription: z.object({ status: z.string() }).nullable() });

/** Has somebody subscribe by the checkout page, as a card that pays, and waits until we were told. */
export async function subscribe(
  stack: Stack,
  person: Person,
  planInterval: 'MONTHLY' | 'YEARLY',
): Promise<void> {
  const ask = async (query: string, input: object = {}) => {
    const { data, errors } = await graphql(stack, person, query, {
      input: { email: person.email, ...input },
    });
    if (errors) throw new Error(errors[0]?.message);
    return Object.values(data ?? {})[0];
  };
  const page = z.url().parse(await ask(CHECKOUT, { planInterval }));
  const card = new URLSearchParams({ card: 'pm_card_visa' });
  await fetch(page, { method: 'POST', body: card, redirect: 'manual' });
  await until(`${person.email} subscribes`, async () => {
    const { activeSubscription } = Paying.parse(await ask(PAYING));
    return activeSubscription?.status === 'active' ? true : undefined;
  });
}
