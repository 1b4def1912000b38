import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import {
  AccountRecovery,
  CfnUserPoolGroup,
  FeaturePlan,
  Mfa,
  StringAttribute,
  UserPool,
  type UserPoolClient,
  UserPoolEmail,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import { HouseFunction } from './house/house-function.ts';
import type { Table } from './table.ts';

/** The most characters the pool keeps of an attribute. */
const LONGEST = 2048;

/** Who a person is: the user pool, the site's client, the staff's group, and the record made on confirmation. */
export class Identity extends Construct {
  readonly pool: UserPool;
  readonly client: UserPoolClient;
  /** Where pages ask the pool. */
  readonly origin: string;

  constructor(scope: Construct, id: string, props: { readonly table: Table; readonly mailFrom: string }) {
    super(scope, id);
    this.origin = `https://cognito-idp.${Stack.of(this).region}.${Stack.of(this).urlSuffix}`;
    const custom = () => new StringAttribute({ mutable: true, maxLen: LONGEST });
    this.pool = new UserPool(this, 'People', {
      selfSignUpEnabled: true,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      keepOriginal: { email: true },
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { sms: false, otp: true },
      featurePlan: FeaturePlan.ESSENTIALS,
      passwordPolicy: {
        minLength: 8,
        requireDigits: false,
        requireLowercase: false,
        requireSymbols: false,
        requireUppercase: false,
      },
      standardAttributes: {
        email: { required: true, mutable: true },
        givenName: { mutable: true },
        familyName: { mutable: true },
        phoneNumber: { mutable: true },
        profilePage: { mutable: true },
      },
      customAttributes: {
        country: custom(),
        countryCode: custom(),
        dateCreated: custom(),
        locations: custom(),
        function: custom(),
        remote: custom(),
      },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      email: UserPoolEmail.withSES({
        fromEmail: props.mailFrom,
        fromName: 'Daybreak',
        sesRegion: 'us-east-1',
      }),
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.client = this.pool.addClient('Site', {
      authFlows: { userSrp: true, userPassword: true },
      // The specified texts tell an unknown address from a wrong password, so the pool must too.
      preventUserExistenceErrors: false,
      enableTokenRevocation: true,
      idTokenValidity: Duration.hours(1),
      accessTokenValidity: Duration.hours(1),
      refreshTokenValidity: Duration.days(30),
      disableOAuth: true,
    });
    new CfnUserPoolGroup(this, 'Staff', {
      userPoolId: this.pool.userPoolId,
      groupName: 'staff',
      description: 'Sees matches and notifies people by hand.',
    });

    const confirm = new HouseFunction(this, 'Confirm', {
      entry: 'functions/accounts/confirm.handler.ts',
      timeout: Duration.seconds(5),
    });
    props.table.grant(confirm, { of: ['USER', 'EMAIL', 'METER', 'STALE'], may: ['put'] });
    this.pool.addTrigger(UserPoolOperation.POST_CONFIRMATION, confirm);

    Validations.of(this.pool).acknowledge(
      {
        id: 'AwsSolutions-COG1',
        reason: 'The specification asks for 8 characters and no classes, as NIST SP 800-63B advises.',
      },
      {
        id: 'AwsSolutions-COG2',
        reason: 'A second factor is offered (TOTP), not demanded, of a job seeker.',
      },
      {
        id: 'AwsSolutions-COG3',
        reason: 'Threat protection is a paid plan; guesses are throttled by the pool itself.',
      },
      { id: 'AwsSolutions-COG8', reason: 'The Essentials plan covers what is used.' },
    );
  }
}
