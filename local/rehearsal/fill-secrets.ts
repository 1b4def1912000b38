import { PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { LOCAL } from '../cloud/gateway/principal.ts';
import { checkAccount } from './check-account.ts';
import type { NewAccount } from './new-account.ts';

const SECRET_ID = /put-secret-value --secret-id (\S+)/;

/** Sets every secret that the preflight lists as missing, as its commands would. */
export async function fillSecrets(account: NewAccount): Promise<void> {
  const { gatewayUrl, region } = account.cloud().outputs;
  const client = new SecretsManagerClient({
    endpoint: gatewayUrl,
    region,
    credentials: { accessKeyId: LOCAL, secretAccessKey: LOCAL },
  });
  const { missing } = await checkAccount(account);
  const ids = missing.flatMap(({ text }) => SECRET_ID.exec(text)?.[1] ?? []);
  for (const SecretId of ids)
    await client.send(new PutSecretValueCommand({ SecretId, SecretString: 'a key of the rehearsal' }));
  client.destroy();
}
