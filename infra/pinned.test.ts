import { describe, expect, test } from '@jest/globals';
import { ofType } from './fixtures/template.ts';

/** Adds a reason to the failure message, which says what the change would do to live data. */
const expectPinned = (reason: string, actual: unknown, pinned: unknown) =>
  expect({ [reason]: actual }).toEqual({ [reason]: pinned });

const pickProperties = (type: string, ...names: string[]) =>
  Object.fromEntries(
    ofType(type).map(({ id, Properties }) => [
      id,
      Object.fromEntries(names.map((name) => [name, Properties[name]])),
    ]),
  );

const custom = (Name: string) => ({
  AttributeDataType: 'String',
  Mutable: true,
  Name,
  StringAttributeConstraints: { MaxLength: '2048' },
});
/** A provider key, or the secret header of the distribution. */
const placeholder = {
  GenerateSecretString: { ExcludePunctuation: true, PasswordLength: 48 },
  Name: undefined,
};
const random = { GenerateSecretString: { ExcludePunctuation: true, PasswordLength: 64 }, Name: undefined };

describe('OPS-01 resources with live data', () => {
  test('OPS-01 the table keeps its logical id and keys', () => {
    expectPinned(
      'With another logical id or other keys, CloudFormation creates a new, empty table and the site loses all data.',
      pickProperties('AWS::DynamoDB::GlobalTable', 'KeySchema', 'LocalSecondaryIndexes', 'TableName'),
      {
        TableRows874BF4C5: {
          KeySchema: [
            { AttributeName: 'pk', KeyType: 'HASH' },
            { AttributeName: 'sk', KeyType: 'RANGE' },
          ],
          LocalSecondaryIndexes: undefined,
          TableName: undefined,
        },
      },
    );
  });

  test('OPS-01 event source mappings and schedules keep their logical ids', () => {
    const reason =
      'CloudFormation creates a renamed resource before it deletes the old one. Lambda rejects a second mapping from the same queue to the same function, and Scheduler a second schedule with the same name, so the update fails.';
    const ids = (type: string) =>
      ofType(type)
        .map(({ id }) => id)
        .sort();
    expectPinned(reason, ids('AWS::Lambda::EventSourceMapping'), [
      'AlertsDeliverDueMessages18B4E14B',
      'AlertsDeliverLaterMessages89FCB56B',
      'AlertsReceiveEventQueueMessages0F5A044A',
      'BillingLookCustomersMessages6ABB8518',
      'EnrichmentFunctionEnrichmentsMessages2A5E4577',
      'FeedsReadBoardsMessagesE788043C',
      'FollowingAnswerFollowsMessages4E196E82',
      'LlmAnswerQuestionsMessagesD551DAD0',
      'MatchingMatchJobsMessages9810EA62',
      'MatchingWatchProfilesMessagesD4AF9FFD',
      'PrivacyEraseDeletionsMessagesA0216C17',
      'ResumesCheckArrivedMessagesC61648B1',
      'StreamRouterDynamoDBEventSourceDaybreakdevStateTableRows3C222E644ECFF453',
      'SweepAuditAuditsMessagesCFA4414F',
      'WritingWriteDraftsMessagesAC78A802',
    ]);
    expectPinned(reason, ids('AWS::Scheduler::Schedule'), [
      'AlertsdraindueSchedule0A925166',
      'BillingreconcilepaymentsSchedule58CE3F66',
      'DailyReportdailyreportScheduleA594F5E1',
      'FeedspollboardsSchedule5F1686D4',
      'GraphqlextendkeySchedule57958213',
      'ListingpackhoursSchedule4EAA5249',
      'SignUpsremoveunconfirmedScheduleAA288F34',
      'SitemapwritesitemapSchedule7733A36E',
      'StatscountstatsScheduleC1829682',
      'SweepsweepScheduleDC9298E5',
    ]);
  });

  test('OPS-01 the user pool keeps its logical id, attributes, and sign-in options', () => {
    expectPinned(
      'With another logical id, CloudFormation creates a new, empty pool and no one can sign in. Cognito rejects changes of attributes or user names; a new attribute at the end of the list is fine.',
      pickProperties(
        'AWS::Cognito::UserPool',
        'Schema',
        'UsernameAttributes',
        'UsernameConfiguration',
        'AliasAttributes',
      ),
      {
        IdentityPeopleA4BE2B55: {
          Schema: [
            { Mutable: false, Name: 'email', Required: true },
            ...['given_name', 'family_name', 'phone_number', 'profile'].map((Name) => ({
              Mutable: true,
              Name,
              Required: false,
            })),
            ...['country', 'countryCode', 'dateCreated', 'locations', 'function', 'remote'].map(custom),
            ...['jobType', 'seniority', 'criteria'].map(custom),
          ],
          UsernameAttributes: ['email'],
          UsernameConfiguration: { CaseSensitive: false },
          AliasAttributes: undefined,
        },
      },
    );
  });

  test('OPS-01 every bucket keeps its logical id and its name', () => {
    expectPinned(
      'With another logical id or name, CloudFormation creates a new, empty bucket and people lose their resumes.',
      pickProperties('AWS::S3::Bucket', 'BucketName'),
      {
        ResumesFilesC85F9327: {
          BucketName: { 'Fn::Join': ['', ['daybreak-dev-resumes-', { Ref: 'AWS::AccountId' }]] },
        },
        SiteFiles975A43CF: { BucketName: undefined },
      },
    );
  });

  test('OPS-01 every secret keeps its logical id and how it is generated', () => {
    expectPinned(
      'A changed GenerateSecretString replaces the real key with a generated value. With another logical id, a new secret with a placeholder replaces it.',
      pickProperties('AWS::SecretsManager::Secret', 'GenerateSecretString', 'Name'),
      {
        FrontDoorSecret311D15E7: placeholder,
        SecretsAnalyticsKey99D5F729: placeholder,
        SecretsEmailSalt99553D0A: random,
        SecretsLinkSecret01E44559: random,
        SecretsOpenAiKeyBFB7423C: placeholder,
        SecretsPushSecret3B950FB2: random,
        SecretsStripeKey6BF82D42: placeholder,
        SecretsStripeWebhookSecret356BD50E: placeholder,
      },
    );
  });
});
