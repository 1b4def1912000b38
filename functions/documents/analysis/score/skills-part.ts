import { listed, type ResumeFacts, type ScorePart, share } from './facts.ts';

const OF = 20;
/** Nobody has all that is asked for: so much of it is all that is asked here. */
const ENOUGH = 0.7;
/** Where no posting tells what is asked for, so many skills named are. */
const MANY = 8;
const SHOWN = 5;

/**
 * Skills asked for, of 20: by the share of what today's postings with the saved titles ask for that the resume names, all
 * of them for 70 %. Where there are no such postings, by how many skills it names, all of them for eight.
 */
export function skillsPart({ asked, skills }: Pick<ResumeFacts, 'asked' | 'skills'>): ScorePart {
  const name = 'Skills asked for';
  if (asked.length === 0) {
    const words = `No posting of the last two days with your titles names skills, so we counted those you name: ${skills.length}, where ${MANY} are enough.`;
    return { name, points: share(OF, skills.length / MANY), of: OF, words };
  }
  const missing = asked.filter((skill) => !skills.includes(skill));
  const has = asked.length - missing.length;
  const counted = `You name ${has} of the ${asked.length} skills that postings with your titles ask for.`;
  const words =
    missing.length === 0
      ? counted
      : `${counted} If you have them, name ${listed(missing.slice(0, SHOWN))}${missing.length > SHOWN ? ' too, and others of the list below' : ''}.`;
  return { name, points: share(OF, has / asked.length / ENOUGH), of: OF, words };
}
