import { z } from 'zod';
import type { AccountSettings } from '../../account/account-settings.ts';
import { arn } from '../../gateway/arn.ts';
import type { SesAdmin, SnsAdmin } from '../admin.ts';
import { ACCOUNT_REASONS } from './suppression.ts';

const identityProperties = z.object({
  EmailIdentity: z.string(),
  ConfigurationSetAttributes: z
    .undefined({ error: 'Default configuration sets are not supported.' })
    .optional(),
});
const setProperties = z.object({
  Name: z.string(),
  SuppressionOptions: z.object({ SuppressedReasons: z.array(z.string()).default([]) }).optional(),
});
const destinationProperties = z.object({
  ConfigurationSetName: z.string(),
  EventDestination: z.object({
    Name: z.string().optional(),
    Enabled: z.boolean().default(true),
    MatchingEventTypes: z.array(z.string()),
    SnsDestination: z.object({ TopicARN: z.string() }).optional(),
  }),
});

type EventDestination = z.infer<typeof destinationProperties>['EventDestination'];

/** SES publishes this text to the topic of a new event destination. */
const TOPIC_VALIDATED = 'Successfully validated SNS topic for Amazon SES event publishing.';

/** Identities, configuration sets and their event destinations. Filled from the templates at each start. */
export interface SesRegistry {
  admin: SesAdmin;
  /** The identity that covers an address, preferring verified and narrow ones; null without one. */
  identityOf(address: string): string | null;
  hasIdentity(name: string): boolean;
  hasConfigurationSet(name: string): boolean;
  /** The reasons for which a configuration set suppresses mail; null for mail without one. */
  suppressedReasons(configurationSet: string | null): readonly string[];
  /** ARNs of the topics that receive this type of event from a configuration set. */
  topicsFor(configurationSet: string, eventType: string): string[];
}

export function createSesRegistry(
  { ses }: Pick<AccountSettings, 'ses'>,
  publish: SnsAdmin['publish'],
): SesRegistry {
  /** The name of the stack that created each identity. */
  const owners = new Map<string, string>();
  const sets = new Map<string, Map<string, EventDestination>>();
  const reasons = new Map<string, readonly string[]>();
  const unvalidatedTopics = new Set<string>();
  const normalize = (type: string) => type.toLowerCase().replaceAll(/[\s_]/g, '');
  const hasIdentity = (name: string) => owners.has(name.toLowerCase());
  const isVerified = (name: string) =>
    hasIdentity(name) && (ses.verified === 'all' || ses.verified.includes(name.toLowerCase()));
  return {
    admin: {
      registerIdentity(properties, owner) {
        const { EmailIdentity: name } = identityProperties.parse(properties);
        const existing = owners.get(name.toLowerCase());
        if (existing !== undefined && existing !== owner)
          throw new Error(
            `Resource of type 'AWS::SES::EmailIdentity' with identifier '${name}' already exists.`,
          );
        owners.set(name.toLowerCase(), owner);
        return { identityArn: arn('ses', `identity/${name}`) };
      },
      isVerified,
      registerConfigurationSet(properties) {
        const { Name: name, SuppressionOptions: options } = setProperties.parse(properties);
        sets.set(name, sets.get(name) ?? new Map());
        reasons.set(name, options?.SuppressedReasons ?? ACCOUNT_REASONS);
        return { name };
      },
      registerEventDestination(properties) {
        const { ConfigurationSetName: name, EventDestination: destination } =
          destinationProperties.parse(properties);
        const key = destination.Name ?? JSON.stringify(destination);
        const { SnsDestination: sns } = destination;
        if (sns && !sets.get(name)?.has(key)) unvalidatedTopics.add(sns.TopicARN);
        sets.set(name, (sets.get(name) ?? new Map()).set(key, destination));
      },
      publishTopicValidations() {
        for (const topic of unvalidatedTopics) publish(topic, TOPIC_VALIDATED);
        unvalidatedTopics.clear();
      },
    },
    identityOf(address) {
      const lowerCase = address.toLowerCase();
      const labels = (lowerCase.split('@').at(-1) ?? '').split('.');
      const domains = labels.map((_, index) => labels.slice(index).join('.'));
      const candidates = [lowerCase, ...domains];
      return candidates.find(isVerified) ?? candidates.find(hasIdentity) ?? null;
    },
    hasIdentity,
    hasConfigurationSet: (name) => sets.has(name),
    suppressedReasons: (name) => (name === null ? undefined : reasons.get(name)) ?? ACCOUNT_REASONS,
    topicsFor: (name, eventType) =>
      [...(sets.get(name)?.values() ?? [])].flatMap(
        ({ Enabled, MatchingEventTypes: types, SnsDestination: sns }) =>
          Enabled && sns && types.some((type) => normalize(type) === normalize(eventType))
            ? [sns.TopicARN]
            : [],
      ),
  };
}
