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

/** What AWS permits the account, beside what is deployed to it. A section per service; services read it at each call. */
export const accountSettings = z.object({ ses, lambda });
export type AccountSettings = z.infer<typeof accountSettings>;

/** Changes to the settings: of each section, what is to be different. */
export const accountChanges = z.strictObject({
  ses: ses.partial().strict().optional(),
  lambda: lambda.partial().strict().optional(),
});
export type AccountChanges = z.infer<typeof accountChanges>;

/**
 * An account that was granted all it asked for. SES gives 14 mails a second and 50,000 a day at first; this one has had
 * them raised, so that a machine which signs up 30 people a second is not what the limits are tried on.
 */
export const grantedAccount = (): AccountSettings => ({
  ses: { verified: 'all', sandbox: false, mailsPerSecond: 100, mailsPerDay: 1_000_000 },
  lambda: { concurrentExecutions: 1_000 },
});

/**
 * An account that has asked AWS for nothing yet.
 * SES: https://docs.aws.amazon.com/ses/latest/dg/request-production-access.html
 * Lambda: https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html ("New AWS accounts have reduced
 * concurrency"), often 10.
 */
export const newAccount = (): AccountSettings => ({
  ses: { verified: [], sandbox: true, mailsPerSecond: 1, mailsPerDay: 200 },
  lambda: { concurrentExecutions: 10 },
});

/** Changes the settings in place, as the services have them. */
export function changeAccount(settings: AccountSettings, changes: AccountChanges): void {
  Object.assign(settings.ses, changes.ses);
  Object.assign(settings.lambda, changes.lambda);
}
