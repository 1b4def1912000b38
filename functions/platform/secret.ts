import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { requireEnv } from './require-env.ts';

/** Reads a secret's bytes. */
export type ReadSecret = () => Promise<Uint8Array>;

/** The secret whose ARN a variable of the template holds; read once per process, again after a failure. */
export function secretReader(variable: string): ReadSecret {
  const secrets = new SecretsManagerClient({});
  let secret: Promise<Uint8Array> | undefined;
  return () => {
    secret ??= secrets
      .send(new GetSecretValueCommand({ SecretId: requireEnv(variable) }))
      .then(({ SecretString }) => {
        if (!SecretString) throw new Error(`The secret of ${variable} is empty: generate it anew.`);
        return new TextEncoder().encode(SecretString);
      })
      .catch((error: unknown) => {
        secret = undefined;
        throw error;
      });
    return secret;
  };
}
