import { z } from 'zod';
import type { AccountSettings } from '../../account/account-settings.ts';
import { arn } from '../../gateway/arn.ts';
import type { SesAdmin, SnsAdmin } from '../admin.ts';

const identityProperties = z.object({
  EmailIdentity: z.string(),
  ConfigurationSetAttributes: z.object({ ConfigurationSetName: z.string().optional() }).optional(),
});
const setProperties = z.object({ Name: z.string() });
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

interface EmailIdentity {
  /** The stack that created it. */
  owner: string;
  defaultSet: string | null;
}

/** What SES publishes, as plain text, to the topic of a new event destination. */
const TOPIC_VALIDATED = 'Successfully validated SNS topic for Amazon SES event publishing.';

/** Identities, configuration sets and where their events go. */
export interface SesRegistry {
  admin: SesAdmin;
  /** The identity that covers an address: verified rather than not, narrow rather than wide; null when there is none. */
  identityOf(address: string): string | null;
  /** Whether an identity, named as it was created, exists. */
  hasIdentity(name: string): boolean;
  /** The configuration set that an identity uses when none is named. */
  defaultSetOf(identity: string): string | null;
  hasSet(name: string): boolean;
  /** The topics that want this type of event of a configuration set. */
  topicsFor(configurationSet: string, eventType: string): string[];
}

/** Makes the registry; it is filled anew at each start, from the templates. */
export function createSesRegistry(
  { ses }: Pick<AccountSettings, 'ses'>,
  publish: SnsAdmin['publish'],
): SesRegistry {
  const identities = new Map<string, EmailIdentity>();
  const sets = new Map<string, Map<string, EventDestination>>();
  const unannounced = new Set<string>();
  const plain = (type: string) => type.toLowerCase().replaceAll(/[\s_]/g, '');
  const hasIdentity = (name: string) => identities.has(name.toLowerCase());
  const isVerified = (name: string) =>
    hasIdentity(name) && (ses.verified === 'all' || ses.verified.includes(name.toLowerCase()));
  return {
    admin: {
      registerIdentity(properties, owner) {
        const { EmailIdentity: name, ConfigurationSetAttributes: defaults } =
          identityProperties.parse(properties);
        const existing = identities.get(name.toLowerCase());
        if (existing && existing.owner !== owner)
          throw new Error(
            `Resource of type 'AWS::SES::EmailIdentity' with identifier '${name}' already exists.`,
          );
        identities.set(name.toLowerCase(), { owner, defaultSet: defaults?.ConfigurationSetName ?? null });
        return { identityArn: arn('ses', `identity/${name}`) };
      },
      isVerified,
      registerConfigurationSet(properties) {
        const { Name: name } = setProperties.parse(properties);
        sets.set(name, sets.get(name) ?? new Map());
        return { name };
      },
      registerEventDestination(properties) {
        const { ConfigurationSetName: name, EventDestination: destination } =
          destinationProperties.parse(properties);
        const key = destination.Name ?? JSON.stringify(destination);
        const { SnsDestination: sns } = destination;
        if (sns && !sets.get(name)?.has(key)) unannounced.add(sns.TopicARN);
        sets.set(name, (sets.get(name) ?? new Map()).set(key, destination));
      },
      announceTopics() {
        for (const topic of unannounced) publish(topic, TOPIC_VALIDATED);
        unannounced.clear();
      },
    },
    identityOf(address) {
      const whole = address.toLowerCase();
      const labels = (whole.split('@').at(-1) ?? '').split('.');
      const domains = labels.map((_, position) => labels.slice(position).join('.'));
      const candidates = [whole, ...domains];
      return candidates.find(isVerified) ?? candidates.find(hasIdentity) ?? null;
    },
    hasIdentity,
    defaultSetOf: (identity) => identities.get(identity)?.defaultSet ?? null,
    hasSet: (name) => sets.has(name),
    topicsFor: (name, eventType) =>
      [...(sets.get(name)?.values() ?? [])].flatMap(
        ({ Enabled, MatchingEventTypes: types, SnsDestination: sns }) =>
          Enabled && sns && types.some((type) => plain(type) === plain(eventType)) ? [sns.TopicARN] : [],
      ),
  };
}
