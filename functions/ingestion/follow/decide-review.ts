import { Fault } from '../../platform/fault.ts';
import { adapterOf, systems } from '../adapters/adapters.ts';
import { type BoardStore, newBoard } from '../registry/board-store.ts';
import { recognizeUrl } from '../registry/recognize.ts';
import type { CheckStore } from './check-store.ts';
import { nameOfSlug } from './company-of-board.ts';
import { proposedBoard, type ReviewStore } from './review-store.ts';

export interface Decision {
  readonly target: string;
  readonly isAccepted: boolean;
  /** The address of the board to read instead of the target; may be empty. */
  readonly address: string;
  /** The employer's name; may be empty. */
  readonly company: string;
}

export interface Deps {
  readonly reviews: Pick<ReviewStore, 'find'>;
  readonly checks: Pick<CheckStore, 'finish'>;
  readonly boards: Pick<BoardStore, 'add' | 'decideTrust'>;
  readonly now: () => Date;
}

/**
 * Accepts a target, whose board is then registered, trusted and due at once, or declines it: an unconfirmed
 * board is revoked, and all that came from it is withdrawn. The people who asked are answered through the
 * table's stream. Throws `Fault('NotFound')` without such a review, and `Fault('BadInput')` for an address
 * without a board that can be read.
 */
export async function decideReview(deps: Deps, decision: Decision): Promise<void> {
  const { target, isAccepted, address, company } = decision;
  if (!(await deps.reviews.find(target)))
    throw new Fault('NotFound', 'There is no such request any more. Please reload the page.');
  const renamed = company.trim() === '' ? {} : { company: company.trim() };
  const proposed = proposedBoard(target);
  if (proposed !== undefined) {
    const decision = isAccepted
      ? ({ trust: 'trusted', ...renamed } as const)
      : ({ trust: 'revoked' } as const);
    await deps.boards.decideTrust(proposed, decision, 'unconfirmed');
    await deps.checks.finish(
      target,
      isAccepted ? { state: 'found', board: proposed } : { state: 'declined' },
    );
    return;
  }
  if (!isAccepted) {
    await deps.checks.finish(target, { state: 'declined' });
    return;
  }
  const { ats, slug } = address.trim() === '' ? boardOfTarget(target) : boardAt(address);
  if (!systems().includes(ats) || !adapterOf(ats).slug.test(slug))
    throw new Fault('BadInput', `Boards on ${ats} such as '${slug}' can't be read.`);
  const name = company.trim() || nameOfSlug(slug);
  const isNew = await deps.boards.add(newBoard({ ats, slug, company: name, favorite: false }, deps.now()));
  if (!isNew)
    await deps.boards.decideTrust(`${ats}:${slug}`, { trust: 'trusted', ...renamed }, 'unconfirmed');
  await deps.checks.finish(target, { state: 'found', board: `${ats}:${slug}` });
}

function boardOfTarget(target: string): { ats: string; slug: string } {
  const colon = target.indexOf(':');
  const [kind, rest] = [target.slice(0, colon), target.slice(colon + 1)];
  return { ats: kind === 'site' ? 'careers' : kind, slug: rest };
}

function boardAt(address: string): { ats: string; slug: string } {
  const found = recognizeUrl(address);
  if ('reason' in found) throw new Fault('BadInput', found.reason);
  return found;
}
