import { describe, expect, test } from '@jest/globals';
import { App } from 'aws-cdk-lib';
import * as z from 'zod';
import { SITE_OPERATIONS } from './firewall.ts';
import { ofType, resources } from './fixtures/template.ts';
import { readStageFromContext } from './stage.ts';

const findOnly = (type: string) => {
  const [resource, other] = ofType(type);
  if (!resource || other) throw new Error(`Expected exactly one ${type}.`);
  return resource.Properties;
};
const pool = findOnly('AWS::Cognito::UserPool');
const client = findOnly('AWS::Cognito::UserPoolClient');

const Texts = z.object({
  ExternalId: z.string(),
  SnsCallerArn: z.object({ 'Fn::GetAtt': z.array(z.string()) }),
});

const SIGN_UP_ATTRIBUTES = [
  'custom:country',
  'custom:countryCode',
  'custom:criteria',
  'custom:dateCreated',
  'custom:function',
  'custom:jobType',
  'custom:locations',
  'custom:remote',
  'custom:seniority',
  'email',
  'family_name',
  'given_name',
  'phone_number',
  'profile',
];

describe('the user pool', () => {
  test('REG-03 lets the site write the sign-up attributes, but not whether a contact is verified', () => {
    expect(client['WriteAttributes']).toEqual(SIGN_UP_ATTRIBUTES);
    expect(client['ReadAttributes']).toEqual(
      [...SIGN_UP_ATTRIBUTES, 'email_verified', 'phone_number_verified'].sort(),
    );
  });

  test('REG-01 enforces the form’s password rule: eight characters, no character classes', () => {
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

  test('REG-06 treats e-mail addresses as case-insensitive', () => {
    expect(pool['UsernameConfiguration']).toEqual({ CaseSensitive: false });
    expect(pool['UsernameAttributes']).toEqual(['email']);
  });

  test('LOGIN-03 distinguishes an unknown address from a wrong password, as specified', () => {
    expect(client['PreventUserExistenceErrors']).toBe('LEGACY');
  });

  test('SESS-01 can revoke refresh tokens on sign-out', () => {
    expect(client['EnableTokenRevocation']).toBe(true);
  });

  test('VERIFY-01 e-mails the sign-up code, and verifies a phone only on request', () => {
    expect(pool['AutoVerifiedAttributes']).toEqual(['email']);
    expect(pool['VerificationMessageTemplate']).toMatchObject({
      EmailSubject: 'Your Daybreak code',
      EmailMessage: expect.stringContaining('{####}'),
      SmsMessage: expect.stringContaining('{####}'),
    });
  });

  test('OPS-02 SET-04 sends codes by text with a role that no other pool can assume', () => {
    const { ExternalId, SnsCallerArn } = Texts.parse(pool['SmsConfiguration']);
    const role = resources.find(({ id }) => id === SnsCallerArn['Fn::GetAtt'][0])?.Properties;
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

describe('the user pool’s firewall', () => {
  test('REG-06 allows only what the site uses: nothing deletes a login, or adds a factor or passkey to it', () => {
    const guards = resources.filter(
      ({ Type, Properties }) =>
        Type === 'AWS::WAFv2::WebACLAssociation' && JSON.stringify(Properties).includes('"IdentityPeople'),
    );
    const [acl] = guards.map(({ Properties }) => Object(Properties['WebACLArn'])['Fn::GetAtt'][0]);
    const { DefaultAction, Rules } = Object(resources.find(({ id }) => id === acl)?.Properties);
    expect(DefaultAction).toEqual({ Block: {} });
    const allowed = Rules.filter(({ Action }: { Action?: object }) => Action && 'Allow' in Action);
    expect(allowed).toHaveLength(1);
    const { Statements } = allowed[0].Statement.OrStatement;
    expect(Statements).toHaveLength(SITE_OPERATIONS.length);
    for (const { ByteMatchStatement } of Statements)
      expect(ByteMatchStatement).toMatchObject({
        FieldToMatch: { SingleHeader: { Name: 'x-amzn-cognito-operation-name' } },
        PositionalConstraint: 'EXACTLY',
      });
    expect(SITE_OPERATIONS.join()).not.toMatch(/SoftwareToken|MFA|WebAuthn|Device|DeleteUser,|SetUser/);
  });

  test('REG-06 the pool has no second factor, for which the site has no page', () => {
    expect([pool['MfaConfiguration'] ?? 'OFF', pool['EnabledMfas']]).toEqual(['OFF', undefined]);
  });
});

describe('plain-password sign-in', () => {
  test('OPS-02 is off unless a stage enables it, as dev does for scripts', () => {
    const stages = { prod: { mailFrom: 'alerts@daybreak.example' } };
    const { node } = new App({ context: { stage: 'prod', stages } });
    expect(readStageFromContext(node).passwordSignIn).toBe(false);
    expect(client['ExplicitAuthFlows']).toContain('ALLOW_USER_PASSWORD_AUTH');
  });
});

describe('an e-mail address', () => {
  test('REG-06 cannot be changed after sign-up', () => {
    expect(pool['Schema']).toContainEqual({ Name: 'email', Required: true, Mutable: false });
  });
});
