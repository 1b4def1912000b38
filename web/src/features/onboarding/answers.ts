import { MAX_TITLE_LENGTH } from '@daybreak/contract/rules.ts';
import { MAX_TITLES, normalizeTitles } from '@daybreak/contract/titles.ts';
import type { Location, Role } from '@daybreak/contract/types.ts';
import * as z from 'zod/mini';
import { isCode } from '../../components/is-code.ts';
import { readItem, saveItem } from '../../service/browser-storage.ts';
import { roleNames } from '../listing/codes.ts';
import { defaultPlace, isDefault, mostPlaces } from '../places/chosen-places.ts';
import { tidyPlace } from '../places/tidy-place.ts';

/** What somebody has answered so far. */
export interface Answers {
  /** The lines for job titles as they stand, blank ones included. */
  readonly titles: readonly string[];
  readonly places: readonly Location[];
  readonly role: Role;
  readonly remote: boolean;
  readonly firstName: string;
}

/** How many lines for job titles there are to start with; one of these must be filled. */
export const firstTitles = 3;

/** What stands there before anything is answered. */
export const noAnswers: Answers = {
  titles: Array.from({ length: firstTitles }, () => ''),
  places: [defaultPlace],
  role: 'En',
  remote: true,
  firstName: '',
};

/** The local storage keys of the answers, which stay: earlier visits kept theirs under them. The board keeps role and place under the same. */
const keys = {
  titles: 'positions',
  places: 'locations',
  role: 'selectedFRole',
  remote: 'remote',
  firstName: 'givenName',
} as const;

/** Longer is no name, and whoever stored it was not this page. */
const longestName = 200;

const titlesText = z.array(z.string().check(z.maxLength(MAX_TITLE_LENGTH)));
const placesText = z.array(z.object({ city: z.string(), state: z.string(), country: z.string() }));

function stored(key: string): unknown {
  const text = readItem('permanent', key);
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // A bare word is one too: the board writes the role so.
    return text;
  }
}

function storedPlaces(): readonly Location[] {
  const { data = [] } = placesText.safeParse(stored(keys.places));
  const places = data.flatMap((place) => tidyPlace(place) ?? []).filter(({ country }) => country !== '');
  return places.length > 0 ? places.slice(0, mostPlaces) : noAnswers.places;
}

/** What the last visit left, as far as it can be read. */
export function readAnswers(): Answers {
  const titles = normalizeTitles(titlesText.safeParse(stored(keys.titles)).data ?? []);
  const role = stored(keys.role);
  const firstName = readItem('permanent', keys.firstName) ?? '';
  return {
    titles: [...titles, ...noAnswers.titles.slice(titles.length)],
    places: storedPlaces(),
    role: isCode<Role>(roleNames, typeof role === 'string' ? role : null) ? (role as Role) : noAnswers.role,
    remote: stored(keys.remote) !== false,
    firstName: firstName.length <= longestName ? firstName : '',
  };
}

/** Keeps the answers for the next visit. Without a chosen place there is none to keep: the board begins with none. */
export function keepAnswers({ titles, places, role, remote, firstName }: Answers): void {
  saveItem('permanent', keys.titles, JSON.stringify(normalizeTitles(titles)));
  saveItem('permanent', keys.places, JSON.stringify(isDefault(places) ? [] : places));
  saveItem('permanent', keys.role, role);
  saveItem('permanent', keys.remote, String(remote));
  saveItem('permanent', keys.firstName, firstName);
}

/** Whether one of the first lines holds a title, which it takes to go on. */
export function namesTitle({ titles }: Pick<Answers, 'titles'>): boolean {
  return normalizeTitles(titles.slice(0, firstTitles)).length > 0;
}

/** Whether another line for a title may be added. */
export function takesTitle({ titles }: Pick<Answers, 'titles'>): boolean {
  return titles.length < MAX_TITLES;
}
