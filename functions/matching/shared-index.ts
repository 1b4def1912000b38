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
      const most = new Map<string, number>();
      for (const ask of asks) most.set(partOf(ask), Math.max(ask.limit, most.get(partOf(ask)) ?? 0));
      const reading = new Map<string, Promise<Answer>>();
      const answerTo = async (ask: Ask): Promise<Answer> => {
        const { pk, within, limit } = ask;
        const part = partOf(ask);
        const answer = reading.get(part) ?? index.query(pk, within, most.get(part) ?? limit);
        reading.set(part, answer);
        const { watchers, more } = await answer;
        return { watchers: watchers.slice(0, limit), more: more || watchers.length > limit };
      };
      // One that fails fails by itself: a value that is an error is the answer to those who asked for it.
      return Promise.all(asks.map((ask) => answerTo(ask).catch((error: Error) => error)));
    },
    { cache: false },
  );
  return { query: (pk, within, limit) => asked.load({ pk, within, limit }) };
}

const partOf = ({ pk, within }: Ask): string => JSON.stringify([pk, within.from, within.to]);
