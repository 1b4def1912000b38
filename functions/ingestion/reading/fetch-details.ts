import pLimit from 'p-limit';
import { extractJobFacts } from '../../postings/job-facts.ts';
import type { Posting } from '../../postings/posting.ts';
import type { ChangedBoard } from '../jobs/job-lead.ts';
import { type FetchedPosting, WITHOUT_DETAIL } from '../jobs/parsed-posting.ts';
import type { BoardChanges } from '../jobs/record-changes.ts';
import type { EditedPosting } from '../jobs/record-edits.ts';
import { AnswerError } from '../parsing/answer-error.ts';
import { authorizePosting } from './authorize-posting.ts';
import type { BoardDiff } from './diff-board.ts';
import { type BoardRequest, requestPage } from './fetch-board.ts';

/** More requests would outlast the reading. The rest waits for the next one, which is due at once. */
const MAX_DETAIL_REQUESTS = 120;

/** More writes would outlast the function's timeout too. */
const MAX_WRITES = 1_500;

/** A page that a sitemap lists but that holds no posting is requested this often, with a prefix for each time. */
const MAX_ATTEMPTS = 4;

export interface DetailedChanges {
  readonly changes: BoardChanges;
  /** How many added and edited postings are left for the next reading. */
  readonly waiting: number;
  /** How many details could not be fetched; they are requested again. */
  readonly failed: number;
  /** Fetches the detail of another listed posting, which `waiting` and `failed` do not count. */
  readonly fetchPosting: NonNullable<ChangedBoard['fetchPosting']>;
}

/**
 * Fetches the details of added and edited postings one by one, for systems whose list omits them, and limits
 * how much one reading writes. A title that rules out a tech job needs no detail. A posting without its
 * detail is used as listed, unless the list is not enough, or that would overwrite a detail we already have.
 */
export async function fetchDetails(
  request: BoardRequest,
  { listed: listedById, ...changes }: BoardDiff,
): Promise<DetailedChanges> {
  const limited = limitChanges(changes);
  const { detail } = request.adapter;
  if (!detail) return { ...limited, failed: 0, fetchPosting: async (id) => listedById.get(id) };
  const isRequired = detail.isRequired === true;
  const oneAtATime = pLimit(1);
  const edits = limited.changes.edited.filter((edit) => !isGivenUp(edit));
  let requests = 0;
  const complete = async <Item extends FetchedPosting>(listed: Item): Promise<Detailed<Item>> => {
    if (!needsDetail(listed.posting)) return { listed, detailed: listed };
    if (requests >= MAX_DETAIL_REQUESTS || request.budget.isSpent()) return { listed, isWaiting: true };
    requests += 1;
    return fetchDetail(request, listed);
  };
  const added = await mapInSequence(limited.changes.added, complete);
  const edited = await mapInSequence(edits, complete);
  const all = [...added, ...edited];
  return {
    changes: {
      ...changes,
      added: added.flatMap(({ listed, detailed, isWaiting }) =>
        isWaiting ? [] : [detailed ?? (isRequired ? markWithoutTitle(listed) : markWithoutDetail(listed))],
      ),
      edited: edited.flatMap(({ listed, detailed, isWaiting }) =>
        isWaiting ? [] : (detailed ?? editsWithoutDetail(listed, isRequired)),
      ),
    },
    waiting: limited.waiting + all.filter(({ isWaiting }) => isWaiting).length,
    failed: all.filter(({ detailed, isWaiting }) => !detailed && !isWaiting).length,
    fetchPosting: (id) =>
      oneAtATime(async () => {
        const listed = listedById.get(id);
        return listed && (await complete(listed)).detailed;
      }),
  };
}

interface Detailed<Item> {
  readonly listed: Item;
  /** Absent if the detail could not be fetched. */
  readonly detailed?: Item;
  /** Left for the next reading. */
  readonly isWaiting?: true;
}

async function fetchDetail<Item extends FetchedPosting>(
  request: BoardRequest,
  listed: Item,
): Promise<Detailed<Item>> {
  const { slug, adapter } = request;
  const { detail } = adapter;
  if (!detail) return { listed, detailed: listed };
  const result = await requestPage(request, detail.request(slug, listed.posting));
  if (result.kind !== 'body') return { listed };
  try {
    const posting = authorizePosting(detail.addDetail(listed.posting, result.body), request);
    return { listed, detailed: { ...listed, posting } };
  } catch (error) {
    if (error instanceof AnswerError) return { listed };
    throw error;
  }
}

/** No description makes a tech job of a title such as 'Store Manager'. */
function needsDetail(posting: Posting): boolean {
  const facts = extractJobFacts(posting);
  return !('reason' in facts && (facts.reason === 'not-a-tech-job' || facts.reason === 'talent-pool'));
}

/** Keeps the first postings, added ones before edited ones. */
function limitChanges(changes: BoardChanges): Pick<DetailedChanges, 'changes' | 'waiting'> {
  const added = changes.added.slice(0, MAX_WRITES);
  const edited = changes.edited.slice(0, MAX_WRITES - added.length);
  const waiting = changes.added.length + changes.edited.length - added.length - edited.length;
  return { changes: { ...changes, added, edited }, waiting };
}

/** The next reading requests the detail again, because the hash is not the posting's. */
const markWithoutDetail = <Item extends FetchedPosting>(listed: Item): Item => ({
  ...listed,
  hash: WITHOUT_DETAIL + listed.hash,
});

/** Without a title, a posting is remembered, but no job. */
const markWithoutTitle = <Item extends FetchedPosting>(listed: Item, attempts = 1): Item => ({
  ...listed,
  posting: { ...listed.posting, title: '' },
  hash: WITHOUT_DETAIL.repeat(attempts) + listed.hash,
});

const attemptsIn = (hash: string): number => hash.length - hash.replace(/^\?+/, '').length;

const isGivenUp = ({ seen, hash }: EditedPosting): boolean =>
  !seen.closed && attemptsIn(seen.hash) >= MAX_ATTEMPTS && seen.hash.slice(MAX_ATTEMPTS) === hash;

/**
 * An edit is written without its detail only if the stored posting never had one either, and the listed part changed.
 */
function editsWithoutDetail(edit: EditedPosting, isRequired: boolean): EditedPosting[] {
  const { seen } = edit;
  const attempts = attemptsIn(seen.hash);
  if (attempts === 0) return [];
  if (isRequired) return [markWithoutTitle(edit, Math.min(attempts + 1, MAX_ATTEMPTS))];
  const marked = markWithoutDetail(edit);
  return seen.closed || seen.hash !== marked.hash ? [marked] : [];
}

async function mapInSequence<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}
