import type { Row } from '../runner/bench.ts';
import type { DayPosting } from './day.ts';
import type { Label } from './labels.ts';
import type { Person } from './person.ts';

export interface Product {
  /** Whether the posting is on the board at all: jobs outside technology companies and professions aren't. */
  isListed(posting: DayPosting): boolean;
  /** Whether the posting is sent to the person, and what decided. */
  wants(person: Person, posting: DayPosting): { readonly isSent: boolean; readonly why: string };
}

/** Percentages. */
const MIN_WANTED_SHARE = 95;
const MAX_LOST = 3;

interface LabeledPair {
  readonly person: Person;
  readonly posting: DayPosting;
  readonly reason?: string;
}

/**
 * Scores the labeled pairs of one group of people whose posting is listed: which part of what is sent is
 * wanted, which part of what is wanted is lost, and both per reason. `misses` describes every unwanted pair
 * that is sent and every wanted one that is lost.
 */
export function scoreGroup(
  group: string,
  pairs: readonly LabeledPair[],
  product: Product,
): { rows: Row[]; misses: string[] } {
  const judged = pairs
    .filter(({ posting }) => product.isListed(posting))
    .map((pair) => ({ ...pair, ...product.wants(pair.person, pair.posting) }));
  const sent = judged.filter(({ isSent }) => isSent);
  const unwanted = sent.filter(({ reason }) => reason !== undefined);
  const wanted = judged.filter(({ reason }) => reason === undefined);
  const lost = wanted.filter(({ isSent }) => !isSent);
  const wantedSent = sent.length - unwanted.length;
  return {
    rows: [
      {
        metric: `${group}, wanted share of what is sent`,
        value: formatShare(wantedSent, sent.length),
        budget: `≥ ${MIN_WANTED_SHARE}%`,
        ok: wantedSent * 100 >= sent.length * MIN_WANTED_SHARE,
      },
      {
        metric: `${group}, wanted jobs lost`,
        value: formatShare(lost.length, wanted.length),
        budget: `≤ ${MAX_LOST}%`,
        ok: lost.length * 100 <= wanted.length * MAX_LOST,
      },
      ...countBy(unwanted, ({ reason = '' }) => reason).map(([reason, count]) => ({
        metric: `${group}, sent but unwanted: ${reason}`,
        value: `${count} of ${judged.filter((one) => one.reason === reason).length}`,
      })),
      ...countBy(lost, ({ why }) => why).map(([why, count]) => ({
        metric: `${group}, wanted but lost: ${why}`,
        value: `${count}`,
      })),
      {
        metric: `${group}, wanted but not listed`,
        value: `${pairs.filter(({ reason }) => reason === undefined).length - wanted.length}`,
      },
    ],
    misses: [
      ...unwanted.map(
        (pair) => `sent to ${formatPair(pair)}: unwanted (${pair.reason}), sent by ${pair.why}`,
      ),
      ...lost.map((pair) => `lost for ${formatPair(pair)}: wanted, ${pair.why}`),
    ],
  };
}

export function pairLabels(
  labels: readonly Label[],
  people: readonly Person[],
  day: readonly DayPosting[],
): LabeledPair[] {
  const personById = new Map(people.map((person) => [person.id, person]));
  const postingById = new Map(day.map((posting) => [posting.id, posting]));
  return labels.map(({ person: personId, posting: postingId, ...reason }) => {
    const [person, posting] = [personById.get(personId), postingById.get(postingId)];
    if (!person || !posting) throw new Error(`No person ${personId} or no posting ${postingId}.`);
    return { person, posting, ...reason };
  });
}

function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, number][] {
  const groups = Map.groupBy(items, keyOf);
  return [...groups].map(([key, { length }]): [string, number] => [key, length]).sort((a, b) => b[1] - a[1]);
}

const formatShare = (part: number, total: number) =>
  `${((100 * part) / Math.max(total, 1)).toFixed(1)}% (${part} of ${total})`;

const formatPair = ({ person, posting }: LabeledPair) =>
  `${person.id} ${posting.id} '${posting.title}', ${posting.company}, ${posting.locations.join('; ') || 'no place'}`;
