import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { environment } from './environment.ts';

/** Reads a secret's bytes. */
export type Secret = () => Promise<Uint8Array>;

/** The secret whose ARN a variable of the template holds; read once per process, again after a failure. */
export function secretFrom(variable: string): Secret {
  const secrets = new SecretsManagerClient({});
  let secret: Promise<Uint8Array> | undefined;
  return () => {
    secret ??= secrets
      .send(new GetSecretValueCommand({ SecretId: environment(variable) }))
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
