import { type SignedIn, signUp } from '../../e2e/support/people.ts';
import type { Stack } from '../../e2e/support/stack.ts';
import { hashIndex } from '../measure/random.ts';
import type { Client } from './client.ts';
import { OperationError, type Scenario } from './step.ts';

/** Enough people that edits of the same person rarely overlap. */
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
export function createSignUps(stack: Stack, client: Client): Scenario {
  return {
    name: 'sign-ups',
    firstRate: 2,
    limitMs: 3_000,
    operation: 'sign-up, confirmation by code, sign-in and first profile read',
    async operate(n) {
      for (let call = 0; call < POOL_CALLS; call += 1) client.count('pool');
      client.count('code');
      const profile = { titles: [TITLES[n % TITLES.length] ?? ''] };
      const person = await signUp(stack, `newcomer-${n}@mail.example`, profile).catch((error: unknown) => {
        throw new OperationError(`user pool: ${error instanceof Error ? error.name : error}`);
      });
      await client.query('profile', person, PROFILE, { email: person.email });
    },
  };
}

/** Signs up 60 people and edits their profiles. */
export async function createEdits(stack: Stack, client: Client): Promise<Scenario> {
  const editors: SignedIn[] = [];
  while (editors.length < EDITORS)
    editors.push(await signUp(stack, `editor-${editors.length}@mail.example`, { titles: ['Data Engineer'] }));
  const createChange = (n: number) =>
    n % 2 === 0
      ? {
          positions: [0, 1, 2].map(
            (at) => `${TITLES[(n + at) % TITLES.length]} ${hashIndex(`team ${n}`, 900)}`,
          ),
          locations: [PLACES[hashIndex(`place ${n}`, PLACES.length)]],
        }
      : {
          alertSettings: {
            foldMinutes: hashIndex(`fold ${n}`, 240),
            messagesADay: hashIndex(`messages ${n}`, 50),
          },
        };
  return {
    name: 'edits',
    firstRate: 5,
    limitMs: 1_000,
    operation: 'updateUser, alternating between titles with places and alert settings',
    async operate(n) {
      const editor = editors[n % editors.length];
      if (!editor) throw new OperationError('no account to edit');
      // EDITORS is even, so without the round number each person would only edit one half of the profile.
      await client.query('edit', editor, EDIT, {
        email: editor.email,
        ...createChange(n + Math.floor(n / EDITORS)),
      });
    },
  };
}
