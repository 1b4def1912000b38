import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import {
  AccountRecovery,
  CfnUserPoolGroup,
  ClientAttributes,
  FeaturePlan,
  Mfa,
  StringAttribute,
  UserPool,
  type UserPoolClient,
  UserPoolEmail,
  UserPoolOperation,
  VerificationEmailStyle,
} from 'aws-cdk-lib/aws-cognito';
import { Effect, Policy, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Mail } from './mail.ts';
import { AppFunction } from './platform/app-function.ts';
import type { Stage } from './stage.ts';
import type { Table } from './table.ts';

/** Cognito's limit, in characters. */
const MAX_ATTRIBUTE_LENGTH = 2048;

/** Sign-up sends these, and the user record is created from them. */
const CUSTOM_ATTRIBUTES = [
  'country',
  'countryCode',
  'dateCreated',
  'locations',
  'function',
  'remote',
  'jobType',
  'seniority',
  'criteria',
] as const;

const CODE_MESSAGE = "Your Daybreak code is {####}. If you didn't request it, ignore this message.";

export interface IdentityProps {
  readonly table: Table;
  readonly emailSalt: Secret;
  readonly mail: Mail;
  readonly stage: Stage;
}

/** The user pool with the site's client and the staff group, and the trigger that creates user records. */
export class Identity extends Construct {
  readonly pool: UserPool;
  readonly client: UserPoolClient;
  /** Salts the e-mail hashes in tombstones of deleted accounts. */
  readonly emailSalt: Secret;
  /** The user pool's endpoint, which pages call directly. */
  readonly origin: string;

