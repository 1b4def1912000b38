import { expect, test } from '@jest/globals';
import { ofType } from './fixtures/template.ts';

const [key, ...otherKeys] = ofType('AWS::KMS::Key');
const encrypted = ofType('AWS::SNS::Topic').filter(({ Properties }) => Properties['KmsMasterKeyId']);

test('OPS-02 delivery events, which contain addresses and numbers, are encrypted with a key that rotates', () => {
  expect(otherKeys).toEqual([]);
  expect(key?.Properties['EnableKeyRotation']).toBe(true);
  expect(encrypted.map(({ Properties }) => Properties['KmsMasterKeyId'])).toEqual([
    { 'Fn::GetAtt': [key?.id, 'Arn'] },
    { 'Fn::GetAtt': [key?.id, 'Arn'] },
  ]);
  const publishing = ofType('AWS::SES::ConfigurationSetEventDestination', 'AWS::SMSVOICE::ConfigurationSet');
  for (const { id } of encrypted)
    expect(
      publishing.filter(({ Properties }) => JSON.stringify(Properties).includes(`"${id}"`)),
    ).toHaveLength(1);
});

test('OPS-02 besides the account, only the publishers of its own resources may use the key', () => {
  const policy = key?.Properties['KeyPolicy'];
  expect(Object(policy).Statement).toEqual([
    expect.objectContaining({ Action: 'kms:*', Effect: 'Allow', Resource: '*' }),
    {
      Action: ['kms:Decrypt', 'kms:GenerateDataKey*'],
      Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
      Effect: 'Allow',
      Principal: { Service: ['ses.amazonaws.com', 'sms-voice.amazonaws.com'] },
      Resource: '*',
    },
  ]);
  expect(JSON.stringify(Object(policy).Statement[0].Principal)).toContain(':root');
});
