import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import type { EmailBody } from './ensure-account.ts';

const call = z.object({
  Username: z.string(),
  Password: z.string().optional(),
  ConfirmationCode: z.string().optional(),
  GroupName: z.string().optional(),
  UserAttributes: z.array(z.object({ Name: z.string(), Value: z.string() })).optional(),
});

interface FakeUser {
  status: string;
  readonly password: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly groups: string[];
}

/** A user pool over HTTP with the calls that sign-up needs, for tests. The code is always 135790. */
export interface FakeUserPool {
  readonly url: string;
  readonly calls: readonly string[];
  readonly users: ReadonlyMap<string, FakeUser>;
  messagesTo(email: string): readonly EmailBody[];
  close(): Promise<void>;
}

export async function startFakeUserPool(): Promise<FakeUserPool> {
  const users = new Map<string, FakeUser>();
  const mail = new Map<string, EmailBody[]>();
  const calls: string[] = [];

  const answer = (action: string, body: unknown): object => {
    const { Username, Password = '', ConfirmationCode, GroupName, UserAttributes = [] } = call.parse(body);
    const user = users.get(Username);
    calls.push(action);
    if (action === 'SignUp') {
      const attributes = Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]));
      users.set(Username, { status: 'UNCONFIRMED', password: Password, attributes, groups: [] });
      mail.set(Username, [...(mail.get(Username) ?? []), { text: 'Your code is 135790', html: null }]);
    }
    if (action === 'ConfirmSignUp' && user && ConfirmationCode === '135790') user.status = 'CONFIRMED';
    if (action === 'AdminAddUserToGroup' && user && GroupName) user.groups.push(GroupName);
    if (action === 'AdminGetUser' && !user)
      return { __type: 'UserNotFoundException', message: 'User does not exist.' };
    return { Username, UserStatus: user?.status };
  };

  const server = createServer(async (request, response) => {
    const action = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
    const result = answer(action, await json(request));
    response.writeHead('__type' in result ? 400 : 200, { 'content-type': 'application/x-amz-json-1.1' });
    response.end(JSON.stringify(result));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    calls,
    users,
    messagesTo: (email) => mail.get(email) ?? [],
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
