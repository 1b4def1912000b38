import { AppSyncClient, ListApiKeysCommand } from '@aws-sdk/client-appsync';
import { CloudFormationClient, paginateListStackResources } from '@aws-sdk/client-cloudformation';
import {
  AdminAddUserToGroupCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { DescribeTableCommand, DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import {
  DescribePhoneNumbersCommand,
  DescribeSpendLimitsCommand,
  GetProtectConfigurationCountryRuleSetCommand,
  PinpointSMSVoiceV2Client,
} from '@aws-sdk/client-pinpoint-sms-voice-v2';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { GetAccountCommand, GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { expect } from '@playwright/test';
import { z } from 'zod';
import { documentedCommands } from '../support/documented-commands.ts';
import { test } from '../support/journey.ts';
import { signUp } from '../support/people.ts';
import type { Stack } from '../support/stack.ts';

/** Commands that a local product can't answer, and why. */
const OUTSIDE: Readonly<Record<string, string>> = {
  'sso login': 'signs in to AWS',
  'service-quotas request-service-quota-increase': 'asks AWS for a limit',
  'acm request-certificate': 'a local site has no certificate',
  'acm describe-certificate': 'a local site has no certificate',
  'pinpoint-sms-voice-v2 create-protect-configuration': 'a setting of the account',
  'pinpoint-sms-voice-v2 update-protect-configuration-country-rule-set': 'a setting of the account',
  'pinpoint-sms-voice-v2 set-account-default-protect-configuration': 'a setting of the account',
  'dynamodb update-table': 'DynamoDB Local has neither capacity nor protection',
  'dynamodb delete-table': 'a local table is deleted with its folder',
  'dynamodb restore-table-to-point-in-time': 'DynamoDB Local keeps no backups',
  's3 rb': 'a local bucket is deleted with its folder',
  's3 sync': 'copies a backup, which npm run backup has written',
  'secretsmanager restore-secret': 'no local secret is ever deleted',
  'cognito-idp delete-user': 'a person does it with their own token',
  'cloudformation delete-stack': 'a local stack is deleted with its folder',
};

const DOCUMENTS = ['docs/deploy.md', 'docs/runbook.md', 'docs/first-deployment.md'];

const subOf = (idToken: string): string =>
  z
    .object({ sub: z.string() })
    .parse(JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())).sub;

/** Sends what each command would, with these values for its placeholders. */
async function openAccount(stack: Stack) {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const settings = { region: stack.region, endpoint: stack.gatewayUrl, credentials };
  const [cognito, dynamo, lambda] = [
    new CognitoIdentityProviderClient(settings),
    new DynamoDBClient(settings),
    new LambdaClient(settings),
  ];
  const [secrets, ses] = [new SecretsManagerClient(settings), new SESv2Client(settings)];
  const [texts, appSync] = [new PinpointSMSVoiceV2Client(settings), new AppSyncClient(settings)];
  const physicalIds: { logicalId: string; physicalId: string }[] = [];
  for (const StackName of ['Daybreak-dev-State', 'Daybreak-dev', 'Daybreak-dev-Api']) {
    const pages = paginateListStackResources({ client: new CloudFormationClient(settings) }, { StackName });
    for await (const { StackResourceSummaries = [] } of pages)
      for (const { LogicalResourceId = '', PhysicalResourceId = '' } of StackResourceSummaries)
        physicalIds.push({ logicalId: LogicalResourceId, physicalId: PhysicalResourceId });
  }
  const idOf = (prefix: string) =>
    physicalIds.find(({ logicalId }) => new RegExp(`^${prefix}[0-9A-F]{8}$`).test(logicalId))?.physicalId;
  const person = await signUp(stack, 'operator@mail.example', { titles: [] });
  const TableName = idOf('TableRows');
  const SecretId = idOf('SecretsEmailSalt');
  // Other journeys need the value, so the command stores it again.
  const { SecretString } = await secrets.send(new GetSecretValueCommand({ SecretId }));
  const row = {
    pk: { S: 'DELETION#0' },
    sk: { S: subOf(person.idToken) },
    since: { S: new Date().toISOString() },
  };
  const numbers = { ProtectConfigurationId: 'protect-1', NumberCapability: 'SMS' } as const;
  return {
    'sesv2 get-account': () => ses.send(new GetAccountCommand()),
    'sesv2 get-email-identity': () =>
      ses.send(new GetEmailIdentityCommand({ EmailIdentity: 'daybreak.example' })),
    'cognito-idp admin-add-user-to-group': () =>
      cognito.send(
        new AdminAddUserToGroupCommand({
          UserPoolId: stack.userPoolId,
          Username: person.email,
          GroupName: 'staff',
        }),
      ),
    'lambda invoke': () => lambda.send(new InvokeCommand({ FunctionName: idOf('GraphqlExtendKey') })),
    'dynamodb describe-table': () => dynamo.send(new DescribeTableCommand({ TableName })),
    'dynamodb put-item': () => dynamo.send(new PutItemCommand({ TableName, Item: row })),
    'secretsmanager put-secret-value': () =>
      secrets.send(new PutSecretValueCommand({ SecretId, SecretString })),
    'secretsmanager get-secret-value': () =>
      secrets.send(new GetSecretValueCommand({ SecretId, VersionStage: 'AWSPREVIOUS' })),
    'pinpoint-sms-voice-v2 describe-spend-limits': () => texts.send(new DescribeSpendLimitsCommand()),
    'pinpoint-sms-voice-v2 describe-phone-numbers': () => texts.send(new DescribePhoneNumbersCommand()),
    'pinpoint-sms-voice-v2 get-protect-configuration-country-rule-set': () =>
      texts.send(new GetProtectConfigurationCountryRuleSetCommand(numbers)),
    'appsync list-api-keys': () =>
      appSync.send(new ListApiKeysCommand({ apiId: idOf('GraphqlApi')?.split('/').at(-1) })),
  } as const;
}

test('OPS-01 every command of the AWS CLI that the documents name is answered by the product, or is listed as AWS’s own', async ({
  product,
}) => {
  const named = DOCUMENTS.flatMap(documentedCommands).map(
    ({ service, operation }) => `${service} ${operation}`,
  );
  const answers = await openAccount(product);
  const known = [...Object.keys(answers), ...Object.keys(OUTSIDE)];

  expect([...new Set(named)].sort()).toEqual([...known].sort());
  for (const [command, send] of Object.entries(answers))
    await test.step(command, async () => expect((await send()).$metadata.httpStatusCode).toBe(200));
});
