import { z } from 'zod';
import { arn } from '../../gateway/arn.ts';
import type { SmsVoiceAdmin } from '../admin.ts';

const setProperties = z.object({
  ConfigurationSetName: z.string(),
  EventDestinations: z
    .array(
      z.object({
        EventDestinationName: z.string(),
        Enabled: z.boolean(),
        MatchingEventTypes: z.array(z.string()).min(1),
        SnsDestination: z.object({ TopicArn: z.string() }).optional(),
      }),
    )
    .default([]),
});

/** Configuration sets and their event destinations. Filled from the template at each start. */
export interface SmsVoiceRegistry {
  admin: SmsVoiceAdmin;
  /** The name of the set with this name or ARN; null for an unknown one. */
  configurationSetName(nameOrArn: string): string | null;
  /** ARNs of the topics that receive this type of event from a configuration set. */
  topicsFor(configurationSet: string, eventType: string): string[];
}

export function createSmsVoiceRegistry(): SmsVoiceRegistry {
  const sets = new Map<string, z.infer<typeof setProperties>['EventDestinations']>();
  return {
    admin: {
      registerConfigurationSet(properties) {
        const { ConfigurationSetName: name, EventDestinations } = setProperties.parse(properties);
        sets.set(name, EventDestinations);
        return { name, arn: arn('sms-voice', `configuration-set/${name}`) };
      },
    },
    configurationSetName(nameOrArn) {
      const name = nameOrArn.split('configuration-set/').at(-1) ?? nameOrArn;
      return sets.has(name) ? name : null;
    },
    topicsFor: (name, eventType) =>
      (sets.get(name) ?? []).flatMap(({ Enabled, MatchingEventTypes: types, SnsDestination: sns }) =>
        Enabled && sns && [eventType, 'TEXT_ALL', 'ALL'].some((type) => types.includes(type))
          ? [sns.TopicArn]
          : [],
      ),
  };
}
