import { z } from 'zod';
import { adminOperation } from './operation.ts';

/** DescribeUserPool: the pool's name and the settings that are played. */
export const describeUserPool = adminOperation(z.object({}), (pool) => {
  const { poolId, region, properties } = pool.definition;
  return {
    UserPool: {
      Id: poolId,
      Arn: `arn:aws:cognito-idp:${region}:000000000000:userpool/${poolId}`,
      Name: properties.UserPoolName,
      Policies: properties.Policies,
      UsernameAttributes: properties.UsernameAttributes,
      UsernameConfiguration: properties.UsernameConfiguration,
      AutoVerifiedAttributes: properties.AutoVerifiedAttributes,
      AccountRecoverySetting: properties.AccountRecoverySetting,
      LambdaConfig: properties.LambdaConfig,
      MfaConfiguration: properties.MfaConfiguration,
      EstimatedNumberOfUsers: pool.users.all().length,
    },
  };
});
