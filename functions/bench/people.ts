import { newAccount } from '../accounts/sign-up.ts';
import type { Job } from '../table/job.ts';
import { spread } from '../table/shards.ts';
import type { Place, User } from '../table/user.ts';

/** How many titles a person saves. */
const TITLES = 8;

const whole = ({ country }: Place): Place => ({ city: '', state: '', country });
const inTheUsa: Place = { city: '', state: '', country: 'US' };

/** A number that is the same for a name in every run, evenly spread. */
const lot = (name: string): number => Number.parseInt(spread(name), 16);

/** One thing of many, the same for a name in every run. */
function drawn<Thing>(things: readonly Thing[], name: string): Thing {
  const thing = things[lot(name) % things.length];
  if (thing === undefined) throw new Error('There is nothing to draw from.');
  return thing;
}

/**
 * Person `n`, who saves titles of real jobs, the frequent ones more often, and one place: of ten people four choose
 * a job's city, two its state, four its country. Seven of ten include remote jobs.
 */
export function person(n: number, jobs: readonly Job[], now: Date): User {
  const home = drawn(jobs, `home ${n}`).locations[0] ?? inTheUsa;
  const places = [home, home, home, home, { ...home, city: '' }, { ...home, city: '' }];
  const place = places[lot(`place ${n}`) % 10] ?? whole(home);
  const digits = spread(`a ${n}`) + spread(`b ${n}`) + spread(`c ${n}`) + spread(`d ${n}`);
  const titles = Array.from({ length: TITLES }, (_, title) => drawn(jobs, `title ${n} ${title}`).jobTitle);
  const { user } = newAccount(
    {
      sub: digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
      email: `person-${n}@mail.example`,
      ...{ given_name: 'Robin', family_name: '', phone_number: '', profile: titles },
      ...{ 'custom:country': 'US', 'custom:countryCode': '+1', 'custom:locations': [place] },
      ...{ 'custom:function': 'En', 'custom:remote': String(lot(`remote ${n}`) % 10 < 7) },
    },
    now,
  );
  return user;
}
