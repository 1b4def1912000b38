import DataLoader from 'dataloader';
import type { WatcherIndex } from './candidates.ts';

type Answer = Awaited<ReturnType<WatcherIndex['query']>>;

interface Ask {
  readonly pk: string;
  readonly within: { readonly from: string; readonly to: string };
  readonly limit: number;
}

/**
 * The same index, in which a part of a partition that is asked for several times in one turn is read once: postings of
 * an employer that come together have its partitions in common, and their titles often others.
 */
export function sharedIndex(index: WatcherIndex): WatcherIndex {
  const asked = new DataLoader<Ask, Answer>(
    (asks) => {
      const same = Map.groupBy(asks, partOf);
      const answers = new Map([...same].map(([part, ofPart]) => [part, longest(index, ofPart)]));
      // One that fails fails by itself: a value that is an error is the answer to those who asked for it.
      return Promise.all(
        asks.map((ask) => cut(answers.get(partOf(ask)), ask).catch((error: Error) => error)),
      );
    },
    { cache: false },
  );
  return { query: (pk, within, limit) => asked.load({ pk, within, limit }) };
}

const partOf = ({ pk, within }: Ask): string => JSON.stringify([pk, within.from, within.to]);

async function longest(index: WatcherIndex, asks: readonly Ask[]): Promise<Answer> {
  const [first] = asks;
  if (!first) return { watchers: [], more: false };
  return index.query(first.pk, first.within, Math.max(...asks.map(({ limit }) => limit)));
}

async function cut(answer: Promise<Answer> | undefined, { limit }: Ask): Promise<Answer> {
  const { watchers, more } = (await answer) ?? { watchers: [], more: false };
  return { watchers: watchers.slice(0, limit), more: more || watchers.length > limit };
}
