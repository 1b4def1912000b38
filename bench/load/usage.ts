import { z } from 'zod';
import { connectConsole } from '../../e2e/support/console.ts';
import type { Stack } from '../../e2e/support/stack.ts';
import {
  billedReadUnits,
  type CallCount,
  fetchCallCounts,
  isOwnCall,
  resetCallCounts,
} from '../measure/gateway-calls.ts';
import { addBilled, type Billed, billRequests } from './billing.ts';
import type { Client } from './client.ts';

const Functions = z.array(
  z.object({ name: z.string(), invocations: z.number(), memoryMb: z.number(), billedMs: z.number() }),
);

const fetchFunctionUsage = async ({ consoleUrl }: Stack) => {
  const functions = Functions.parse(await (await fetch(`${consoleUrl}/functions.json`)).json());
  const sum = (of: (one: (typeof functions)[number]) => number) =>
    functions.reduce((all, one) => all + of(one), 0);
  return {
    invocations: sum(({ invocations }) => invocations),
    gbSeconds: sum(({ memoryMb, billedMs }) => (memoryMb / 1024) * (billedMs / 1000)),
  };
};

/** Waits up to a minute for empty queues, so that follow-up work counts toward the step that caused it. */
const settle = async (stack: Stack) => void (await connectConsole(stack).settle());

/** Runs `work`, waits for its follow-up work, and returns what AWS would bill for both. */
export async function measureUsage<Result>(
  stack: Stack,
  client: Client,
  work: () => Promise<Result>,
): Promise<{ result: Result; billed: Billed }> {
  await settle(stack);
  const before = await fetchFunctionUsage(stack);
  client.takeCounts();
  await resetCallCounts(stack);
  const result = await work();
  await settle(stack);
  const [calls, after] = [await fetchCallCounts(stack), await fetchFunctionUsage(stack)];
  return {
    result,
    billed: addBilled(billCalls(calls), billRequests(client.takeCounts()), {
      invocations: after.invocations - before.invocations,
      gbSeconds: after.gbSeconds - before.gbSeconds,
    }),
  };
}

/** Returns the billed items of the product’s own calls. */
export function billCalls(calls: readonly CallCount[]) {
  const own = calls.filter(isOwnCall);
  const sum = (of: (call: CallCount) => number) => own.reduce((all, call) => all + of(call), 0);
  const requests = (service: string, action = /./) =>
    sum((call) => (call.service === service && action.test(call.action) ? call.calls : 0));
  return {
    readUnits: sum((call) => (call.service === 'dynamodb' ? billedReadUnits(call) : 0)),
    writeUnits: sum(({ writeUnits }) => writeUnits),
    queueRequests: requests('sqs'),
    topicRequests: requests('sns'),
    mails: requests('ses', /^Send/),
  };
}
