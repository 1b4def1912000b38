import type { ResumeLine, SupportLevel } from '@daybreak/contract/types.ts';
import type { Analysis } from './api/analysis.ts';

/** An analysis of which nothing is written: it is just being asked for. */
export const emptyAnalysis = (resumeId: string): Analysis => ({
  resumeId,
  state: 'writing',
  why: '',
  writtenAt: null,
  score: null,
  scoreParts: [],
  says: [],
  screener: [],
  titles: [],
  rewrites: [],
});

const count = (number: number, one: string, more = `${one}s`) => `${number} ${number === 1 ? one : more}`;
const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** How far an analysis has come, in words: what has been found by now. */
export function progressText({ says }: Analysis): string {
  const of = (kind: Analysis['says'][number]['kind']) => says.filter((said) => said.kind === kind).length;
  const found = [
    of('role') > 0 ? count(of('role'), 'role') : '',
    of('achievement') > 0 ? count(of('achievement'), 'line about your work', 'lines about your work') : '',
    of('skill') > 0 ? count(of('skill'), 'skill') : '',
  ].filter((part) => part !== '');
  return found.length === 0 ? 'Reading your resume…' : `Reading your resume: ${list.format(found)} so far.`;
}

/** Which lines of a resume are meant: 'line 5', 'lines 5 and 6'. */
export function linesText(lines: readonly ResumeLine[]): string {
  const numbers = lines.map(({ number }) => String(number));
  return `${numbers.length === 1 ? 'line' : 'lines'} ${list.format(numbers)}`;
}

/** How far a title is supported, in a word or two. */
export const supportLabels: Readonly<Record<SupportLevel, string>> = {
  strong: 'Supported',
  partial: 'Partly',
  none: 'Not yet',
};

/** What a list of resumes says of an analysis, as the words of the link to it: all of them, and where room is scarce. */
export function linkLabels(analysis: Analysis | null | undefined): { whole: string; short: string } {
  if (analysis?.state === 'writing') return { whole: 'Analyzing…', short: 'Analyzing…' };
  if (typeof analysis?.score !== 'number') return { whole: 'Analyze', short: 'Analyze' };
  const short = `${analysis.score} of 100`;
  return { whole: `Analysis: ${short}`, short };
}

/** What is read out of an analysis: that it is begun and that it is whole, and nothing in between. */
export function statusText(isWriting: boolean, finalState: Analysis['state'] | undefined): string {
  if (isWriting) return 'Your resume is being analyzed.';
  return finalState === 'ready' ? 'The analysis of your resume is ready.' : '';
}
