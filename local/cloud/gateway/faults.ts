import { z } from 'zod';

/** 'throttle' and 'error' return the service's own errors, 'delay' waits, and 'lost' destroys the response. */
export const faultKind = z.enum(['throttle', 'error', 'delay', 'lost']);

/**
 * Applies a fault to a share (`rate`) of the calls to a service and action ('*' for any), after `delayMs`: those of roles
 * whose name contains `caller`.
 */
export const faultRule = z.object({
  service: z.string().min(1),
  action: z.string().min(1).default('*'),
  caller: z.string().default(''),
  rate: z.number().min(0).max(1).default(1),
  kind: faultKind,
  delayMs: z.number().int().min(0).max(60_000).default(0),
});

export type FaultKind = z.infer<typeof faultKind>;
export type FaultRule = z.infer<typeof faultRule>;

export interface Faults {
  /** Throws a ZodError for an invalid rule. */
  add(rule: z.input<typeof faultRule>): FaultRule;
  clear(): void;
  list(): FaultRule[];
  /** Returns the first rule that applies to this call, or null. */
  pick(service: string, action: string, caller: string): FaultRule | null;
}

/** `random` returns numbers from 0 to 1, like Math.random. */
export function createFaults(random: () => number = Math.random): Faults {
  const rules: FaultRule[] = [];
  const covers = (pattern: string, name: string) => pattern === '*' || pattern === name;
  return {
    add(input) {
      const rule = faultRule.parse(input);
      rules.push(rule);
      return rule;
    },
    clear: () => void rules.splice(0),
    list: () => [...rules],
    pick: (service, action, caller) =>
      rules.find(
        (rule) =>
          covers(rule.service, service) &&
          covers(rule.action, action) &&
          caller.includes(rule.caller) &&
          random() < rule.rate,
      ) ?? null,
  };
}
