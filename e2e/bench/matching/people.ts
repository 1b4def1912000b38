import { hash } from 'node:crypto';
import { newAccountRows } from '../../../functions/members/sign-up.ts';
import type { Job } from '../../../functions/table/job.ts';
import type { Place, User } from '../../../functions/table/user.ts';

/** How many titles a person saves. */
const TITLES = 8;

const inTheUsa: Place = { city: '', state: '', country: 'US' };

/** The first digits of a text's SHA-256: the same in every run, evenly spread. */
const hashDigits = (text: string): string => hash('sha256', text, 'hex').slice(0, 8);

/** A number below `count` that is the same for a name in every run. */
const lot = (name: string, count: number): number => Number.parseInt(hashDigits(name), 16) % count;

/** What a person is made of, with real jobs by their numbers. */
export interface Preferences {
  readonly sub: string;
  /** The jobs whose titles the person saves: frequent titles are met more often. */
  readonly titles: readonly number[];
  /** The job whose first place the person looks in. */
  readonly home: number;
  /** How wide: of ten people four choose the city, two the state, four the country. */
  readonly width: 'city' | 'state' | 'country';
  /** Of seven in ten. */
  readonly remote: boolean;
}

/** What person `n` is made of, the same in every run. */
export function createPreferences(n: number, jobs: number): Preferences {
  const digits = ['a', 'b', 'c', 'd'].map((letter) => hashDigits(`${letter} ${n}`)).join('');
  const width = lot(`place ${n}`, 10);
  return {
    sub: digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    titles: Array.from({ length: TITLES }, (_, title) => lot(`title ${n} ${title}`, jobs)),
    home: lot(`home ${n}`, jobs),
    width: width < 4 ? 'city' : width < 6 ? 'state' : 'country',
    remote: lot(`remote ${n}`, 10) < 7,
  };
}

/** The place of a wish. */
export function preferredPlace(
  { home, width }: Pick<Preferences, 'home' | 'width'>,
  jobs: readonly Job[],
): Place {
  const place = jobs[home]?.locations[0] ?? inTheUsa;
  if (width === 'city') return place;
  return width === 'state' ? { ...place, city: '' } : { city: '', state: '', country: place.country };
}

/** Person `n`, as the product makes an account of such a wish. */
export function person(n: number, jobs: readonly Job[], now: Date): User {
  const wish = createPreferences(n, jobs.length);
  const { user } = newAccountRows(
    {
      sub: wish.sub,
      email: `person-${n}@mail.example`,
      given_name: 'Robin',
      family_name: '',
      phone_number: '',
      profile: wish.titles.map((job) => jobs[job]?.jobTitle ?? ''),
      'custom:country': 'US',
      'custom:countryCode': '+1',
      'custom:locations': [preferredPlace(wish, jobs)],
      'custom:function': 'En',
      'custom:remote': String(wish.remote),
    },
    now,
  );
  return user;
}
