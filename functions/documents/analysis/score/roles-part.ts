import { gapsIn } from '../facts/gaps.ts';
import { monthText } from '../facts/period.ts';
import type { ResumeFacts, ScorePart } from './facts.ts';

/** What dates are worth, and what their being without gaps is; each gap takes a quarter of that. */
const WORTH = { dates: 12, gaps: 8 } as const;
const TAKEN = 1 / 4;

/**
 * Dated roles, of 20: 12 by the share of roles that have dates, 8 more by it where there are no gaps of more than six
 * months between roles and studies, a quarter less of these for each gap.
 */
export function rolesPart({
  roles,
  studies,
  now,
}: Pick<ResumeFacts, 'roles' | 'studies' | 'now'>): ScorePart {
  const of = WORTH.dates + WORTH.gaps;
  const periods = roles.flatMap(({ period }) => period ?? []);
  if (roles.length === 0)
    return {
      name: 'Dated roles',
      points: 0,
      of,
      words: 'We found no role. Name each with its title, the employer, and from when to when.',
    };
  const gaps = gapsIn(periods, now, studies);
  const dated = periods.length / roles.length;
  const points = Math.round(dated * (WORTH.dates + WORTH.gaps * Math.max(0, 1 - TAKEN * gaps.length)));
  const first = gaps[0];
  const undated = roles.length - periods.length;
  const words = [
    undated === 0
      ? `${roles.length === 1 ? 'Your role has' : `Each of your ${roles.length} roles has`} dates.`
      : `${periods.length} of ${roles.length} roles ${periods.length === 1 ? 'has' : 'have'} dates: add months and years to the ${undated === 1 ? 'other' : 'others'}.`,
    first === undefined
      ? periods.length > 0
        ? 'There is no gap of more than six months.'
        : ''
      : `${gaps.length === 1 ? 'One gap' : `${gaps.length} gaps`} of more than six months: say what you did after ${monthText(first.after)}.`,
  ];
  return { name: 'Dated roles', points, of, words: words.filter(Boolean).join(' ') };
}
