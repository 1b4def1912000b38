import { z } from 'zod';
import { physicalName } from './names.ts';
import { type Provision, readProperties } from './resource-type.ts';

const identityProperties = z.object({ EmailIdentity: z.string() });

/** AWS::SES::EmailIdentity. Its DKIM tokens are made up: nobody looks them up here. */
export const emailIdentity: Provision = (resource, { services }) => {
  const { EmailIdentity } = readProperties(identityProperties, resource);
  const { identityArn } = services.ses.registerIdentity(resource.properties);
  const dkim = [1, 2, 3].flatMap((number) => [
    [`DkimDNSTokenName${number}`, `token${number}._domainkey.${EmailIdentity}`],
    [`DkimDNSTokenValue${number}`, `token${number}.dkim.amazonses.com`],
  ]);
  return { ref: EmailIdentity, attributes: { EmailIdentityArn: identityArn, ...Object.fromEntries(dkim) } };
};

/** AWS::SES::ConfigurationSet. */
export const configurationSet: Provision = ({ stackName, logicalId, properties }, { services }) => {
  const { name } = services.ses.registerConfigurationSet({
    Name: physicalName(stackName, logicalId, 64),
    ...properties,
  });
  return { ref: name, attributes: {} };
};

/** AWS::SES::ConfigurationSetEventDestination. */
export const eventDestination: Provision = ({ logicalId, properties }, { services }) => {
  services.ses.registerEventDestination(properties);
  return { ref: logicalId, attributes: { Id: logicalId } };
};
