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
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { UserPoolFirewall } from './firewall.ts';
import { HouseFunction } from './house/house-function.ts';
import type { Mail } from './mail.ts';
import type { Stage } from './stage.ts';
import type { Table } from './table.ts';

/** The most characters the pool keeps of an attribute. */
const LONGEST = 2048;

/** Ours: sign-up sends them, and the record is made of them. */
const CUSTOM = ['country', 'countryCode', 'dateCreated', 'locations', 'function', 'remote'] as const;

/** What somebody who did not ask for a code is told to do. */
const NOT_YOU = 'If you did not ask for it, you need not do anything.';

/** What the user pool is set up with. */
export interface IdentityProps {
  readonly table: Table;
  readonly mail: Mail;
  readonly stage: Stage;
}

/** Who a person is: the user pool, the site's client, the staff's group, and the record made on confirmation. */
export class Identity extends Construct {
  readonly pool: UserPool;
  readonly client: UserPoolClient;
  readonly firewall: UserPoolFirewall;
  /** Salts the hashes of e-mails of accounts that were deleted. */
  readonly emailSalt: Secret;
  /** Where pages ask the pool. */
  readonly origin: string;

  constructor(scope: Construct, id: string, props: IdentityProps) {
    super(scope, id);
    this.origin = `https://cognito-idp.${Stack.of(this).region}.${Stack.of(this).urlSuffix}`;
    const custom = () => new StringAttribute({ mutable: true, maxLen: LONGEST });
    this.pool = new UserPool(this, 'People', {
      selfSignUpEnabled: true,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { sms: false, otp: true },
      // Nothing of Essentials is used: no e-mail MFA, passkeys, changed access tokens or rotated refresh tokens.
      featurePlan: FeaturePlan.LITE,
      passwordPolicy: {
        minLength: 8,
        requireDigits: false,
        requireLowercase: false,
        requireSymbols: false,
        requireUppercase: false,
      },
      standardAttributes: {
        // Set at sign-up and never again: a stolen session could otherwise move the account to the thief's mailbox.
        email: { required: true, mutable: false },
        givenName: { mutable: true },
        familyName: { mutable: true },
        phoneNumber: { mutable: true },
        profilePage: { mutable: true },
      },
      customAttributes: Object.fromEntries(CUSTOM.map((name) => [name, custom()])),
      userVerification: {
        emailStyle: VerificationEmailStyle.CODE,
        emailSubject: 'Your Daybreak code',
        emailBody: `<p>Your Daybreak code is <strong>{####}</strong></p><p>Type it on the page that asked for it. ${NOT_YOU}</p>`,
        smsMessage: `Your Daybreak code is {####}. ${NOT_YOU}`,
      },
      ...this.#texts(),
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      email: UserPoolEmail.withSES({
        fromEmail: props.mail.from,
        fromName: 'Daybreak',
        // Without it the pool would name the address, which Cognito refuses where only the domain is verified.
        sesVerifiedDomain: props.mail.domain,
        sesRegion: 'us-east-1',
        configurationSetName: props.mail.reports.configurationSetName,
      }),
      // Protected, so a failed first deployment leaves an empty pool behind. It has no fixed name: the next one works.
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.client = this.pool.addClient('Site', {
      authFlows: { userSrp: true, userPassword: props.stage.passwordSignIn },
      // The specified texts tell an unknown address from a wrong password, so the pool must too.
      preventUserExistenceErrors: false,
      enableTokenRevocation: true,
      // Nothing takes a token back from AppSync, so a reset or sign-out ends a session after this time at most.
      idTokenValidity: Duration.minutes(15),
      accessTokenValidity: Duration.minutes(15),
      refreshTokenValidity: Duration.days(30),
      disableOAuth: true,
      readAttributes: this.#attributes({ verified: true }),
      writeAttributes: this.#attributes({ verified: false }),
    });
    this.firewall = new UserPoolFirewall(this, 'Firewall', { pool: this.pool, mode: props.stage.firewall });
    this.emailSalt = new Secret(this, 'EmailSalt', {
      description: 'Salts the hashes by which spent free alerts outlive a deleted account.',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    Validations.of(this.emailSalt).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason: 'With another salt nothing would be found again of the accounts that were deleted before.',
    });
    new CfnUserPoolGroup(this, 'Staff', {
      userPoolId: this.pool.userPoolId,
      groupName: 'staff',
      description: 'Sees matches and notifies people by hand.',
    });

    const confirm = new HouseFunction(this, 'Confirm', {
      entry: 'functions/members/confirm.handler.ts',
      timeout: Duration.seconds(5),
      environment: { EMAIL_SALT_ARN: this.emailSalt.secretArn },
    });
    this.mayCreate(confirm, props.table);
    this.pool.addTrigger(UserPoolOperation.POST_CONFIRMATION, confirm);
    this.#letSignOut(confirm);

    Validations.of(this.pool).acknowledge(
      {
        id: 'AwsSolutions-COG1',
        reason: 'Eight characters and no classes, as NIST SP 800-63B advises.',
      },
      {
        id: 'AwsSolutions-COG2',
        reason: 'A second factor is offered (TOTP), not demanded, of a job seeker.',
      },
      {
        id: 'AwsSolutions-COG3',
        reason: 'Threat protection is a paid plan; guesses are throttled by the pool itself.',
      },
      { id: 'AwsSolutions-COG8', reason: 'The Lite plan covers what is used.' },
    );
  }

  /** Lets a function open accounts, and begin the erasure of an earlier account of the same e-mail. */
  mayCreate(maker: HouseFunction, table: Table): void {
    table.grant(
      maker,
      { of: ['USER', 'EMAIL', 'METER'], may: ['get', 'put'] },
      { of: ['STALE'], may: ['put'] },
      { of: ['LEAVING'], may: ['check', 'put'] },
      { of: ['FORMER'], may: ['get', 'update'] },
      { of: ['MAILBOX'], may: ['get', 'update'] },
    );
    maker.mayRead(this.emailSalt);
  }

  /** A policy of its own: in the function's default one, pool and function would each have to exist before the other. */
  #letSignOut(trigger: HouseFunction): void {
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

  /** What sign-up sends and a person may read again; that a contact is verified, only the pool says. */
  #attributes({ verified }: { readonly verified: boolean }): ClientAttributes {
    return new ClientAttributes()
      .withStandardAttributes({
        email: true,
        givenName: true,
        familyName: true,
        phoneNumber: true,
        profilePage: true,
        ...(verified ? { emailVerified: true, phoneNumberVerified: true } : {}),
      })
      .withCustomAttributes(...CUSTOM);
  }

  /** Lets the pool text codes to phones. The external id keeps other pools from its role. */
  #texts() {
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
        'Cognito tries the role when it creates the pool, and refuses one that is limited to some resources.',
    });
    return { smsRole, smsRoleExternalId, snsRegion: region };
  }
}
