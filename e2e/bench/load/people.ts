import { type SignedIn, signUp } from '../../support/people.ts';
import type { Stack } from '../../support/stack.ts';
import { lot } from '../burst/workload.ts';
import type { Client } from './client.ts';
import { type Kind, OperationError } from './step.ts';

/** Enough people that edits of one person rarely overlap. */
const EDITORS = 60;

const PROFILE = 'query Profile($input: GetUserInput!) { getUser(input: $input) { email positions matches } }';
const EDIT = 'mutation Edit($input: UpdateUserInput!) { updateUser(input: $input) { positions } }';

const TITLES = ['Backend Engineer', 'Data Engineer', 'Product Designer', 'Account Executive', 'QA Engineer'];
const PLACES = [
  { city: 'Austin', state: 'TX', country: 'US' },
  { city: 'Denver', state: 'CO', country: 'US' },
  { city: '', state: '', country: 'DE' },
];

/** Requests to the user pool in one sign-up: SignUp, ConfirmSignUp, InitiateAuth. */
const POOL_CALLS = 3;

/** Signs people up with the code from the mail, up to the first read of the profile. */
export function signUps(stack: Stack, client: Client): Kind {
  return {
    name: 'sign-ups',
    firstRate: 2,
    limitMs: 3_000,
    operation: 'a sign-up, its confirmation by code, a sign-in and the first profile read',
    async operate(n) {
      for (let call = 0; call < POOL_CALLS; call += 1) client.count('pool');
      client.count('code');
      const wishes = { titles: [TITLES[n % TITLES.length] ?? ''] };
      const person = await signUp(stack, `newcomer-${n}@mail.example`, wishes).catch((error: unknown) => {
        throw new OperationError(`user pool ${error instanceof Error ? error.name : error}`);
      });
      await client.query('profile', person, PROFILE, { email: person.email });
      return Date.now();
    },
  };
}

/** Edits the profiles of 60 people, who are signed up first. */
export async function edits(stack: Stack, client: Client): Promise<Kind> {
  const editors: SignedIn[] = [];
  while (editors.length < EDITORS)
    editors.push(await signUp(stack, `editor-${editors.length}@mail.example`, { titles: ['Data Engineer'] }));
  const change = (n: number) =>
    n % 2 === 0
      ? {
          positions: [0, 1, 2].map((at) => `${TITLES[(n + at) % TITLES.length]} ${lot(`team ${n}`, 900)}`),
          locations: [PLACES[lot(`place ${n}`, PLACES.length)]],
        }
      : { alertSettings: { foldMinutes: lot(`fold ${n}`, 240), messagesADay: lot(`messages ${n}`, 50) } };
  return {
    name: 'edits',
    firstRate: 5,
    limitMs: 1_000,
    operation: 'one updateUser: titles and places, or alert settings, in turn',
    async operate(n) {
      const editor = editors[n % editors.length];
      if (!editor) throw new OperationError('no editor');
      // EDITORS is even, so without the round number each person would only ever edit one half of the profile.
      await client.query('edit', editor, EDIT, {
        email: editor.email,
        ...change(n + Math.floor(n / EDITORS)),
      });
      return Date.now();
    },
  };
}
