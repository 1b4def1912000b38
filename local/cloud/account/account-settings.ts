import { z } from 'zod';

const ses = z.object({
  /** Identities whose DNS records or mailbox are verified; 'all' verifies each as soon as it is created. */
  verified: z.union([z.literal('all'), z.array(z.string())]),
  /** Whether recipients must be verified, too. */
  sandbox: z.boolean(),
  mailsPerSecond: z.number().positive(),
  /** In any 24 hours. */
  mailsPerDay: z.number().nonnegative(),
});

const lambda = z.object({
  /** Across all functions. */
  concurrentExecutions: z.number().int().positive(),
});

const phoneNumber = z.string().regex(/^\+[1-9]\d{6,14}$/);

const texts = z.object({
  /** Whether texts may go to verified numbers only. */
  inSandbox: z.boolean(),
  verifiedNumbers: z.array(phoneNumber),
  /** US dollars a month; `spent` is this month's. */
  monthlyLimit: z.number().min(0),
  spent: z.number().min(0),
  hasOriginationIdentity: z.boolean(),
  optedOutNumbers: z.array(phoneNumber),
  /** Of the account's default protect configuration, which is reported but not enforced; null without one. */
  allowedCountries: z.array(z.string().length(2)).nullable(),
  /** The final event of texts to a number; TEXT_DELIVERED for numbers not listed. */
  outcomes: z.record(z.string(), z.string().startsWith('TEXT_')),
});
export type TextAccount = z.infer<typeof texts>;

/** The account's quotas and permissions from AWS, one section per service. Services read them at each call. */
export interface AccountSettings {
  ses: z.infer<typeof ses>;
  lambda: z.infer<typeof lambda>;
  texts: TextAccount;
}

/** Changes to some settings of some sections. */
export const accountChanges = z.strictObject({
  ses: ses.partial().strict().optional(),
  lambda: lambda.partial().strict().optional(),
  texts: texts.partial().strict().optional(),
});

/**
 * An account that got everything it requested. Its SES quotas are higher than the 14 mails a second and
 * 50,000 a day of a new production account, because load tests send more.
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
    allowedCountries: ['CA', 'US'],
    // https://docs.aws.amazon.com/sms-voice/latest/userguide/test-phone-numbers.html
    outcomes: { '+14254147167': 'TEXT_BLOCKED' },
  },
});

/**
 * An account that has requested nothing yet.
 * SES: https://docs.aws.amazon.com/ses/latest/dg/request-production-access.html
 * Lambda: https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html ("New AWS accounts have reduced
 * concurrency"), often 10.
 * Texts: https://docs.aws.amazon.com/sms-voice/latest/userguide/sandbox.html, and $1 a month.
 */
export const newAccount = (): AccountSettings => ({
  ses: { verified: [], sandbox: true, mailsPerSecond: 1, mailsPerDay: 200 },
  lambda: { concurrentExecutions: 10 },
  texts: {
    ...grantedAccount().texts,
    inSandbox: true,
    monthlyLimit: 1,
    hasOriginationIdentity: false,
    allowedCountries: null,
  },
});

/** Changes the settings in place, so that the services see it. */
export function changeAccount(settings: AccountSettings, changes: z.infer<typeof accountChanges>): void {
  Object.assign(settings.ses, changes.ses);
  Object.assign(settings.lambda, changes.lambda);
  Object.assign(settings.texts, changes.texts);
}
