import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { CloudFrontClient, ListDistributionsCommand } from '@aws-sdk/client-cloudfront';
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import {
  DescribeAccountAttributesCommand,
  DescribeSpendLimitsCommand,
  PinpointSMSVoiceV2Client,
  paginateDescribePhoneNumbers,
} from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { GetAccountCommand, GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { REGION } from '../deploy/region.ts';
import { readStack } from './read-stack.ts';
import type { Requirements } from './requirements.ts';
import type { AccountSnapshot, MailLimits, TextLimits } from './snapshot.ts';
import { tryRead, undefinedOnError } from './try-read.ts';

const config = { region: REGION, maxAttempts: 2 };

/** Reads the account of the current credentials, without changing anything or reading secret values. */
export async function readAccount(required: Requirements): Promise<AccountSnapshot> {
  const { Account = '', Arn = '' } = await new STSClient(config).send(new GetCallerIdentityCommand({}));
  const [bootstrapVersion, concurrency, distributions, mail, isSenderVerified, texts, stack] =
    await Promise.all([
      tryRead(() => readBootstrapVersion(required.bootstrap.parameter)),
      tryRead(readConcurrency),
      tryRead(countDistributions),
      tryRead(readMailLimits),
      tryRead(() => isDomainVerified(required.senderDomain)),
      tryRead(readTextLimits),
      tryRead(() => readStack(new CloudFormationClient(config), required)),
    ]);
  return {
    account: Account,
    caller: Arn,
    bootstrapVersion,
    concurrency,
    distributions,
    mail,
    isSenderVerified,
    texts,
    stack,
  };
}

async function readBootstrapVersion(parameter: string): Promise<number | undefined> {
  const response = await undefinedOnError('ParameterNotFound', () =>
    new SSMClient(config).send(new GetParameterCommand({ Name: parameter })),
  );
  return response && Number(response.Parameter?.Value);
}

async function readConcurrency(): Promise<number> {
  const { AccountLimit } = await new LambdaClient(config).send(new GetAccountSettingsCommand({}));
  return AccountLimit?.ConcurrentExecutions ?? 0;
}

async function countDistributions(): Promise<number> {
  const { DistributionList } = await new CloudFrontClient(config).send(new ListDistributionsCommand({}));
  return DistributionList?.Quantity ?? 0;
}

async function readMailLimits(): Promise<MailLimits> {
  const { ProductionAccessEnabled, SendQuota } = await new SESv2Client(config).send(
    new GetAccountCommand({}),
  );
  return {
    isProduction: ProductionAccessEnabled ?? false,
    perSecond: SendQuota?.MaxSendRate ?? 0,
    perDay: SendQuota?.Max24HourSend ?? 0,
  };
}

async function isDomainVerified(domain: string): Promise<boolean | undefined> {
  const identity = await undefinedOnError('NotFoundException', () =>
    new SESv2Client(config).send(new GetEmailIdentityCommand({ EmailIdentity: domain })),
  );
  return identity && (identity.VerifiedForSendingStatus ?? false);
}

/** Alerts and Cognito's codes share these limits, although the codes are sent through SNS. */
async function readTextLimits(): Promise<TextLimits> {
  const client = new PinpointSMSVoiceV2Client(config);
  const [{ AccountAttributes = [] }, { SpendLimits = [] }] = await Promise.all([
    client.send(new DescribeAccountAttributesCommand({})),
    client.send(new DescribeSpendLimitsCommand({})),
  ]);
  let originationNumbers = 0;
  for await (const { PhoneNumbers = [] } of paginateDescribePhoneNumbers({ client }, {}))
    originationNumbers += PhoneNumbers.filter(({ Status }) => Status === 'ACTIVE').length;
  const tier = AccountAttributes.find(({ Name }) => Name === 'ACCOUNT_TIER')?.Value;
  const limit = SpendLimits.find(({ Name }) => Name === 'TEXT_MESSAGE_MONTHLY_SPEND_LIMIT');
  return {
    isSandbox: tier !== 'PRODUCTION',
    monthlyLimit: limit?.EnforcedLimit ?? 0,
    highestLimit: limit?.MaxLimit ?? 0,
    originationNumbers,
  };
}
