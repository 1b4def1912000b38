import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { environment } from '../house/environment.ts';

const secrets = new SecretsManagerClient({});
let secret: Promise<Uint8Array> | undefined;

/** The key that signs the links of mails; read once per process, again after a failure. */
export function linkSecret(): Promise<Uint8Array> {
  secret ??= secrets
    .send(new GetSecretValueCommand({ SecretId: environment('LINK_SECRET_ARN') }))
    .then(({ SecretString }) => {
      if (!SecretString) throw new Error('The secret that signs links is empty: generate it anew.');
      return new TextEncoder().encode(SecretString);
    })
    .catch((error: unknown) => {
      secret = undefined;
      throw error;
    });
  return secret;
}
