import {
  type AuthenticationResultType,
  DeleteUserAttributesCommand,
  GetUserAttributeVerificationCodeCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  UpdateUserAttributesCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  DeleteItemCommand,
  DynamoDBClient,
  ListTablesCommand,
  PutItemCommand,
  paginateScan,
} from '@aws-sdk/client-dynamodb';
import { expect } from '@playwright/test';
import { connectConsole } from '../support/console.ts';
import { NIGHTLY } from '../support/exhaustive.ts';
import { downloadExport } from '../support/exported-data.ts';
import { graphql } from '../support/graphql.ts';
import { test } from '../support/journey.ts';
import { type Person, signIn, signUp, userPool } from '../support/people.ts';
import type { Stack } from '../support/stack.ts';

const USER = `{ email firstName positions matches phone phoneVerified locations { city state country }
  userPrefs { notifyText textState emailState } }`;
const GET = `query Get($input: GetUserInput!) { getUser(input: $input) ${USER} }`;
const UPDATE = `mutation Update($input: UpdateUserInput!) { updateUser(input: $input) ${USER} }`;
const DELETE = 'mutation Delete($input: DeleteAccountInput!) { deleteAccount(input: $input) }';

test.describe('the account API, from sign-up to deletion', () => {
  let stack: Stack;
  test.beforeAll(({ product }) => {
    stack = product;
  });

  const ask = async (person: Person, query: string, input: object = {}) => {
    const answer = await graphql(stack, person, query, { input: { email: person.email, ...input } });
    return { value: Object.values(answer.data ?? {})[0], error: answer.errors?.[0] };
  };

  /** Tokens as the site stores them. */
  const tokens = async (email: string): Promise<AuthenticationResultType> => {
    const AuthParameters = { USERNAME: email, PASSWORD: 'a-long-password' };
    const command = {
      ClientId: stack.userPoolClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters,
    } as const;
    const { AuthenticationResult } = await userPool(stack).send(new InitiateAuthCommand(command));
    if (!AuthenticationResult) throw new Error(`${email} was not signed in.`);
    return AuthenticationResult;
  };

  const openTable = async () => {
    const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
    const client = new DynamoDBClient({
      region: stack.region,
      endpoint: stack.gatewayUrl,
      credentials,
      // A partition takes 1,000 write units a second, and the large rows need more.
      maxAttempts: 10,
    });
    const [TableName = ''] = (await client.send(new ListTablesCommand({}))).TableNames ?? [];
    return { client, TableName };
  };

  /** Returns every row of the table that contains one of these strings. */
  const rowsWith = async (...texts: string[]) => {
    const { client, TableName } = await openTable();
    const rows: string[] = [];
    for await (const { Items = [] } of paginateScan({ client }, { TableName, ConsistentRead: true }))
      rows.push(...Items.map((item) => JSON.stringify(item)));
    return rows.filter((row) => texts.some((text) => row.includes(text)));
  };

  test('REG-05 a new account has the answers from sign-up, ignores the e-mail’s case, and treats a plus address as separate', async () => {
    const wishes = { titles: ['swe ii'], places: [{ city: 'Austin', state: 'TX', country: 'US' }] };
    const ada = await signUp(stack, 'Ada@Mail.example', wishes);
    const { value } = await ask(ada, GET);
    expect(value).toMatchObject({
      email: 'ada@mail.example',
      positions: ['SWE II'],
      matches: 10,
      locations: wishes.places,
      userPrefs: { notifyText: false, textState: 'unverified', emailState: 'active' },
    });
    await expect(signUp(stack, 'ada@mail.EXAMPLE', wishes)).rejects.toMatchObject({
      name: 'UsernameExistsException',
    });
    const plus = await signUp(stack, 'ada+jobs@mail.example', { titles: ['Designer'] });
    expect((await ask(plus, GET)).value).toMatchObject({ positions: ['Designer'] });
    expect((await ask({ ...plus, email: ada.email }, GET)).error).toMatchObject({ errorType: 'Forbidden' });
  });

  test(
    'REG-05 creates the account once, on its first read, if the pool’s trigger failed',
    NIGHTLY,
    async () => {
      const lost = { service: 'dynamodb', action: 'TransactWriteItems', rate: 1, kind: 'error' } as const;
      await connectConsole(stack).fault(lost);
      const flo = await signUp(stack, 'flo@mail.example', { titles: ['Designer'] });
      expect(await rowsWith(flo.email)).toHaveLength(0);
      await connectConsole(stack).clearFaults();
      const answers = await Promise.all([ask(flo, GET), ask(flo, GET), ask(flo, GET)]);
      for (const { value } of answers) expect(value).toMatchObject({ positions: ['Designer'], matches: 10 });
      expect((await rowsWith(flo.email)).filter((row) => row.includes('USER#'))).toHaveLength(1);
    },
  );

  test('SET-04 SET-05 NOTIF-02 sends texts to a verified phone until the number changes', async () => {
    const phone = '+14155552671';
    const bea = await signUp(stack, 'bea@mail.example', { titles: ['Designer'] });
    const { AccessToken } = await tokens(bea.email);
    const pool = userPool(stack);
    const UserAttributes = [{ Name: 'phone_number', Value: phone }];
    await pool.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes }));
    const unverified = await ask(bea, UPDATE, { sms: phone, phoneVerified: true });
    expect(unverified.error?.message).toContain('a field that is not defined');
    expect((await ask(bea, UPDATE, { sms: phone })).value).toMatchObject({ phone, phoneVerified: false });
    expect((await ask(bea, UPDATE, { userPrefs: { notifyText: true } })).error).toMatchObject({
      message: 'userPrefs.notifyText: Please verify your phone in settings first.',
      errorType: 'BadInput',
    });

    await pool.send(
      new GetUserAttributeVerificationCodeCommand({ AccessToken, AttributeName: 'phone_number' }),
    );
    const text = (await connectConsole(stack).outbox(phone)).at(-1);
    const Code = /Your Daybreak code is (\d{6})/.exec(`${text?.text}`)?.[1];
    await pool.send(new VerifyUserAttributeCommand({ AccessToken, AttributeName: 'phone_number', Code }));
    const verified = await ask(bea, UPDATE, { sms: phone, userPrefs: { notifyText: true } });
    expect(verified.value).toMatchObject({
      phone,
      phoneVerified: true,
      userPrefs: { notifyText: true, textState: 'active' },
    });

    await pool.send(new DeleteUserAttributesCommand({ AccessToken, UserAttributeNames: ['phone_number'] }));
    const cleared = await ask(bea, UPDATE, { sms: '', country: 'CA', countryCode: '+1' });
    expect(cleared.value).toMatchObject({
      phone: '',
      phoneVerified: false,
      userPrefs: { notifyText: false, textState: 'unverified' },
    });
  });

  test('SESS-01 signing out revokes the refresh token', NIGHTLY, async () => {
    const cy = await signUp(stack, 'cy@mail.example', { titles: ['Designer'] });
    const { AccessToken, RefreshToken = '' } = await tokens(cy.email);
    const refresh = new InitiateAuthCommand({
      ClientId: stack.userPoolClientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: RefreshToken },
    });
    expect((await userPool(stack).send(refresh)).AuthenticationResult?.IdToken).toBeDefined();
    await userPool(stack).send(new GlobalSignOutCommand({ AccessToken }));
    await expect(userPool(stack).send(refresh)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  test(
    'API-03 exports data beyond the response limits of AppSync and Lambda through a link that expires',
    NIGHTLY,
    async () => {
      const gil = await signUp(stack, 'gil@mail.example', { titles: ['Backend Engineer'] });
      const { sub } = JSON.parse((await downloadExport(stack, gil)).text).account.profile;
      const { client, TableName } = await openTable();
      const at = '2026-06-01T12:00:00.000Z';
      const application = { jobTitle: 'Engineer', companyName: 'Lanternfish', jobUrl: '', state: 'applied' };
      // DynamoDB's limit is 400 kB per row.
      const note = 'x'.repeat(390_000);
      const keys = Array.from({ length: 17 }, (_, number) => ({
        pk: { S: `APPLICATION#${sub}` },
        sk: { S: `job-${number}` },
      }));
      const texts = Object.entries({ ...application, note, appliedAt: at, changedAt: at });
      const fields = Object.fromEntries(texts.map(([name, value]) => [name, { S: value }]));
      const put = (key: (typeof keys)[number]) =>
        client.send(new PutItemCommand({ TableName, Item: { ...key, ...fields } }));
      for (const key of keys) await put(key);
      const large = await downloadExport(stack, gil);
      expect(large.status).toBe(200);
      expect(large.headers.get('content-disposition')).toBe('attachment; filename="daybreak-my-data.json"');
      expect(large.text.length).toBeGreaterThan(6 * 1024 * 1024);
      expect(JSON.parse(large.text).applications).toHaveLength(keys.length);
      // Each later scan of the table would read them.
      for (const Key of keys) await client.send(new DeleteItemCommand({ TableName, Key }));
    },
  );

  test('API-03 a user exports all data, deletes the account and can sign up again', NIGHTLY, async () => {
    const dan = await signUp(stack, 'dan@mail.example', { titles: ['Backend Engineer'] });
    const eve = await signUp(stack, 'eve@mail.example', { titles: ['Backend Engineer'] });
    await connectConsole(stack).settle();
    const exported = await downloadExport(stack, dan);
    const data = JSON.parse(exported.text);
    expect(data).toMatchObject({
      account: { profile: { email: dan.email }, signIn: { email: dan.email } },
      matching: { watched: expect.arrayContaining([expect.objectContaining({ title: 'Backend Engineer' })]) },
    });
    const { sub } = data.account.profile;
    expect((await ask(dan, DELETE, { confirmation: 'eve@mail.example' })).error?.errorType).toBe('BadInput');
    expect((await ask(dan, DELETE, { confirmation: 'DAN@mail.example' })).value).toBe(true);
    expect((await ask(dan, GET)).error?.errorType).toBe('NotFound');
    await connectConsole(stack).settle();

    expect((await fetch(exported.link)).status).toBe(404);
    const rows = await rowsWith(sub, dan.email);
    expect(rows.map((row) => /DELETION#/.test(row) && !row.includes(dan.email))).toEqual([true]);
    expect((await ask(dan, GET)).error?.errorType).toBe('NotFound');
    expect((await ask(dan, UPDATE, { firstName: 'Daniel' })).error?.errorType).toBe('NotFound');
    expect(await rowsWith(sub, dan.email)).toEqual(rows);
    await expect(signIn(stack, dan.email)).rejects.toMatchObject({ name: 'UserNotFoundException' });
    expect((await ask(eve, GET)).value).toMatchObject({ matches: 10 });

    const again = await signUp(stack, dan.email, { titles: ['Product Designer'] });
    expect((await ask(again, GET)).value).toMatchObject({ positions: ['Product Designer'], matches: 10 });
  });
});
