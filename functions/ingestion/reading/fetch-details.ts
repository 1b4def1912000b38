import type { FetchedPosting } from '../jobs/parsed-posting.ts';
import type { BoardChanges } from '../jobs/record-changes.ts';
import type { EditedPosting } from '../jobs/record-edits.ts';
import { type BoardRequest, requestPage } from './fetch-board.ts';

/** More requests would outlast the function's timeout. The rest waits for the next reading, which is due at once. */
const MAX_DETAIL_REQUESTS = 60;

/** More writes would outlast the function's timeout too. */
const MAX_WRITES = 1_500;

/** Prefixes the hash of a posting whose detail is missing, so that the next reading requests it again. */
const WITHOUT_DETAIL = '?';

export interface DetailedChanges {
  readonly changes: BoardChanges;
  /** How many added and edited postings are left for the next reading. */
  readonly waiting: number;
  /** How many details could not be fetched; they are requested again. */
  readonly failed: number;
}

/**
 * Fetches the details of added and edited postings one by one, for systems whose list omits them, and limits how much one
 * reading writes. A posting without its detail is used as listed, unless that would overwrite a detail we already have.
 */
export async function fetchDetails(request: BoardRequest, changes: BoardChanges): Promise<DetailedChanges> {
  if (!request.adapter.detail) return { ...limitChanges(changes, MAX_WRITES), failed: 0 };
  const limited = limitChanges(changes, MAX_DETAIL_REQUESTS);
  const added = await mapInSequence(limited.changes.added, (fetched) => fetchDetail(request, fetched));
  const edited = await mapInSequence(limited.changes.edited, (edit) => fetchDetail(request, edit));
  return {
    changes: {
      ...changes,
      added: added.map(({ listed, detailed }) => detailed ?? markWithoutDetail(listed)),
      edited: edited.flatMap(({ listed, detailed }) => detailed ?? editsWithoutDetail(listed)),
    },
    waiting: limited.waiting,
    failed: [...added, ...edited].filter(({ detailed }) => detailed === undefined).length,
  };
}

/** `detailed` is undefined if the detail could not be fetched. */
async function fetchDetail<Item extends FetchedPosting>(
  request: BoardRequest,
  listed: Item,
): Promise<{ listed: Item; detailed: Item | undefined }> {
  const { slug, adapter } = request;
  const { detail } = adapter;
  if (!detail) return { listed, detailed: listed };
  const result = await requestPage(request, detail.request(slug, listed.posting));
  if (result.kind !== 'body') return { listed, detailed: undefined };
  try {
    return { listed, detailed: { ...listed, posting: detail.addDetail(listed.posting, result.body) } };
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('The answer'))
      return { listed, detailed: undefined };
    throw error;
  }
}

/** Keeps the first postings, added ones before edited ones. */
function limitChanges(changes: BoardChanges, limit: number): Pick<DetailedChanges, 'changes' | 'waiting'> {
  const added = changes.added.slice(0, limit);
  const edited = changes.edited.slice(0, limit - added.length);
  const waiting = changes.added.length + changes.edited.length - added.length - edited.length;
  return { changes: { ...changes, added, edited }, waiting };
}

const markWithoutDetail = <Item extends FetchedPosting>(listed: Item): Item => ({
  ...listed,
  hash: WITHOUT_DETAIL + listed.hash,
});

/** An edit is written without its detail only if the stored posting never had one either, and the listed part changed. */
function editsWithoutDetail(edit: EditedPosting): EditedPosting[] {
  const { seen } = edit;
  const marked = markWithoutDetail(edit);
  return seen.hash.startsWith(WITHOUT_DETAIL) && (seen.closed || seen.hash !== marked.hash) ? [marked] : [];
}

async function mapInSequence<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}
