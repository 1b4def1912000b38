import { z } from 'zod';

const ses = z.object({
  /** Identities whose owner has published what proves them; 'all' verifies each as soon as it is created. */
  verified: z.union([z.literal('all'), z.array(z.string())]),
  /** Whether recipients, too, must be verified. */
  sandbox: z.boolean(),
  mailsPerSecond: z.number().positive(),
  /** Mails in any 24 hours. */
  mailsPerDay: z.number().nonnegative(),
});

const lambda = z.object({
  /** Of all functions together. */
  concurrentExecutions: z.number().int().positive(),
});

const number = z.string().regex(/^\+[1-9]\d{6,14}$/);

const texts = z.object({
  /** Whether texts go to verified numbers only. */
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
export type TextAccount = z.infer<typeof texts>;

/** What AWS permits the account, beside what is deployed to it. A section per service; services read it at each call. */
export const accountSettings = z.object({ ses, lambda, texts });
export type AccountSettings = z.infer<typeof accountSettings>;

/** Changes to the settings: of each section, what is to be different. */
export const accountChanges = z.strictObject({
  ses: ses.partial().strict().optional(),
  lambda: lambda.partial().strict().optional(),
  texts: texts.partial().strict().optional(),
});
export type AccountChanges = z.infer<typeof accountChanges>;

/**
 * An account that was granted all it asked for. SES gives 14 mails a second and 50,000 a day at first; this one has had
 * them raised, so that a machine which signs up 30 people a second is not what the limits are tried on.
 */
export const grantedAccount = (): AccountSettings => ({
  ses: { verified: 'all', sandbox: false, mailsPerSecond: 100, mailsPerDay: 1_000_000 },
  lambda: { concurrentExecutions: 1_000 },
  texts: {
    inSandbox: false,
    verifiedNumbers: [],
    monthlyLimit: 1_000_000,
    spent: 0,
    hasOriginationIdentity: true,
    optedOutNumbers: [],
    // https://docs.aws.amazon.com/sms-voice/latest/userguide/test-phone-numbers.html
    outcomes: { '+14254147167': 'TEXT_BLOCKED' },
  },
});

/**
 * An account that has asked AWS for nothing yet.
 * SES: https://docs.aws.amazon.com/ses/latest/dg/request-production-access.html
 * Lambda: https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html ("New AWS accounts have reduced
 * concurrency"), often 10.
 * Texts: https://docs.aws.amazon.com/sms-voice/latest/userguide/sandbox.html, and $1 a month.
 */
export const newAccount = (): AccountSettings => ({
  ses: { verified: [], sandbox: true, mailsPerSecond: 1, mailsPerDay: 200 },
  lambda: { concurrentExecutions: 10 },
  texts: { ...grantedAccount().texts, inSandbox: true, monthlyLimit: 1, hasOriginationIdentity: false },
});

/** Changes the settings in place, as the services have them. */
export function changeAccount(settings: AccountSettings, changes: AccountChanges): void {
  Object.assign(settings.ses, changes.ses);
  Object.assign(settings.lambda, changes.lambda);
  Object.assign(settings.texts, changes.texts);
}
