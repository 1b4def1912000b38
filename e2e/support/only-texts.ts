import {
  GetUserAttributeVerificationCodeCommand,
  UpdateUserAttributesCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect } from '@playwright/test';
import { connectConsole } from './console.ts';
import { graphql } from './graphql.ts';
import { type SignedIn, userPool } from './people.ts';
import type { Stack } from './stack.ts';

const TEXTS_ONLY = `mutation Update($input: UpdateUserInput!) {
  updateUser(input: $input) { phoneVerified userPrefs { notifyEmail notifyText textState } } }`;

/** Verifies a phone in the user pool as the settings page does, and sends alerts to it only. */
export async function onlyTexts(stack: Stack, person: SignedIn, phone: string): Promise<void> {
  const pool = userPool(stack);
  const { accessToken: AccessToken, email } = person;
  const UserAttributes = [{ Name: 'phone_number', Value: phone }];
  await pool.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes }));
  const ask = { AccessToken, AttributeName: 'phone_number' };
  await pool.send(new GetUserAttributeVerificationCodeCommand(ask));
  const text = (await connectConsole(stack).outbox(phone)).at(-1);
  const Code = /code is (\d{6})/.exec(`${text?.text}`)?.[1];
  await pool.send(new VerifyUserAttributeCommand({ ...ask, Code }));
  const input = { email, sms: phone, userPrefs: { notifyText: true, notifyEmail: false } };
  const { data } = await graphql(stack, person, TEXTS_ONLY, { input });
  expect(data?.['updateUser']).toEqual({
    phoneVerified: true,
    userPrefs: { notifyEmail: false, notifyText: true, textState: 'active' },
  });
}
