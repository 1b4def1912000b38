import type { FinishedAnalysis, PartialAnalysis } from '../../table/analysis.ts';
import type { User } from '../../table/user.ts';
import type { Line } from '../evidence/line.ts';
import { contactFacts } from './facts/contact.ts';
import { wordsOf } from './facts/wording.ts';
import type { Reading, Reworded } from './reading/reading.ts';
import { studiesOf } from './reading/studies.ts';
import { saysOf } from './says.ts';
import { scoreOf } from './score/score.ts';
import { screenerNotes } from './screener.ts';
import { namedSkills } from './skills/named-skills.ts';
import { askedOfAny, askedSkills, type TitledPosting } from './titles/asked-skills.ts';
import { titleSupport } from './titles/title-support.ts';

/** What an analysis is made of. */
export interface Composing {
  /** The resume's own text, with how its person can be reached. */
  readonly text: string;
  readonly lines: readonly Line[];
  readonly reading: Reading;
  readonly user: Pick<User, 'positions' | 'generatedPositions'>;
  readonly postings: readonly TitledPosting[];
  readonly now: Date;
}

const WHY: Record<Reworded['reason'], string> = {
  'deed first': 'Begins with what you did.',
  'result first': 'Begins with what came of it.',
  shorter: 'Says the same in fewer words.',
  plainer: 'Says the same more plainly.',
};

/** What of an analysis a reading alone gives. */
export const growingOf = (reading: Reading, now: Date): PartialAnalysis => ({
  says: saysOf(reading, now).map((said) => ({ ...said, lines: [...said.lines] })),
  rewrites: reading.rewrites.map(({ line, better, reason }) => ({ line, better, why: WHY[reason] })),
});

/** A whole analysis: what was read, and all that is computed from it, from the resume's text and today's postings. */
export function analysisOf({ text, lines, reading, user, postings, now }: Composing): FinishedAnalysis {
  const saved = user.positions.map((title) => ({ title, alike: alikeOf(title, user) }));
  const asked = askedSkills(user.positions, postings);
  const { score, parts } = scoreOf({
    contact: contactFacts(text),
    roles: reading.roles,
    studies: studiesOf(reading, now),
    achievements: reading.achievements,
    words: lines.reduce((sum, line) => sum + wordsOf(line.text), 0),
    skills: namedSkills(lines.map((line) => line.text).join('\n')),
    asked: askedOfAny(asked),
    now,
  });
  const titles = saved.map((title, at) =>
    titleSupport(title, reading.roles, lines, asked[at] ?? { title: title.title, postings: 0, skills: [] }),
  );
  return {
    ...growingOf(reading, now),
    writtenAt: now.toISOString(),
    score,
    scoreParts: [...parts],
    screener: screenerNotes(reading, now).map((note) => ({ ...note, lines: [...note.lines] })),
    titles: titles.map((title) => ({ ...title, lines: [...title.lines], missing: [...title.missing] })),
  };
}

/** The titles that were suggested for a saved one. */
const alikeOf = (title: string, { generatedPositions }: Composing['user']): string[] =>
  generatedPositions.flatMap(({ parentPosition, position }) => (parentPosition === title ? [position] : []));
