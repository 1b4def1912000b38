import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import * as z from 'zod';
import { ofType, stacks, statements } from './fixtures/template.ts';

const sender = z
  .object({
    Resources: z.record(z.string(), z.looseObject({ Type: z.string() })),
    Outputs: z.record(z.string(), z.strictObject({ Value: z.unknown() })),
  })
  .parse(JSON.parse(readFileSync('cdk.out/Daybreak-Sender-daybreak-example.template.json', 'utf8')));
const [pool] = ofType('AWS::Cognito::UserPool');
const [reports] = ofType('AWS::SES::ConfigurationSet');

describe('the sender’s domain', () => {
  test('OPS-01 is the only resource of its own stack, and is retained', () => {
    expect(Object.values(sender.Resources)).toEqual([
      expect.objectContaining({
        Type: 'AWS::SES::EmailIdentity',
        Properties: expect.objectContaining({
          EmailIdentity: 'daybreak.example',
          MailFromAttributes: { MailFromDomain: 'bounce.daybreak.example' },
        }),
        DeletionPolicy: 'RetainExceptOnCreate',
        UpdateReplacePolicy: 'Retain',
      }),
    ]);
    expect(JSON.stringify(sender.Resources)).not.toContain('"stage"');
  });

  test('OPS-01 outputs its DNS records: DKIM, MAIL FROM, and DMARC', () => {
    const { Dkim1, Dkim2, Dkim3, ...others } = sender.Outputs;
    for (const [number, record] of [Dkim1, Dkim2, Dkim3].entries()) {
      const text = JSON.stringify(record?.Value);
      expect(text).toContain(`DkimDNSTokenName${number + 1}"]},". 3600 IN CNAME ",`);
      expect(text).toContain(`DkimDNSTokenValue${number + 1}"`);
    }
    expect(Object.values(others).map(({ Value }) => Value)).toEqual([
      'bounce.daybreak.example. 3600 IN MX 10 feedback-smtp.us-east-1.amazonses.com.',
      'bounce.daybreak.example. 3600 IN TXT "v=spf1 include:amazonses.com ~all"',
      '_dmarc.daybreak.example. 3600 IN TXT "v=DMARC1; p=none"',
    ]);
  });

  test('OPS-01 is not created by the stage’s stacks, which refer to it by name', () => {
    expect(ofType('AWS::SES::EmailIdentity')).toEqual([]);
    expect(stacks.map(({ text }) => text).join()).not.toContain('Daybreak-Sender-');
    const may = statements.filter(({ Action }) => Action.includes('ses:SendRawEmail'));
    expect(may.map(({ by }) => by)).toEqual(['AlertsDeliver']);
    expect(JSON.stringify(may)).toContain(':identity/daybreak.example"');
  });

  test('OPS-01 sends the user pool’s e-mail with the same configuration set', () => {
    expect(pool?.Properties['EmailConfiguration']).toEqual({
      EmailSendingAccount: 'DEVELOPER',
      From: 'Daybreak <alerts@daybreak.example>',
      ConfigurationSet: { Ref: reports?.id },
      SourceArn: {
        'Fn::Join': ['', expect.arrayContaining([':ses:us-east-1:', ':identity/daybreak.example'])],
      },
    });
  });
});
