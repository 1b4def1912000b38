import type { Board } from '../../table/board.ts';
import { adapterOf, systems } from '../adapters/adapters.ts';

type Registered = Pick<Board, 'ats' | 'slug'>;

/** '<ats>:<account>', or '' for a system whose boards belong to one employer each. */
export function accountOf({ ats, slug }: Registered): string {
  const account = systems().includes(ats) ? adapterOf(ats).accountOf?.(slug) : undefined;
  return account === undefined ? '' : `${ats}:${account}`;
}

/** Whether a board can belong to the same account at its vendor as another one. */
export const hasSharedAccount = (board: Registered): boolean => accountOf(board) !== '';

/**
 * Returns a function that finds an employer's name by another board of the same account, or ''. A requisition that is
 * posted on two boards becomes one job only if both name the same employer.
 */
export function namesByAccount(
  boards: readonly (Registered & Pick<Board, 'company'>)[],
): (board: Registered) => string {
  const names = new Map<string, string>();
  for (const board of boards) {
    const account = accountOf(board);
    if (account !== '' && board.company !== '' && !names.has(account)) names.set(account, board.company);
  }
  return (board) => names.get(accountOf(board)) ?? '';
}
