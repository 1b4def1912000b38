import { AppSyncClient, UpdateApiKeyCommand } from '@aws-sdk/client-appsync';
import { environment } from '../house/environment.ts';
import { log } from '../house/log.ts';

const appsync = new AppSyncClient({});

/** AppSync keeps a key for at most 365 days; a day less leaves room for clocks. */
const DAYS = 364;

/** Monthly: moves the visitors' key's expiry to a year from now. */
export async function handler(): Promise<{ expires: number }> {
  const expires = Math.floor(Date.now() / 1000) + DAYS * 86_400;
  await appsync.send(
    new UpdateApiKeyCommand({ apiId: environment('API_ID'), id: environment('API_KEY_ID'), expires }),
  );
  log.info('key extended', { expires });
  return { expires };
}
