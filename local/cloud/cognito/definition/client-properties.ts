import { z } from 'zod';

const authFlow = z.enum(['ALLOW_REFRESH_TOKEN_AUTH', 'ALLOW_USER_PASSWORD_AUTH', 'ALLOW_USER_SRP_AUTH']);

/** A sign-in flow, by its name in ExplicitAuthFlows. */
export type AuthFlow = z.infer<typeof authFlow>;

// Cognito's quotas: 5 minutes to 1 day for access and ID tokens, 1 hour to 3,650 days for refresh tokens.
const shortLifetime = z.number().min(5).max(1440);
const longLifetime = z.number().min(60).max(5_256_000);

/** The supported properties of AWS::Cognito::UserPoolClient, with intrinsics resolved. Any other is refused. */
export const clientProperties = z
  .strictObject({
    ClientName: z.string().optional(),
    UserPoolId: z.string().optional(),
    ExplicitAuthFlows: z.array(authFlow),
    PreventUserExistenceErrors: z.literal('LEGACY'),
    AccessTokenValidity: shortLifetime,
    IdTokenValidity: shortLifetime,
    RefreshTokenValidity: longLifetime,
    TokenValidityUnits: z.strictObject({
      AccessToken: z.literal('minutes'),
      IdToken: z.literal('minutes'),
      RefreshToken: z.literal('minutes'),
    }),
    EnableTokenRevocation: z.literal(true).optional(),
    ReadAttributes: z.array(z.string()),
    WriteAttributes: z.array(z.string()),
    AllowedOAuthFlowsUserPoolClient: z.literal(false).optional(),
    SupportedIdentityProviders: z.tuple([z.literal('COGNITO')]).optional(),
  })
  .transform((properties) => ({
    flows: new Set(properties.ExplicitAuthFlows),
    accessTokenSeconds: properties.AccessTokenValidity * 60,
    idTokenSeconds: properties.IdTokenValidity * 60,
    refreshTokenSeconds: properties.RefreshTokenValidity * 60,
    readAttributes: properties.ReadAttributes,
    writeAttributes: properties.WriteAttributes,
  }));

/** An app client: what it may read and write, and how long its tokens are valid. */
export type Client = z.infer<typeof clientProperties> & { clientId: string };
