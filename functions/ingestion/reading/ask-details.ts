import type { Found } from '../jobs/offer.ts';
import type { Changes } from '../jobs/record-changes.ts';
import type { Edit } from '../jobs/record-edits.ts';
import type { Ask } from './ask-board.ts';
import { fetchBoard, NEVER_READ } from './fetch-board.ts';

/** One reading asks for no more: it would outlast its time. The rest waits for the next one, which is due at once. */
const MOST = 60;

/** One reading writes no more, for the same reason. */
const MOST_WRITTEN = 1_500;

/** Before the fingerprint of a posting taken without its own answer: no list has such a one, so it is asked again. */
const UNTOLD = '?';

/** The changes with what their postings' own answers add. `waiting`: new or changed ones left for the next reading. */
export interface Detailed {
  readonly changes: Changes;
  readonly waiting: number;
  /** How many could not be asked; they are asked again. */
  readonly failed: number;
}

/**
 * Asks, one after the other, for what the list leaves out of new and changed postings, where the system does so. What
 * cannot be asked is taken as the list has it, unless that would overwrite what its own answer told before.
 */
export async function withDetails(ask: Ask, changes: Changes): Promise<Detailed> {
  if (!ask.adapter.detail) return { ...firstOf(changes, MOST_WRITTEN), failed: 0 };
  const fresh = await inTurn(changes.fresh.slice(0, MOST), (found) => complete(ask, found));
  const edited = await inTurn(changes.edited.slice(0, MOST - fresh.length), (edit) => complete(ask, edit));
  const asked = [...fresh, ...edited];
  return {
    changes: {
      ...changes,
      fresh: fresh.map(({ told, found }) => told ?? asListed(found)),
      edited: edited.flatMap(({ told, found }) => told ?? untoldEdit(found)),
    },
    waiting: changes.fresh.length + changes.edited.length - asked.length,
    failed: asked.filter(({ told }) => told === undefined).length,
  };
}

/** A posting, and the same with what its own answer adds; `told` is undefined where it could not be asked. */
async function complete<Item extends Found>(
  { origin, slug, adapter: { detail }, fetch, limits }: Ask,
  found: Item,
): Promise<{ found: Item; told: Item | undefined }> {
  if (!detail) return { found, told: found };
  const url = new URL(origin + detail.path(slug, found.posting.id));
  const answer = await fetchBoard(url, NEVER_READ, fetch, limits);
  if (answer.kind !== 'body') return { found, told: undefined };
  try {
    return { found, told: { ...found, posting: detail.complete(found.posting, answer.body) } };
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('The answer')) return { found, told: undefined };
    throw error;
  }
}

/** The first new and changed postings, new ones first, and how many are left for the next reading. */
function firstOf(changes: Changes, most: number): Pick<Detailed, 'changes' | 'waiting'> {
  const fresh = changes.fresh.slice(0, most);
  const edited = changes.edited.slice(0, most - fresh.length);
  const waiting = changes.fresh.length + changes.edited.length - fresh.length - edited.length;
  return { changes: { ...changes, fresh, edited }, waiting };
}

const asListed = <Item extends Found>(found: Item): Item => ({ ...found, hash: UNTOLD + found.hash });

/** An edit whose posting cannot be asked: worth writing only where it never was, and the list says something new. */
function untoldEdit(edit: Edit): Edit[] {
  const { seen } = edit;
  const listed = asListed(edit);
  return seen.hash.startsWith(UNTOLD) && (seen.closed || seen.hash !== listed.hash) ? [listed] : [];
}

async function inTurn<Item, Done>(
  items: readonly Item[],
  work: (item: Item) => Promise<Done>,
): Promise<Done[]> {
  const done: Done[] = [];
  for (const item of items) done.push(await work(item));
  return done;
}
