import { z } from 'zod';
import { schemaAttribute } from './schema-properties.ts';

const passwordPolicy = z.strictObject({
  MinimumLength: z.number().min(6).max(99).default(8),
  RequireLowercase: z.boolean().default(false),
  RequireUppercase: z.boolean().default(false),
  RequireNumbers: z.boolean().default(false),
  RequireSymbols: z.boolean().default(false),
  TemporaryPasswordValidityDays: z.number().min(1).max(365).default(7),
});

const verifiable = z.enum(['email', 'phone_number']);

const functionArn = z.string().regex(/:function:/, 'is not the ARN of a Lambda function');

const codeText = z.string().includes('{####}');

const inviteText = codeText.includes('{username}');

const EVERY_CLASS = {
  RequireLowercase: true,
  RequireUppercase: true,
  RequireNumbers: true,
  RequireSymbols: true,
} as const;

/**
 * The properties of AWS::Cognito::UserPool that are played here, with intrinsics resolved. A property that changes
 * nothing on one machine is named and left alone; any other is refused, so that no template means more than it does.
 * Source: the CloudFormation reference of AWS::Cognito::UserPool; defaults from CreateUserPool.
 */
export const poolProperties = z.strictObject({
  UserPoolName: z.string().default('user-pool'),
  UsernameAttributes: z.tuple([z.literal('email')]),
  UsernameConfiguration: z.strictObject({ CaseSensitive: z.boolean() }),
  AutoVerifiedAttributes: z.array(verifiable).default([]),
  UserAttributeUpdateSettings: z
    .strictObject({ AttributesRequireVerificationBeforeUpdate: z.array(verifiable) })
    .default({ AttributesRequireVerificationBeforeUpdate: [] }),
  Schema: z.array(schemaAttribute).default([]),
  Policies: z
    .strictObject({ PasswordPolicy: passwordPolicy.prefault(EVERY_CLASS) })
    .prefault({ PasswordPolicy: EVERY_CLASS }),
  AccountRecoverySetting: z
    .strictObject({
      RecoveryMechanisms: z.array(
        z.strictObject({
          Name: z.enum(['verified_email', 'verified_phone_number', 'admin_only']),
          Priority: z.number(),
        }),
      ),
    })
    .default({
      RecoveryMechanisms: [
        { Name: 'verified_phone_number', Priority: 1 },
        { Name: 'verified_email', Priority: 2 },
      ],
    }),
  AdminCreateUserConfig: z
    .strictObject({
      AllowAdminCreateUserOnly: z.boolean().default(false),
      InviteMessageTemplate: z
        .strictObject({
          EmailMessage: inviteText.optional(),
          EmailSubject: z.string().optional(),
          SMSMessage: inviteText.optional(),
        })
        .default({}),
    })
    .prefault({}),
  VerificationMessageTemplate: z
    .strictObject({
      DefaultEmailOption: z.literal('CONFIRM_WITH_CODE').optional(),
      EmailMessage: codeText.optional(),
      EmailSubject: z.string().optional(),
      SmsMessage: codeText.optional(),
    })
    .default({}),
  EmailVerificationMessage: codeText.optional(),
  EmailVerificationSubject: z.string().optional(),
  SmsVerificationMessage: codeText.optional(),
  EmailConfiguration: z
    .looseObject({ From: z.string().optional(), ReplyToEmailAddress: z.string().optional() })
    .default({}),
  SmsConfiguration: z.looseObject({}).optional(),
  LambdaConfig: z
    .strictObject({
      PreSignUp: functionArn.optional(),
      PostConfirmation: functionArn.optional(),
      CustomMessage: functionArn.optional(),
      PreTokenGeneration: functionArn.optional(),
      PreTokenGenerationConfig: z
        .strictObject({ LambdaArn: functionArn, LambdaVersion: z.literal('V1_0') })
        .optional(),
    })
    .default({}),
  // OPTIONAL asks nobody who has not enrolled, and the operations to enrol are not played.
  MfaConfiguration: z.enum(['OFF', 'OPTIONAL']).default('OFF'),
  EnabledMfas: z.array(z.string()).optional(),
  DeletionProtection: z.string().optional(),
  UserPoolAddOns: z.looseObject({}).optional(),
  UserPoolTags: z.record(z.string(), z.string()).optional(),
  UserPoolTier: z.string().optional(),
});

/** A user pool's properties with every default filled in. */
export type PoolProperties = z.infer<typeof poolProperties>;
/** What a new password must be. */
export type PasswordPolicy = z.infer<typeof passwordPolicy>;
/** An attribute that can be verified by a code. */
export type Verifiable = z.infer<typeof verifiable>;
