import type { FailureReason } from '../../llm/completion.ts';
import { retryDelaySeconds } from '../../llm/question.ts';
import type { Key } from '../../table/keys.ts';
import type { Fields, Writing } from './writing.ts';
import type { WritingStore } from './writing-store.ts';

/** What came of one try: it is whole; it is not to be, for a reason that the person is told; or it may come yet. */
export type Outcome =
  | { readonly ready: Fields }
  | { readonly failed: string }
  | { readonly again: FailureReason; readonly why: string; readonly retryAfter?: number };

/**
 * Writes one kind of thing, by its row. `grow` shows how far it has come; it throws where the thing is wanted no longer,
 * and that is to be thrown on.
 */
export type Write = (held: Writing, grow: (fields: Fields) => Promise<void>) => Promise<Outcome>;

/** What writing one kind of thing needs. */
export interface Desk {
  readonly store: Pick<WritingStore, 'hold' | 'release' | 'grow' | 'finish' | 'fail'>;
  readonly write: Write;
  /** What the person is told where the provider has no answer, in a sentence. */
  readonly lost: string;
  /** What of a row that was growing goes with a failure; undefined takes an attribute away. */
  readonly unfinished: Fields;
  readonly now: () => Date;
}

/** So often the provider is asked before the person is told that it does not answer. */
const TRIES = 3;

/** Seconds until a message is looked at again whose row somebody else is at. */
const ELSEWHERE = 30;

class Unwanted extends Error {}

/**
 * Writes what a row asks for, on its `tries`th try. Gives the seconds after which it is to be tried again; undefined
 * where nothing is left to do, also where it is wanted no longer.
 */
export async function writeOnce(
  { store, write, lost, unfinished, now }: Desk,
  key: Key,
  tries: number,
): Promise<number | undefined> {
  const held = await store.hold(key, now());
  if (held === undefined) return undefined;
  if (held === 'held') return ELSEWHERE;
  try {
    const outcome = await write(held, async (fields) => {
      if (!(await store.grow(held, fields))) throw new Unwanted();
    });
    if ('ready' in outcome) await store.finish(held, outcome.ready);
    else if ('failed' in outcome) await store.fail(held, outcome.failed, unfinished);
    else {
      const pause = retryDelaySeconds(tries, outcome.retryAfter);
      const isOver = now().getTime() + pause * 1000 >= Date.parse(held.until);
      if (tries >= TRIES || isOver) await store.fail(held, lost, unfinished);
      else {
        await store.release(held);
        return pause;
      }
    }
    return undefined;
  } catch (error) {
    if (error instanceof Unwanted) return undefined;
    await store.release(held);
    throw error;
  }
}
