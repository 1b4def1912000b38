import { ACCOUNT } from '../gateway/arn.ts';
import { userArn } from '../gateway/authorize.ts';
import { AwsError } from '../gateway/aws-error.ts';
import type { PermissionsOf } from '../gateway/service.ts';
import { serviceOf } from './operations.ts';
import { queryResponse } from './xml-response.ts';

const NAMESPACE = 'https://sts.amazonaws.com/doc/2011-06-15/';

export const stsService = serviceOf('STS', {
  async GetCallerIdentity({ action, principal }) {
    if (!principal) throw new AwsError(403, 'AccessDenied', 'GetCallerIdentity needs credentials.');
    return queryResponse(action, NAMESPACE, {
      Arn: userArn(principal),
      UserId: `${principal.accessKeyId}:local`,
      Account: ACCOUNT,
    });
  },
});

/** GetCallerIdentity needs no permission. */
export const stsPermissions: PermissionsOf = () => [];
