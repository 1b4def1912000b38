import { z } from 'zod';

const SECONDS = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 } as const;
const DAY = 86_400;

const unit = z.enum(['seconds', 'minutes', 'hours', 'days']);

const authFlow = z.enum([
  'ALLOW_ADMIN_USER_PASSWORD_AUTH',
  'ALLOW_CUSTOM_AUTH',
  'ALLOW_REFRESH_TOKEN_AUTH',
  'ALLOW_USER_PASSWORD_AUTH',
  'ALLOW_USER_SRP_AUTH',
]);

/** What the hosted pages would use; there are none here. */
const hostedPages = {
  AllowedOAuthFlows: z.unknown().optional(),
  AllowedOAuthFlowsUserPoolClient: z.unknown().optional(),
  AllowedOAuthScopes: z.unknown().optional(),
  CallbackURLs: z.unknown().optional(),
  DefaultRedirectURI: z.unknown().optional(),
  LogoutURLs: z.unknown().optional(),
};

/**
 * The properties of AWS::Cognito::UserPoolClient that are played here, with intrinsics resolved; others are refused.
 * Lifetimes come out in seconds, within the quotas Cognito documents (access and ID token 5 minutes to 1 day,
 * refresh token 1 hour to 3,650 days).
 */
export const clientProperties = z
  .strictObject({
    ...hostedPages,
    ClientName: z.string().default('client'),
    UserPoolId: z.string().optional(),
    ExplicitAuthFlows: z
      .array(authFlow)
      .default(['ALLOW_REFRESH_TOKEN_AUTH', 'ALLOW_USER_SRP_AUTH', 'ALLOW_CUSTOM_AUTH']),
    GenerateSecret: z.literal(false).optional(),
    PreventUserExistenceErrors: z.enum(['LEGACY', 'ENABLED']).default('LEGACY'),
    AccessTokenValidity: z.number().default(0),
    IdTokenValidity: z.number().default(0),
    RefreshTokenValidity: z.number().default(0),
    TokenValidityUnits: z
      .strictObject({
        AccessToken: unit.default('hours'),
        IdToken: unit.default('hours'),
        RefreshToken: unit.default('days'),
      })
      .prefault({}),
    AuthSessionValidity: z.number().min(3).max(15).default(3),
    EnableTokenRevocation: z.literal(true).optional(),
    EnablePropagateAdditionalUserContextData: z.boolean().optional(),
    ReadAttributes: z.array(z.string()).optional(),
    WriteAttributes: z.array(z.string()).optional(),
    RefreshTokenRotation: z.looseObject({ Feature: z.literal('DISABLED') }).optional(),
    SupportedIdentityProviders: z.tuple([z.literal('COGNITO')]).optional(),
  })
  .transform((properties, context) => {
    const units = properties.TokenValidityUnits;
    const lifetime = (name: string, value: number, unitName: keyof typeof SECONDS, rule: Rule) => {
      const seconds = value === 0 ? rule.otherwise : value * SECONDS[unitName];
      if (seconds < rule.least || seconds > rule.most) {
        context.addIssue(`${name}: ${seconds} seconds is outside ${rule.least} to ${rule.most}`);
      }
      return seconds;
    };
    return {
      flows: new Set(properties.ExplicitAuthFlows),
      hidesUnknownUsers: properties.PreventUserExistenceErrors === 'ENABLED',
      accessTokenSeconds: lifetime(
        'AccessTokenValidity',
        properties.AccessTokenValidity,
        units.AccessToken,
        SHORT,
      ),
      idTokenSeconds: lifetime('IdTokenValidity', properties.IdTokenValidity, units.IdToken, SHORT),
      refreshTokenSeconds: lifetime(
        'RefreshTokenValidity',
        properties.RefreshTokenValidity,
        units.RefreshToken,
        LONG,
      ),
      challengeMilliseconds: properties.AuthSessionValidity * 60_000,
      readAttributes: properties.ReadAttributes,
      writeAttributes: properties.WriteAttributes,
    };
  });

interface Rule {
  least: number;
  most: number;
  otherwise: number;
}

const SHORT: Rule = { least: 300, most: DAY, otherwise: 3600 };
const LONG: Rule = { least: 3600, most: 3650 * DAY, otherwise: 30 * DAY };

/** What an app client may do, and how long its tokens live. */
export type Client = z.infer<typeof clientProperties> & { clientId: string };
/** A sign-in flow a client may be allowed, by its name in ExplicitAuthFlows. */
export type AuthFlow = z.infer<typeof authFlow>;
