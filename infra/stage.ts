import type { Node } from 'constructs';
import * as z from 'zod';

/** Deleted accounts are deleted at the analytics provider too, so analytics need the address to do it at. */
const canErase = ({ analytics, analyticsProject }: { analytics?: object; analyticsProject?: string }) =>
  analytics === undefined || analyticsProject !== undefined;

/**
 * What differs between stages. Without a domain the site answers under the distribution's own name; with one, its
 * certificate must stand in the same region, us-east-1.
 */
const Stage = z
  .object({
    /** The address mail comes from; its domain is verified with SES before the first deployment (sender-stack.ts). */
    mailFrom: z.email(),
    domain: z.object({ name: z.string(), certificateArn: z.string() }).optional(),
    /** The account's SES sending rate: 14 is what SES grants at first, 1 is its sandbox. */
    mailsPerSecond: z.int().min(1).default(14),
    /** Whether the firewall's limits per address only count, as they should until a stage's traffic is known, or block. */
    firewall: z.enum(['count', 'block']).default('count'),
    /** Whether scripts may sign people in with a plain password (USER_PASSWORD_AUTH). The site itself uses SRP. */
    passwordSignIn: z.boolean().default(false),
    /** The ARN of the phone number or pool that texts come from; AWS chooses one of the account's where it is absent. */
    textFrom: z
      .string()
      .regex(
        /^arn:aws:sms-voice:[^:]+:\d{12}:(phone-number|pool)\/.+$/,
        'The ARN of a phone number or a pool.',
      )
      .optional(),
    /** Where people write to us; named on every page. */
    supportAddress: z.email().optional(),
    /** Real people sign up and pay here: nothing on its pages may be made up. */
    production: z.boolean().default(false),
    /** The operator stands by the savings label although the prices contradict it. */
    savingsClaimConfirmed: z.boolean().default(false),
    /** Where alarms are mailed. */
    alarmEmail: z.email().optional(),
    /** By host of the site: the address that takes analytics events, and the project's token, which is public. */
    analytics: z.record(z.string(), z.object({ host: z.url(), token: z.string() })).optional(),
    /** The project in PostHog's private API: `https://us.posthog.com/api/projects/<id>`. */
    analyticsProject: z.url().optional(),
  })
  .refine(canErase, 'A stage with analytics needs analyticsProject: deleted accounts are deleted there.');

/** A stage as cdk.json has it, before defaults. */
export type StageSettings = z.input<typeof Stage>;

/** A stage that the stack is made for. */
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

/** Returns the stage that a context such as cdk.json's names. Throws a sentence if cdk.json has no such stage. */
export function stageOf(given: Readonly<Record<'stage' | 'stages', unknown>>): Stage {
  const { stage: name, stages } = Context.parse(given);
  const stage = stages[name];
  if (!stage) throw new Error(`cdk.json has no stage '${name}': it has ${Object.keys(stages).join(', ')}.`);
  // Parsing has just found every stage to be one.
  const settings = (given.stages as Record<string, StageSettings>)[name] ?? stage;
  const senderDomain = stage.mailFrom.slice(stage.mailFrom.indexOf('@') + 1);
  return { ...stage, name, settings, senderDomain };
}

/** Returns the stage of this synth: `cdk deploy -c stage=prod`. */
export const readStage = (node: Node): Stage =>
  stageOf({
    stage: node.tryGetContext('stage'),
    stages: node.tryGetContext('stages'),
  });