  constructor(scope: Construct, id: string, props: IdentityProps) {
    super(scope, id);
    this.origin = `https://cognito-idp.${Stack.of(this).region}.${Stack.of(this).urlSuffix}`;
    const custom = () => new StringAttribute({ mutable: true, maxLen: MAX_ATTRIBUTE_LENGTH });
    this.pool = new UserPool(this, 'People', {
      selfSignUpEnabled: true,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      // The site has no page for a second factor, and a password reset doesn't remove one.
      mfa: Mfa.OFF,
      // We use no feature of Essentials: e-mail MFA, passkeys, custom access tokens, or refresh token rotation.
      featurePlan: FeaturePlan.LITE,
      passwordPolicy: {
        minLength: 8,
        requireDigits: false,
        requireLowercase: false,
        requireSymbols: false,
        requireUppercase: false,
      },
      standardAttributes: {
        // Otherwise a stolen session could move the account to another mailbox.
        email: { required: true, mutable: false },
        givenName: { mutable: true },
        familyName: { mutable: true },
        phoneNumber: { mutable: true },
        profilePage: { mutable: true },
      },
      customAttributes: Object.fromEntries(CUSTOM_ATTRIBUTES.map((name) => [name, custom()])),
      userVerification: {
        emailStyle: VerificationEmailStyle.CODE,
        emailSubject: 'Your Daybreak code',
        // The custom-message trigger words the mails.
        emailBody: CODE_MESSAGE,
        smsMessage: CODE_MESSAGE,
      },
      ...this.#createTextSettings(),
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      email: UserPoolEmail.withSES({
        fromEmail: props.mail.from,
        fromName: 'Daybreak',
        // Without it, Cognito would require a verified address instead of a verified domain.
        sesVerifiedDomain: props.mail.domain,
        sesRegion: 'us-east-1',
        configurationSetName: props.mail.reports.configurationSetName,
      }),
      // A failed first deployment leaves an empty pool behind, which has no fixed name and blocks nothing.
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.client = this.pool.addClient('Site', {
      authFlows: { userSrp: true, userPassword: props.stage.passwordSignIn },
      // The specified error messages distinguish an unknown address from a wrong password.
      preventUserExistenceErrors: false,
      enableTokenRevocation: true,
      // AppSync can't revoke tokens, so a session can outlive a password reset or sign-out by this long.
      idTokenValidity: Duration.minutes(15),
      accessTokenValidity: Duration.minutes(15),
      refreshTokenValidity: Duration.days(30),
      disableOAuth: true,
      readAttributes: this.#attributes({ includesVerified: true }),
      writeAttributes: this.#attributes({ includesVerified: false }),
    });
    this.emailSalt = props.emailSalt;
    new CfnUserPoolGroup(this, 'Staff', {
      userPoolId: this.pool.userPoolId,
      groupName: 'staff',
      description: 'Sees matches and sends alerts manually.',
    });

    const confirm = new AppFunction(this, 'Confirm', {
      entry: 'functions/members/post-confirmation.handler.ts',
      timeout: Duration.seconds(5),
      environment: { EMAIL_SALT_ARN: this.emailSalt.secretArn },
    });
    this.allowCreateAccounts(confirm, props.table);
    this.pool.addTrigger(UserPoolOperation.POST_CONFIRMATION, confirm);
    this.#allowSignOut(confirm);
    const word = new AppFunction(this, 'Word', {
      entry: 'functions/members/custom-message.handler.ts',
      timeout: Duration.seconds(5),
    });
    this.pool.addTrigger(UserPoolOperation.CUSTOM_MESSAGE, word);

    Validations.of(this.pool).acknowledge(
      {
        id: 'AwsSolutions-COG1',
        reason: 'Eight characters and no character classes, as NIST SP 800-63B recommends.',
      },
      {
        id: 'AwsSolutions-COG2',
        reason:
          'The site has no page for a second factor, with which a thief of a session could lock its owner out.',
      },
      {
        id: 'AwsSolutions-COG3',
        reason: 'Threat protection requires a paid plan. Cognito throttles password guesses itself.',
      },
      { id: 'AwsSolutions-COG8', reason: 'The Lite plan covers the features that we use.' },
    );
  }

  /** Lets a function create accounts, and start the erasure of an earlier account with the same e-mail address. */
  allowCreateAccounts(creator: AppFunction, table: Table): void {
    table.grant(
      creator,
      { entities: ['USER', 'EMAIL', 'METER'], actions: ['get', 'put'] },
      { entities: ['DEVICE'], actions: ['delete'] },
      { entities: ['STALE'], actions: ['put'] },
      { entities: ['DELETION'], actions: ['check', 'put'] },
      { entities: ['FORMER'], actions: ['get', 'update'] },
      { entities: ['MAILBOX'], actions: ['get', 'update'] },
    );
    creator.allowReadSecret(this.emailSalt);
  }

  /** A separate policy, because in the function's role it would make pool and function depend on each other. */
  #allowSignOut(trigger: AppFunction): void {
    const policy = new Policy(this, 'SignOut', {
      statements: [
        new PolicyStatement({
          actions: ['cognito-idp:AdminUserGlobalSignOut'],
          resources: [this.pool.userPoolArn],
        }),
      ],
    });
    trigger.role?.attachInlinePolicy(policy);
  }

  /** Clients may read and write these, but only read whether a contact is verified. */
  #attributes({ includesVerified }: { readonly includesVerified: boolean }): ClientAttributes {
    return new ClientAttributes()
      .withStandardAttributes({
        email: true,
        givenName: true,
        familyName: true,
        phoneNumber: true,
        profilePage: true,
        ...(includesVerified ? { emailVerified: true, phoneNumberVerified: true } : {}),
      })
      .withCustomAttributes(...CUSTOM_ATTRIBUTES);
  }

  /** Lets the pool send codes by text. Only this pool can assume the role, thanks to the external id. */
  #createTextSettings() {
    const { account, region, stackName } = Stack.of(this);
    const smsRoleExternalId = `${stackName}-people`;
    const smsRole = new Role(this, 'Texts', {
      assumedBy: new ServicePrincipal('cognito-idp.amazonaws.com', {
        conditions: {
          StringEquals: { 'sts:ExternalId': smsRoleExternalId, 'aws:SourceAccount': account },
        },
      }),
      inlinePolicies: {
        phones: new PolicyDocument({
          statements: [
            new PolicyStatement({
              effect: Effect.ALLOW,
              actions: ['sns:Publish'],
              resources: ['*'],
            }),
          ],
        }),
      },
    });
    Validations.of(smsRole).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason:
        'Cognito tests the role when it creates the pool, and rejects one that is limited to some resources.',
    });
    return { smsRole, smsRoleExternalId, snsRegion: region };
  }
}
