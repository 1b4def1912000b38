import type { Board } from '../../table/board.ts';

/**
 * Whether nobody knows what a reading of the board may cost: strangers write all of a career site, a member
 * chose the board, or its last reading never ended. Such a board is read alone.
 */
export const isOfUnknownCost = ({ ats, trust, unfinished }: Pick<Board, 'ats' | 'trust' | 'unfinished'>) =>
  ats === 'careers' || trust === 'unconfirmed' || unfinished;
