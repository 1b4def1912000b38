import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { Cloud } from '../cloud/deploy/cloud.ts';
import { LOCAL } from '../cloud/gateway/principal.ts';
import type { StripeConnection } from '../fakes/stripe/stripe-fake.ts';

/**
 * Reads the stack's Stripe secrets, so that the fake Stripe accepts its key and signs with its webhook
 * secret. On AWS, an engineer copies them from Stripe to the stack instead.
 */
export async function stripeConnection({
  outputs,
  templateOutputs,
}: Pick<Cloud, 'outputs' | 'templateOutputs'>): Promise<StripeConnection> {
  const { StripeKeyArn = '', StripeWebhookSecretArn = '' } = templateOutputs;
  const client = new SecretsManagerClient({
    endpoint: outputs.gatewayUrl,
    region: outputs.region,
    credentials: { accessKeyId: LOCAL, secretAccessKey: LOCAL },
  });
  const read = async (SecretId: string) => {
    const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId }));
    return SecretString;
  };
  try {
    const [apiKey, secret] = [await read(StripeKeyArn), await read(StripeWebhookSecretArn)];
    return { apiKey, webhook: { url: `${outputs.siteUrl}/webhooks/stripe`, secret } };
  } finally {
    client.destroy();
  }
}
