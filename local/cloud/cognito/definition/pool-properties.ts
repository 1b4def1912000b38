import { z } from 'zod';

const bound = z.coerce.number().optional();

/** An entry of the pool's Schema. CloudFormation writes the bounds as strings. */
const schemaAttribute = z.strictObject({
  Name: z.string().min(1).max(20),
  AttributeDataType: z.literal('String').optional(),
  Mutable: z.boolean().default(false),
  Required: z.boolean().default(false),
  StringAttributeConstraints: z.strictObject({ MinLength: bound, MaxLength: bound }).optional(),
});
export type SchemaAttribute = z.infer<typeof schemaAttribute>;

const hasImmutableEmail = (schema: SchemaAttribute[]) =>
  schema.some(({ Name, Mutable, Required }) => Name === 'email' && Required && !Mutable);

const passwordPolicy = z.strictObject({
  MinimumLength: z.number().min(6).max(99),
  RequireLowercase: z.literal(false),
  RequireUppercase: z.literal(false),
  RequireNumbers: z.literal(false),
  RequireSymbols: z.literal(false),
});

const codeText = z.string().includes('{####}');

/** Properties without effect on one machine. CDK writes the texts a second time under their older names. */
const ignored = {
  DeletionProtection: z.unknown().optional(),
  EmailVerificationMessage: z.unknown().optional(),
  EmailVerificationSubject: z.unknown().optional(),
  SmsVerificationMessage: z.unknown().optional(),
  UserPoolTags: z.unknown().optional(),
  UserPoolTier: z.unknown().optional(),
};

/**
 * The supported properties of AWS::Cognito::UserPool, with intrinsics resolved. Any other property or value
 * is refused, so that the emulator never behaves differently from what the template says.
 */
export const poolProperties = z.strictObject({
  ...ignored,
  UsernameAttributes: z.tuple([z.literal('email')]),
  UsernameConfiguration: z.strictObject({ CaseSensitive: z.literal(false) }),
  AutoVerifiedAttributes: z.tuple([z.literal('email')]),
  Schema: z
    .array(schemaAttribute)
    .refine(hasImmutableEmail, 'must declare email as required and immutable: changing it is not supported'),
  Policies: z.strictObject({ PasswordPolicy: passwordPolicy }),
  AccountRecoverySetting: z.strictObject({
    RecoveryMechanisms: z.tuple([
      z.strictObject({ Name: z.literal('verified_email'), Priority: z.number() }),
    ]),
  }),
  AdminCreateUserConfig: z.strictObject({ AllowAdminCreateUserOnly: z.literal(false) }),
  VerificationMessageTemplate: z.strictObject({
    DefaultEmailOption: z.literal('CONFIRM_WITH_CODE'),
    EmailMessage: codeText,
    EmailSubject: z.string(),
    SmsMessage: codeText,
  }),
  EmailConfiguration: z.looseObject({ From: z.string() }),
  SmsConfiguration: z.looseObject({}),
  LambdaConfig: z
    .strictObject({ PostConfirmation: z.string().optional(), CustomMessage: z.string().optional() })
    .default({}),
  // OPTIONAL is the same as OFF here: the operations that enroll a second factor are not supported.
  MfaConfiguration: z.literal('OFF').default('OFF'),
  EnabledMfas: z.array(z.string()).optional(),
});

export type PoolProperties = z.infer<typeof poolProperties>;
