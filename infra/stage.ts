import type { Node } from 'constructs';
import * as z from 'zod';

const canEraseAnalytics = ({
  analytics,
  analyticsProject,
}: {
  analytics?: object;
  analyticsProject?: string;
}) => analytics === undefined || analyticsProject !== undefined;

/** The settings of a stage in cdk.json. */
const Stage = z
  .object({
    /** The sender of all e-mail. Verify its domain with SES before the first deployment (sender-stack.ts). */
    mailFrom: z.email(),
    /** The certificate must be in us-east-1. Without a domain, the site uses CloudFront's. */
    domain: z.object({ name: z.string(), certificateArn: z.string() }).optional(),
    /** The account's SES sending rate: 14 for a new account, 1 in the SES sandbox. */
    mailsPerSecond: z.int().min(1).default(14),
    /** Start with 'count', and switch to 'block' once you know the stage's traffic. */
    firewall: z.enum(['count', 'block']).default('count'),
    /** Whether jobs that a board has at its first reading are news. A local run replays recorded boards as news. */
    firstReading: z.enum(['baseline', 'news']).default('baseline'),
    /** Allows scripts to sign in with a plain password (USER_PASSWORD_AUTH). The site itself uses SRP. */
    passwordSignIn: z.boolean().default(false),
    /** The ARN of the phone number or pool that sends texts. Without it, AWS picks one of the account's. */
    textFrom: z
      .string()
      .regex(
        /^arn:aws:sms-voice:[^:]+:\d{12}:(phone-number|pool)\/.+$/,
        'Must be the ARN of a phone number or a pool.',
      )
      .optional(),
    /** Where codes and alerts may be sent by text, in ISO 3166-1 alpha-2. Preflight compares it with the account. */
    textCountries: z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .min(1)
      .default(['CA', 'US']),
    /** Shown on every page. */
    supportAddress: z.email().optional(),
    /** Where the operator gets mail, on one line. CAN-SPAM (16 CFR 316) requires it in commercial e-mail. */
    postalAddress: z.string().min(1).max(200).optional(),
    /** Real people sign up and pay here, so no page may contain sample content. */
    production: z.boolean().default(false),
    /** The operator confirms the savings label although the prices contradict it. */
    savingsClaimConfirmed: z.boolean().default(false),
    /** Receives alarms and the daily report. */
    alarmEmail: z.email().optional(),
    /**
     * The most that the stage should cost a month, in dollars. The daily report compares each day's estimate with it.
     */
    monthlyBudget: z.number().positive().optional(),
    /** By site host: the URL that receives analytics events, and the project's public token. */
    analytics: z.record(z.string(), z.object({ host: z.url(), token: z.string() })).optional(),
    /** The project's URL in PostHog's private API: `https://us.posthog.com/api/projects/<id>`. */
    analyticsProject: z.url().optional(),
  })
  .refine(
    canEraseAnalytics,
    'A stage with analytics needs analyticsProject, where deleted accounts are erased.',
  );

/** A stage as written in cdk.json, before defaults. */
export type StageSettings = z.input<typeof Stage>;

export type Stage = z.infer<typeof Stage> & {
  readonly name: string;
  readonly settings: StageSettings;
  /** The domain of `mailFrom`. */
  readonly senderDomain: string;
};

const Context = z.object({
  stage: z.string().regex(/^[a-z][a-z0-9]*$/),
  stages: z.record(z.string(), Stage),
});

/** Parses the named stage from the context of cdk.json. Throws if it is missing or invalid. */
export function parseStage(context: Readonly<Record<'stage' | 'stages', unknown>>): Stage {
  const { stage: name, stages } = Context.parse(context);
  const stage = stages[name];
  if (!stage)
    throw new Error(`cdk.json has no stage '${name}'. Name one of ${Object.keys(stages).join(', ')}.`);
  // Every stage has just been validated.
  const settings = (context.stages as Record<string, StageSettings>)[name] ?? stage;
  const senderDomain = stage.mailFrom.slice(stage.mailFrom.indexOf('@') + 1);
  return { ...stage, name, settings, senderDomain };
}

/** Returns the stage that `-c stage=prod` selects. */
export const readStageFromContext = (node: Node): Stage =>
  parseStage({
    stage: node.tryGetContext('stage'),
    stages: node.tryGetContext('stages'),
  });
