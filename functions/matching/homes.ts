import { foldPlace, type WatchedPlaces, watchedPlaces } from '../places/place-match.ts';
import { acceptsAnyOf, areasOfJob, type Home } from '../places/remote-territory.ts';
import { remember } from '../titles/remember.ts';
import { type MatchedJob, memoize } from './match-rule.ts';
import type { Wanted } from './watcher.ts';

/** People who watch more states and countries are judged by their whole profile, when an alert is due. */
const MAX_HOMES = 12;

/**
 * Encodes the states and countries of a person's places for a row of the reverse index, so that a remote job
 * can tell whether it is open to them: 'us:tx,gb'. '' if there are too many.
 */
export function encodeHomes(watched: WatchedPlaces): string {
  const homes = watchedPlaces(watched).map(foldPlace);
  const codes = new Set(homes.map(({ country, state }) => (state === '' ? country : `${country}:${state}`)));
  return codes.size > MAX_HOMES ? '' : [...codes].toSorted().join(',');
}

/** Returns whether a remote job is open to a watcher found by a remote key, as far as its row tells. */
export function remoteTest(
  job: Pick<MatchedJob, 'isRemote' | 'locations' | 'territory'>,
): (wanted: Pick<Wanted, 'homes' | 'demands'>) => boolean {
  const areasOf = memoize(areasOfJob);
  const answerFor = memoize((homes: string | undefined) => {
    const areas = areasOf(job);
    return homes === undefined && areas !== null ? 'yes' : acceptsAnyOf(areas, readHomes(homes ?? ''));
  });
  return ({ homes, demands }) => {
    const answer = answerFor(homes);
    return answer === 'yes' || (answer === 'unknown' && demands.includeUnstatedTerritory);
  };
}

const readHomes = remember((homes): readonly Home[] =>
  homes.split(',').map((home) => {
    const [country = '', state = ''] = home.split(':');
    return { country, state };
  }),
);
