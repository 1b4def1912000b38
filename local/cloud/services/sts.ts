import { randomUUID } from 'node:crypto';
import { ACCOUNT } from '../gateway/arn.ts';
import { userArn } from '../gateway/authorize.ts';
import { AwsError, xmlDocument } from '../gateway/aws-error.ts';
import type { PermissionsOf, Service } from '../gateway/service.ts';

/** STS's GetCallerIdentity. */
export const stsService: Service = async ({ action, principal }) => {
  if (action !== 'GetCallerIdentity' || !principal) {
    throw new AwsError(400, 'InvalidAction', `The local cloud does not play ${action} of STS.`);
  }
  const body = xmlDocument({
    GetCallerIdentityResponse: {
      '@_xmlns': 'https://sts.amazonaws.com/doc/2011-06-15/',
      GetCallerIdentityResult: {
        Arn: userArn(principal),
        UserId: `${principal.accessKeyId}:local`,
        Account: ACCOUNT,
      },
      ResponseMetadata: { RequestId: randomUUID() },
    },
  });
  return { status: 200, headers: { 'content-type': 'text/xml' }, body };
};

/** GetCallerIdentity needs no permission. */
export const stsPermissions: PermissionsOf = () => [];
