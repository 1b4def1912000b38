import { z } from 'zod';

const number = z.string().regex(/^\+[1-9]\d{6,14}$/);

/**
 * What an account may text. In the sandbox texts go only to verified numbers, and $1 a month is a new account's limit:
 * https://docs.aws.amazon.com/sms-voice/latest/userguide/sandbox.html
 */
export const textAccount = z.object({
  inSandbox: z.boolean(),
  verifiedNumbers: z.array(number),
  /** In US dollars; `spent` is this month's. */
  monthlyLimit: z.number().min(0),
  spent: z.number().min(0),
  hasOriginationIdentity: z.boolean(),
  optedOutNumbers: z.array(number),
  /** By number: the event type with which its texts end; TEXT_DELIVERED unless given. */
  outcomes: z.record(z.string(), z.string().startsWith('TEXT_')),
});

/** A change of some of the settings. */
export const textAccountChange = textAccount.partial().strict();

export type TextAccount = z.infer<typeof textAccount>;

/** The account's texts: what it may do, and what a test changes of it. */
export interface TextAccountSettings {
  readonly current: TextAccount;
  /** Changes some of the settings; input of another shape throws a ZodError. */
  change(input: z.input<typeof textAccountChange>): TextAccount;
}

/** An account to which everything has been granted. */
const GRANTED: TextAccount = {
  inSandbox: false,
  verifiedNumbers: [],
  monthlyLimit: 1_000_000,
  spent: 0,
  hasOriginationIdentity: true,
  optedOutNumbers: [],
  // https://docs.aws.amazon.com/sms-voice/latest/userguide/test-phone-numbers.html
  outcomes: { '+14254147167': 'TEXT_BLOCKED' },
};

/** Makes the settings of one run. */
export function createTextAccount(): TextAccountSettings {
  let current = structuredClone(GRANTED);
  return {
    get current() {
      return current;
    },
    change(input) {
      current = textAccount.parse({ ...current, ...textAccountChange.parse(input) });
      return current;
    },
  };
}
