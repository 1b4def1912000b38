import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { encode } from 'entities';
import { changeUser } from '../accounts/user-store.ts';
import { toFault } from '../house/fault.ts';
import { log } from '../house/log.ts';
import { openTable } from '../table/table.ts';
import { linkSecret } from './link-secret.ts';
import { readLink } from './link-token.ts';
import { html } from './page.ts';
import { act, ask, type Unsubscriber } from './unsubscribe.ts';

const table = openTable();
const unsubscriber: Unsubscriber = {
  read: async (token) => readLink(await linkSecret(), token),
  end: async ({ sub }) => {
    await changeUser(table, sub, (user) =>
      user.userPrefs.notifyEmail
        ? { ...user, userPrefs: { ...user.userPrefs, notifyEmail: false } }
        : undefined,
    );
  },
};

/** GET and POST /unsubscribe?token=… */
export async function handler(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  const token = event.queryStringParameters?.['token'] ?? '';
  const step = event.requestContext.http.method === 'POST' ? act : ask;
  try {
    return html(await step(unsubscriber, token));
  } catch (error) {
    const fault = toFault(error);
    if (fault.code !== 'BadInput') log.error('unsubscribe failed', error as Error);
    const status = fault.code === 'BadInput' ? 400 : 500;
    return html({ status, title: 'That did not work', body: `<p>${encode(fault.message)}</p>` });
  }
}
