import { z } from 'zod';
import { arn } from '../template/environment.ts';
import { physicalName } from './names.ts';
import { type Provisioner, parseProperties } from './provisioner.ts';
import type { Deliveries } from './resource-policy.ts';

const destinationProperties = z.object({
  ConfigurationSetName: z.string(),
  EventDestination: z.object({ SnsDestination: z.object({ TopicARN: z.string() }).optional() }),
});

const identityProperties = z.object({ EmailIdentity: z.string() });

/** AWS::SES::EmailIdentity. Its DKIM tokens are invented. */
export const emailIdentity: Provisioner = (resource, { services }) => {
  const { EmailIdentity } = parseProperties(identityProperties, resource);
  const { identityArn } = services.ses.registerIdentity(resource.properties, resource.stackName);
  const dkim = [1, 2, 3].flatMap((number) => [
    [`DkimDNSTokenName${number}`, `token${number}._domainkey.${EmailIdentity}`],
    [`DkimDNSTokenValue${number}`, `token${number}.dkim.amazonses.com`],
  ]);
  return { ref: EmailIdentity, attributes: { EmailIdentityArn: identityArn, ...Object.fromEntries(dkim) } };
};

/** AWS::SES::ConfigurationSet. */
export const configurationSet: Provisioner = ({ stackName, logicalId, properties }, { services }) => {
  const { name } = services.ses.registerConfigurationSet({
    Name: physicalName(stackName, logicalId, 64),
    ...properties,
  });
  return { ref: name, attributes: {} };
};

/** AWS::SES::ConfigurationSetEventDestination. */
export const eventDestination: Provisioner<Deliveries> = (resource, { services, inventory }) => {
  const { logicalId, properties } = resource;
  const { ConfigurationSetName, EventDestination } = parseProperties(destinationProperties, resource);
  const targetArn = EventDestination.SnsDestination?.TopicARN;
  if (targetArn)
    inventory.deliveries.push({
      logicalId,
      service: 'ses.amazonaws.com',
      action: 'sns:Publish',
      targetArn,
      sourceArn: arn('ses', `configuration-set/${ConfigurationSetName}`),
    });
  services.ses.registerEventDestination(properties);
  return { ref: logicalId, attributes: { Id: logicalId } };
};
