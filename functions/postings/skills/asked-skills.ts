import type { Block } from '../parse-description.ts';
import { askedSentences } from '../requirements/asked-sentences.ts';
import { findSkills } from './find-skills.ts';

/** Enough to compare with a person's, in the few bytes that each alert keeps of them. */
const MAX_SKILLS = 8;

const namesSkill = (text: string): boolean => findSkills(text).length > 0;

/**
 * Returns the skills that a job asks for: of its title first, then of its text without wishes and offers. At most 8.
 */
export function askedSkills(company: string, title: string, blocks: readonly Block[]): string[] {
  const asked = askedSentences(blocks, namesSkill).filter(({ section }) => section === 'asks');
  const text = [title, ...asked.map((sentence) => sentence.text)].join('\n');
  // A company's name may be a skill too: 'Amplitude', 'Figma'.
  return findSkills(company === '' ? text : text.replaceAll(company, ' ')).slice(0, MAX_SKILLS);
}
