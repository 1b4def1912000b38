import { z } from 'zod';
import { physicalName } from './names.ts';
import { type Provisioner, parseProperties } from './provisioner.ts';
import type { Deliveries } from './resource-policy.ts';

const setProperties = z.object({
  ConfigurationSetName: z.string().max(64).optional(),
  EventDestinations: z
    .array(z.object({ SnsDestination: z.object({ TopicArn: z.string() }).optional() }))
    .default([]),
});

/** AWS::SMSVOICE::ConfigurationSet. */
export const smsConfigurationSet: Provisioner<Deliveries> = (resource, { services, inventory }) => {
  const { stackName, logicalId, properties } = resource;
  const { ConfigurationSetName, EventDestinations } = parseProperties(setProperties, resource);
  const { name, arn } = services.smsVoice.registerConfigurationSet({
    ...properties,
    ConfigurationSetName: ConfigurationSetName ?? physicalName(stackName, logicalId, 64),
  });
  for (const { SnsDestination: sns } of EventDestinations)
    if (sns)
      inventory.deliveries.push({
        logicalId,
        service: 'sms-voice.amazonaws.com',
        action: 'sns:Publish',
        targetArn: sns.TopicArn,
        sourceArn: arn,
      });
  return { ref: name, attributes: { Arn: arn } };
};
