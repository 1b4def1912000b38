import { z } from 'zod';
import { arn } from '../../gateway/arn.ts';
import type { SesAdmin } from '../admin.ts';

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

/** Identities, configuration sets and where their events go. */
export interface SesRegistry {
  admin: SesAdmin;
  /** The verified identity that covers an address, the narrowest first; null when there is none. */
  identityOf(address: string): string | null;
  /** The configuration set that an identity uses when none is named. */
  defaultSetOf(identity: string): string | null;
  hasSet(name: string): boolean;
  /** The topics that want this type of event of a configuration set. */
  topicsFor(configurationSet: string, eventType: string): string[];
}

/** Makes the registry; it is filled anew at each start, from the template. */
export function createSesRegistry(): SesRegistry {
  const identities = new Map<string, string | null>();
  const sets = new Map<string, Map<string, EventDestination>>();
  const plain = (type: string) => type.toLowerCase().replaceAll(/[\s_]/g, '');
  return {
    admin: {
      registerIdentity(properties) {
        const { EmailIdentity: name, ConfigurationSetAttributes: defaults } =
          identityProperties.parse(properties);
        identities.set(name.toLowerCase(), defaults?.ConfigurationSetName ?? null);
        return { identityArn: arn('ses', `identity/${name}`) };
      },
      registerConfigurationSet(properties) {
        const { Name: name } = setProperties.parse(properties);
        sets.set(name, sets.get(name) ?? new Map());
        return { name };
      },
      registerEventDestination(properties) {
        const { ConfigurationSetName: name, EventDestination: destination } =
          destinationProperties.parse(properties);
        const key = destination.Name ?? JSON.stringify(destination);
        sets.set(name, (sets.get(name) ?? new Map()).set(key, destination));
      },
    },
    identityOf(address) {
      const whole = address.toLowerCase();
      const labels = (whole.split('@').at(-1) ?? '').split('.');
      const domains = labels.map((_, position) => labels.slice(position).join('.'));
      return [whole, ...domains].find((candidate) => identities.has(candidate)) ?? null;
    },
    defaultSetOf: (identity) => identities.get(identity) ?? null,
    hasSet: (name) => sets.has(name),
    topicsFor: (name, eventType) =>
      [...(sets.get(name)?.values() ?? [])].flatMap(
        ({ Enabled, MatchingEventTypes: types, SnsDestination: sns }) =>
          Enabled && sns && types.some((type) => plain(type) === plain(eventType)) ? [sns.TopicARN] : [],
      ),
  };
}
