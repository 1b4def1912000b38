import { z } from 'zod';

/** What a fault does: refuse with the service's throttling error, fail with its 500, wait, or work and lose the answer. */
export const faultKind = z.enum(['throttle', 'error', 'delay', 'lost']);

/** A rule that harms some calls: `rate` of 0 to 1 of those to `service` and `action` ('*' for any), after `delayMs` milliseconds. */
export const faultRule = z.object({
  service: z.string().min(1),
  action: z.string().min(1).default('*'),
  rate: z.number().min(0).max(1).default(1),
  kind: faultKind,
  delayMs: z.number().int().min(0).max(60_000).default(0),
});

export type FaultKind = z.infer<typeof faultKind>;
export type FaultRule = z.infer<typeof faultRule>;

/** The faults in force. */
export interface Faults {
  /** Puts a rule in force; input that is no rule throws a ZodError. */
  add(rule: z.input<typeof faultRule>): FaultRule;
  clear(): void;
  list(): FaultRule[];
  /** The first rule for this call whose dice fell, or null. */
  pick(service: string, action: string): FaultRule | null;
}

/** Makes the register of faults; `random` gives numbers from 0 up to 1. */
export function createFaults(random: () => number = Math.random): Faults {
  const rules: FaultRule[] = [];
  const concerns = (pattern: string, name: string) => pattern === '*' || pattern === name;
  return {
    add(input) {
      const rule = faultRule.parse(input);
      rules.push(rule);
      return rule;
    },
    clear: () => void rules.splice(0),
    list: () => [...rules],
    pick: (service, action) =>
      rules.find(
        (rule) => concerns(rule.service, service) && concerns(rule.action, action) && random() < rule.rate,
      ) ?? null,
  };
}
