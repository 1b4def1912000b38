import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

/**
 * 'throttle' and 'error' return the service's own errors, 'delay' waits, and 'lost' destroys the response.
 * 'duplicate' and 'reorder' are about the batches that functions get from standard queues: rules for
 * ReceiveMessage of sqs.
 */
export const faultKind = z.enum(['throttle', 'error', 'delay', 'lost', 'duplicate', 'reorder']);

const DELIVERY_KINDS: ReadonlySet<FaultKind> = new Set(['duplicate', 'reorder']);

/**
 * Applies a fault to the first `first` calls to a service and action ('*' for any) and to a share (`rate`) of
 * the others, after `delayMs`: calls of roles whose name contains `caller`.
 */
export const faultRule = z.object({
  service: z.string().min(1),
  action: z.string().min(1).default('*'),
  caller: z.string().default(''),
  first: z.number().int().min(0).default(0),
  rate: z.number().min(0).max(1).default(1),
  kind: faultKind,
  delayMs: z.number().int().min(0).max(60_000).default(0),
});

export type FaultKind = z.infer<typeof faultKind>;
export type FaultRule = z.infer<typeof faultRule>;

export interface Faults {
  /** Throws a ZodError for an invalid rule. */
  add(rule: z.input<typeof faultRule>): FaultRule;
  /** Removes all rules, and ends their delays. */
  clear(): void;
  list(): FaultRule[];
  /** Returns the first rule that applies to this call, or null. */
  pick(service: string, action: string, caller: string): FaultRule | null;
  /** Returns the first rule that applies to a batch which a standard queue delivers to a function, or null. */
  pickDelivery(functionName: string): FaultRule | null;
  /** Resolves after a rule's delay, or as soon as the rules are cleared. */
  delay(rule: FaultRule): Promise<void>;
}

/** `random` returns numbers from 0 to 1, like Math.random. */
export function createFaults(random: () => number = Math.random): Faults {
  const rules: FaultRule[] = [];
  const left = new Map<FaultRule, number>();
  let untilCleared = new AbortController();
  const covers = (pattern: string, name: string) => pattern === '*' || pattern === name;
  const strikes = (rule: FaultRule) => {
    const sure = left.get(rule) ?? 0;
    if (sure > 0) left.set(rule, sure - 1);
    return sure > 0 || random() < rule.rate;
  };
  const find = (service: string, action: string, caller: string, isDelivery: boolean) =>
    rules.find(
      (rule) =>
        DELIVERY_KINDS.has(rule.kind) === isDelivery &&
        covers(rule.service, service) &&
        covers(rule.action, action) &&
        caller.includes(rule.caller) &&
        strikes(rule),
    ) ?? null;
  return {
    add(input) {
      const rule = faultRule.parse(input);
      rules.push(rule);
      left.set(rule, rule.first);
      return rule;
    },
    clear: () => {
      rules.length = 0;
      left.clear();
      untilCleared.abort();
      untilCleared = new AbortController();
    },
    list: () => [...rules],
    pick: (service, action, caller) => find(service, action, caller, false),
    pickDelivery: (functionName) => find('sqs', 'ReceiveMessage', functionName, true),
    async delay({ delayMs }) {
      const { signal } = untilCleared;
      if (delayMs > 0) await wait(delayMs, undefined, { signal }).catch(() => undefined);
    },
  };
}
