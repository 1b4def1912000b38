import { Fault } from '../../platform/fault.ts';
import type { Follow } from '../../table/follow.ts';
import { type FollowStore, isBeingChecked } from './follow-store.ts';
import { formatTarget, parseTarget } from './follow-target.ts';

export const FOLLOW_LIMIT = { name: 'company_follows', max: 10 };

export interface Deps {
  readonly follows: Pick<FollowStore, 'find' | 'request'>;
  readonly consumeQuota: () => Promise<boolean>;
  readonly now: () => Date;
}

/**
 * Stores a person's request to follow a company. One that is being checked is returned as it is. Throws
 * `Fault('BadInput')` for a text that can't lead to a board, and above 10 requests a day.
 */
export async function requestFollow(deps: Deps, sub: string, text: string): Promise<Follow> {
  const target = formatTarget(parseTarget(text));
  const known = await deps.follows.find(sub, target);
  if (known && isBeingChecked(known, deps.now())) return known;
  if (!(await deps.consumeQuota()))
    throw new Fault('BadInput', `You can add ${FOLLOW_LIMIT.max} companies a day. Try again tomorrow.`);
  return deps.follows.request(sub, target, text.trim());
}
