import { describe, expect, test } from '@jest/globals';
import { ofType } from './fixtures/synthesized.ts';

/** Compares under a sentence that a failure prints, since nothing else would say what the change does to live data. */
const expectPinned = (because: string, actual: unknown, pinned: unknown) =>
  expect({ [because]: actual }).toEqual({ [because]: pinned });

const parts = (type: string, ...names: string[]) =>
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
/** A placeholder for a key that a provider makes, or the secret that the distribution shows to its origins. */
const placeholder = {
  GenerateSecretString: { ExcludePunctuation: true, PasswordLength: 48 },
  Name: undefined,
};
const random = { GenerateSecretString: { ExcludePunctuation: true, PasswordLength: 64 }, Name: undefined };

describe('OPS-01 what a rename or another option would lose', () => {
  test('OPS-01 the table keeps its logical id and its keys', () => {
    expectPinned(
      'With another logical id or other keys, CloudFormation makes a new, empty table and the site loses all data.',
      parts('AWS::DynamoDB::GlobalTable', 'KeySchema', 'LocalSecondaryIndexes', 'TableName'),
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
    const because =
      'CloudFormation creates a renamed resource before it deletes the old one. Lambda refuses a second mapping of a queue and a function, and Scheduler a second schedule of a name, so the update fails.';
    const ids = (type: string) =>
      ofType(type)
        .map(({ id }) => id)
        .sort();
    expectPinned(because, ids('AWS::Lambda::EventSourceMapping'), [
      'AccountRightsEraseLeavingMessagesDCB5118D',
      'AiAnswerQuestionsMessages7E61E01C',
      'AlertsDeliverDueMessages18B4E14B',
      'AlertsDeliverLaterMessages89FCB56B',
      'AlertsReceiveEventQueueMessages0F5A044A',
      'BillingLookCustomersMessages6ABB8518',
      'CompletionCompleteOpenMessages8B0D820C',
      'FeedsReadBoardsMessagesE788043C',
      'MatchingMatchJobsMessages9810EA62',
      'MatchingWatchProfilesMessagesD4AF9FFD',
      'ResumesCheckArrivedMessagesC61648B1',
      'StreamRouterDynamoDBEventSourceDaybreakdevTableRows9CE99B2B6DFE6AFD',
      'WritingWriteDraftsMessagesAC78A802',
    ]);
    expectPinned(because, ids('AWS::Scheduler::Schedule'), [
      'AlertsdraindueSchedule0A925166',
      'BillingreconcilepaymentsSchedule58CE3F66',
      'FeedspollboardsSchedule5F1686D4',
      'GraphqlextendkeySchedule57958213',
      'ListingpackhoursSchedule4EAA5249',
      'SitemapwritesitemapSchedule7733A36E',
      'StatscountstatsScheduleC1829682',
      'SweepsweepScheduleDC9298E5',
    ]);
  });

  test('OPS-01 the user pool keeps its logical id, its attributes and the way people sign in', () => {
    expectPinned(
      'With another logical id, CloudFormation makes a new, empty pool and nobody can sign in. Cognito refuses to change attributes or user names of a pool; a new attribute at the end of the list is fine.',
      parts(
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
      'With another logical id or name, CloudFormation makes a new, empty bucket and people lose their resumes.',
      parts('AWS::S3::Bucket', 'BucketName'),
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
      'A changed GenerateSecretString generates a new value over the real key that somebody put in. With another logical id, a new secret with a placeholder takes its place.',
      parts('AWS::SecretsManager::Secret', 'GenerateSecretString', 'Name'),
      {
        AccountRightsAnalyticsKey5AB5B8A2: placeholder,
        AiKey4DCCD6BD: placeholder,
        AlertsLinkSecretBF73694C: random,
        BillingStripeKey00516828: placeholder,
        BillingStripeWebhookSecret9B8404F3: placeholder,
        FrontDoorSecret311D15E7: placeholder,
        IdentityEmailSalt84A56569: random,
      },
    );
  });
});
