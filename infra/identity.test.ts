import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { App } from 'aws-cdk-lib';
import * as z from 'zod';
import { readStage } from './stage.ts';

/** The template as the last `pnpm synth` wrote it: what is deployed, and what a local run stands up. */
const { Resources } = z
  .object({
    Resources: z.record(
      z.string(),
      z.object({ Type: z.string(), Properties: z.record(z.string(), z.unknown()).default({}) }),
    ),
  })
  .parse(JSON.parse(readFileSync('cdk.out/Daybreak-dev.template.json', 'utf8')));
const the = (type: string) => {
  const [found, another] = Object.values(Resources).filter(({ Type }) => Type === type);
  if (!found || another) throw new Error(`There is not one ${type}.`);
  return found.Properties;
};
const pool = the('AWS::Cognito::UserPool');
const client = the('AWS::Cognito::UserPoolClient');

const Texts = z.object({
  ExternalId: z.string(),
  SnsCallerArn: z.object({ 'Fn::GetAtt': z.array(z.string()) }),
});

/** What sign-up sends. */
const SENT = [
  'custom:country',
  'custom:countryCode',
  'custom:dateCreated',
  'custom:function',
  'custom:locations',
  'custom:remote',
  'email',
  'family_name',
  'given_name',
  'phone_number',
  'profile',
];

describe('the user pool', () => {
  test('REG-03 lets the site write what sign-up sends, and never that a contact is verified', () => {
    expect(client['WriteAttributes']).toEqual(SENT);
    expect(client['ReadAttributes']).toEqual([...SENT, 'email_verified', 'phone_number_verified'].sort());
  });

  test('REG-01 backs up the form’s rule of passwords: eight characters, no classes', () => {
    expect(pool['Policies']).toEqual({
      PasswordPolicy: {
        MinimumLength: 8,
        RequireLowercase: false,
        RequireUppercase: false,
        RequireNumbers: false,
        RequireSymbols: false,
      },
    });
  });

  test('REG-06 makes one account of an address, whatever its capitals', () => {
    expect(pool['UsernameConfiguration']).toEqual({ CaseSensitive: false });
    expect(pool['UsernameAttributes']).toEqual(['email']);
  });

  test('LOGIN-03 tells an unknown address from a wrong password, as the specified texts do', () => {
    expect(client['PreventUserExistenceErrors']).toBe('LEGACY');
  });

  test('SESS-01 takes refresh tokens back when somebody signs out', () => {
    expect(client['EnableTokenRevocation']).toBe(true);
  });

  test('VERIFY-01 mails the code to sign up with; a phone is verified only when the person asks', () => {
    expect(pool['AutoVerifiedAttributes']).toEqual(['email']);
    expect(pool['VerificationMessageTemplate']).toMatchObject({
      EmailSubject: 'Your Daybreak code',
      EmailMessage: expect.stringContaining('{####}'),
      SmsMessage: expect.stringContaining('{####}'),
    });
  });

  test('OPS-02 SET-04 texts codes by a role of its own, which no other pool can take', () => {
    const { ExternalId, SnsCallerArn } = Texts.parse(pool['SmsConfiguration']);
    const role = Resources[SnsCallerArn['Fn::GetAtt'][0] ?? '']?.Properties;
    expect(role).toMatchObject({
      AssumeRolePolicyDocument: {
        Statement: [
          {
            Principal: { Service: 'cognito-idp.amazonaws.com' },
            Condition: { StringEquals: { 'sts:ExternalId': ExternalId } },
          },
        ],
      },
      Policies: [
        {
          PolicyDocument: {
            Statement: [{ Action: 'sns:Publish', Effect: 'Allow', Resource: '*' }],
          },
        },
      ],
    });
  });
});

describe('the firewall before the user pool', () => {
  test('REG-06 blocks the one call that would delete a login and leave the account behind', () => {
    const guards = Object.values(Resources).filter(
      ({ Type, Properties }) =>
        Type === 'AWS::WAFv2::WebACLAssociation' && JSON.stringify(Properties).includes('"IdentityPeople'),
    );
    const [acl] = guards.map(({ Properties }) => Object(Properties['WebACLArn'])['Fn::GetAtt'][0]);
    expect(JSON.stringify(Resources[acl]?.Properties['Rules'])).toContain(
      '"FieldToMatch":{"SingleHeader":{"Name":"x-amzn-cognito-operation-name"}},"PositionalConstraint":"EXACTLY","SearchString":"deleteuser"',
    );
  });
});

describe('a plain password', () => {
  test('OPS-02 signs in only on a stage that asks for it, as dev does for its scripts', () => {
    const stages = { prod: { mailFrom: 'alerts@daybreak.example' } };
    const { node } = new App({ context: { stage: 'prod', stages } });
    expect(readStage(node).passwordSignIn).toBe(false);
    expect(client['ExplicitAuthFlows']).toContain('ALLOW_USER_PASSWORD_AUTH');
  });
});

describe('an e-mail', () => {
  test('REG-06 cannot be changed after sign-up', () => {
    expect(pool['Schema']).toContainEqual({ Name: 'email', Required: true, Mutable: false });
  });
});
