import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import OpenAI from 'openai';
import { environment } from '../platform/environment.ts';

/** For how long a key that was read is used, in milliseconds: so soon a new one works. */
const KEPT = 60_000;

/** What we use of a provider: in a function's bundle the rest of the client's resources is left out (infra/house/left-out.ts). */
export type Provider = Pick<OpenAI, 'responses'>;

/**
 * The provider's client; it finds the provider by OPENAI_BASE_URL, where that is set. Its key is read from Secrets
 * Manager when the first question is asked. It repeats nothing by itself.
 */
export function openProvider(): Provider {
  const secrets = new SecretsManagerClient({});
  const SecretId = environment('OPENAI_KEY_ARN');
  let known: { key: string; until: number } | undefined;
  return new OpenAI({
    maxRetries: 0,
    async apiKey() {
      if (known && Date.now() < known.until) return known.key;
      const { SecretString } = await secrets.send(new GetSecretValueCommand({ SecretId }));
      if (!SecretString)
        throw new Error('The provider’s key is empty: see docs/runbook.md, "A model’s key".');
      known = { key: SecretString.trim(), until: Date.now() + KEPT };
      return known.key;
    },
  });
}
