import type { Found } from '../../vacancies/offer.ts';
import type { Changes } from '../../vacancies/record-changes.ts';
import type { Ask } from './ask-board.ts';
import { fetchBoard, NEVER_READ } from './fetch-board.ts';

/** One reading asks for no more: it would outlast its time. The rest waits for the next one, which is due at once. */
const MOST = 60;

/** The changes with what their postings' own answers add. `waiting`: new or changed ones left for the next reading. */
export interface Detailed {
  readonly changes: Changes;
  readonly waiting: number;
  /** How many could not be asked: they are taken as the list has them, and asked again. */
  readonly failed: number;
}

/** Asks, one after the other, for what the list leaves out of new and changed postings, where the system does so. */
export async function withDetails(ask: Ask, changes: Changes): Promise<Detailed> {
  const { detail } = ask.adapter;
  if (!detail) return { changes, waiting: 0, failed: 0 };
  let failed = 0;
  const complete = async <Item extends Found>(found: Item): Promise<Item> => {
    const url = new URL(ask.origin + detail.path(ask.slug, found.posting.id));
    const answer = await fetchBoard(url, NEVER_READ, ask.fetch, ask.limits);
    try {
      if (answer.kind === 'body') return { ...found, posting: detail.complete(found.posting, answer.body) };
    } catch (error) {
      if (!(error instanceof Error && error.message.startsWith('The answer'))) throw error;
    }
    failed += 1;
    // No posting has this fingerprint, so the next reading finds it changed and asks again.
    return { ...found, hash: '' };
  };
  const fresh = changes.fresh.slice(0, MOST);
  const edited = changes.edited.slice(0, MOST - fresh.length);
  const done = {
    ...changes,
    fresh: await inTurn(fresh, complete),
    edited: await inTurn(edited, complete),
  };
  const waiting = changes.fresh.length + changes.edited.length - fresh.length - edited.length;
  return { changes: done, waiting, failed };
}

async function inTurn<Item>(items: readonly Item[], work: (item: Item) => Promise<Item>): Promise<Item[]> {
  const done: Item[] = [];
  for (const item of items) done.push(await work(item));
  return done;
}
