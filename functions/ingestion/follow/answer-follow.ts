import type { Board } from '../../table/board.ts';
import type { BoardCheck, Follow } from '../../table/follow.ts';
import { boardPage } from '../registry/board-page.ts';
import { type BoardStore, newBoard } from '../registry/board-store.ts';
import type { CheckStore } from './check-store.ts';
import { companyOfBoard } from './company-of-board.ts';
import { type FindDeps, findBoard } from './find-board.ts';
import { type FollowStore, isBeingChecked } from './follow-store.ts';
import { formatTarget, pageOf, parseTarget, type Target } from './follow-target.ts';
import type { FollowerStore } from './follower-store.ts';
import { nameNewBoard } from './name-new-board.ts';
import type { RegisteredCompanies } from './registered-companies.ts';
import type { ReviewStore } from './review-store.ts';

export interface Deps {
  readonly follows: Pick<FollowStore, 'find' | 'answer' | 'list'>;
  readonly checks: Pick<CheckStore, 'find' | 'begin' | 'finish'>;
  readonly reviews: Pick<ReviewStore, 'join' | 'propose'>;
  readonly followers: FollowerStore;
  readonly boards: Pick<BoardStore, 'find' | 'add'>;
  readonly registered: () => Promise<RegisteredCompanies>;
  /** The limits of one check. */
  readonly startFinding: (registered: RegisteredCompanies) => FindDeps;
  /** Adds a company to a person's dream companies. Returns false if they have as many as they can. */
  readonly addDreamCompany: (sub: string, company: string) => Promise<boolean>;
  readonly now: () => Date;
  readonly log: (message: string, facts: Record<string, unknown>) => void;
}

/** Another invocation checks the target now. */
export class CheckIsRunning extends Error {
  override readonly name = 'CheckIsRunning';
}

/**
 * Answers a person's request: from the registry, from a check of the last day, or by checking the target,
 * whose board is then registered, unconfirmed and due at once. The people who follow an unconfirmed board see
 * its jobs, and staff see it. Idempotent. Throws `CheckIsRunning` if the request has to be answered a little
 * later.
 */
export async function answerFollow(deps: Deps, sub: string, target: string): Promise<void> {
  const follow = await deps.follows.find(sub, target);
  if (follow?.state !== 'checking') return;
  const registered = await registeredBoard(deps, follow);
  if (registered) return answerWithBoard(deps, sub, follow, registered);
  await assertFirstInLine(deps, sub, follow);
  const check = await settleCheck(deps, follow);
  if (check.state === 'found') {
    const board = await deps.boards.find(check.board);
    if (!board) throw new Error(`The board ${check.board} was found but is not registered.`);
    return answerWithBoard(deps, sub, follow, board);
  }
  if (check.state === 'unreadable')
    return deps.reviews.join(sub, follow, check, addressOf(parseTarget(follow.text), follow.text));
  return deps.follows.answer(follow, { state: check.state === 'declined' ? 'declined' : 'notFound' });
}

/** One check at a time for a person: whoever asks for ten slow sites waits for them, and others don't. */
async function assertFirstInLine({ follows, now }: Deps, sub: string, follow: Follow): Promise<void> {
  const earlier = (await follows.list(sub)).find(
    (other) => other.turn < follow.turn && other.sk !== follow.sk && isBeingChecked(other, now()),
  );
  if (earlier) throw new CheckIsRunning(`${follow.sk} waits for ${earlier.sk}.`);
}

async function registeredBoard(deps: Deps, { text }: Follow): Promise<Board | undefined> {
  const id = (await deps.registered()).boardOf(parseTarget(text), text);
  const board = id === undefined ? undefined : await deps.boards.find(id);
  return board?.paused ? undefined : board;
}

/** The address without its query, which may say who someone is. */
function addressOf(target: Target, text: string): string {
  if (target.kind !== 'site') return formatTarget(target);
  const { origin, pathname } = pageOf(text);
  return origin + pathname;
}

async function settleCheck(deps: Deps, { sk: target, text }: Follow): Promise<BoardCheck> {
  const known = await deps.checks.find(target);
  if (known && known.state !== 'running') return known;
  if (!(await deps.checks.begin(target))) throw new CheckIsRunning(`${target} is being checked.`);
  const { state, board, reason } = await checkTarget(deps, parseTarget(text), text);
  deps.log('target checked', { target, state, board, reason });
  return deps.checks.finish(target, { state, board, reason });
}

async function checkTarget(
  deps: Deps,
  target: Target,
  text: string,
): Promise<Pick<BoardCheck, 'state' | 'board' | 'reason'>> {
  const registered = await deps.registered();
  const finding = await findBoard(deps.startFinding(registered), target, text);
  if (finding.kind !== 'found') {
    const board = target.kind === 'site' ? registered.boardOfDomain(target.host) : undefined;
    return board === undefined
      ? { state: finding.kind, board: '', reason: finding.reason }
      : { state: 'found', board, reason: '' };
  }
  const { ats, slug } = finding;
  const id = `${ats}:${registered.known.withSlug(ats, slug) ?? slug}`;
  const stated = finding.company || (target.kind === 'name' ? text.trim() : '');
  const company = nameNewBoard({ ats, slug, stated }, registered.resembles);
  await deps.boards.add(newBoard({ ats, slug, company, favorite: false, trust: 'unconfirmed' }, deps.now()));
  const board = (await deps.boards.find(id)) ?? (await deps.boards.find(`${ats}:${slug}`));
  if (board?.trust === 'revoked') return { state: 'declined', board: '', reason: '' };
  return board?.paused
    ? { state: 'unreadable', board: '', reason: `${board.sk} is paused.` }
    : { state: 'found', board: board?.sk ?? '', reason: '' };
}

async function answerWithBoard(deps: Deps, sub: string, follow: Follow, board: Board): Promise<void> {
  if (board.trust === 'revoked') return deps.follows.answer(follow, { state: 'declined' });
  if (board.trust === 'unconfirmed' && (await deps.followers.add(board.sk, sub)))
    await deps.reviews.propose(board, boardPage(board.ats, board.slug) ?? board.sk);
  const company = companyOfBoard(board);
  const isAdded = await deps.addDreamCompany(sub, company);
  const state = board.outcome === 'never' ? 'following' : 'watching';
  await deps.follows.answer(follow, { state: isAdded ? state : 'full', company, jobs: board.postings });
}
