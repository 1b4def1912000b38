import { newAccountRows } from '../../functions/members/sign-up.ts';
import type { Job } from '../../functions/table/job.ts';
import type { Place, User } from '../../functions/table/user.ts';
import { hashDigits, hashIndex } from '../measure/random.ts';

const TITLES_PER_PERSON = 8;

const USA: Place = { city: '', state: '', country: 'US' };

/** The choices of one person. Jobs are given by their position in the list. */
export interface Preferences {
  readonly sub: string;
  /** Jobs whose titles the person saves. Frequent titles are drawn more often. */
  readonly titles: readonly number[];
  /** The job whose first place the person searches in. */
  readonly home: number;
  /** The search area: city for 40 % of people, state for 20 %, country for 40 %. */
  readonly width: 'city' | 'state' | 'country';
  /** True for 70 % of people. */
  readonly remote: boolean;
}

/** Returns the choices of person `n`, the same in every run. `jobs` is the number of jobs. */
export function createPreferences(n: number, jobs: number): Preferences {
  const digits = ['a', 'b', 'c', 'd'].map((letter) => hashDigits(`${letter} ${n}`)).join('');
  const width = hashIndex(`place ${n}`, 10);
  return {
    sub: digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    titles: Array.from({ length: TITLES_PER_PERSON }, (_, title) => hashIndex(`title ${n} ${title}`, jobs)),
    home: hashIndex(`home ${n}`, jobs),
    width: width < 4 ? 'city' : width < 6 ? 'state' : 'country',
    remote: hashIndex(`remote ${n}`, 10) < 7,
  };
}

/** Returns the place that a person with these choices saves. Defaults to the US if the job has no place. */
export function preferredPlace(
  { home, width }: Pick<Preferences, 'home' | 'width'>,
  jobs: readonly Job[],
): Place {
  const place = jobs[home]?.locations[0] ?? USA;
  if (width === 'city') return place;
  return width === 'state' ? { ...place, city: '' } : { city: '', state: '', country: place.country };
}

/** Creates the user row of person `n` with the product’s sign-up code. */
export function createPerson(n: number, jobs: readonly Job[], now: Date): User {
  const preferences = createPreferences(n, jobs.length);
  const { user } = newAccountRows(
    {
      sub: preferences.sub,
      email: `person-${n}@mail.example`,
      given_name: 'Robin',
      family_name: '',
      phone_number: '',
      profile: preferences.titles.map((job) => jobs[job]?.jobTitle ?? ''),
      'custom:country': 'US',
      'custom:countryCode': '+1',
      'custom:locations': [preferredPlace(preferences, jobs)],
      'custom:function': 'En',
      'custom:remote': String(preferences.remote),
      'custom:jobType': null,
      'custom:seniority': '',
      'custom:criteria': {},
    },
    now,
  );
  return user;
}
