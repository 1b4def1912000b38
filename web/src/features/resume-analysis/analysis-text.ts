import type { ResumeLine, SupportLevel } from '@daybreak/contract/types.ts';
import type { Analysis } from './api/analysis.ts';

/** A placeholder for an analysis that was just requested. */
export const emptyAnalysis = (resumeId: string): Analysis => ({
  resumeId,
  state: 'writing',
  why: '',
  writtenAt: null,
  score: null,
  caveat: '',
  scoreParts: [],
  says: [],
  screener: [],
  titles: [],
  rewrites: [],
});

const count = (number: number, one: string, more = `${one}s`) => `${number} ${number === 1 ? one : more}`;
const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Summarizes what has been found so far. */
export function progressText({ says }: Analysis): string {
  const of = (kind: Analysis['says'][number]['kind']) => says.filter((said) => said.kind === kind).length;
  const found = [
    of('role') > 0 ? count(of('role'), 'role') : '',
    of('achievement') > 0 ? count(of('achievement'), 'line about your work', 'lines about your work') : '',
    of('skill') > 0 ? count(of('skill'), 'skill') : '',
  ].filter((part) => part !== '');
  return found.length === 0 ? 'Reading your resume…' : `Reading your resume: ${list.format(found)} so far.`;
}

/** Formats line numbers: 'line 5', 'lines 5 and 6'. */
export function linesText(lines: readonly ResumeLine[]): string {
  const numbers = lines.map(({ number }) => String(number));
  return `${numbers.length === 1 ? 'line' : 'lines'} ${list.format(numbers)}`;
}

export const supportLabels: Readonly<Record<SupportLevel, string>> = {
  strong: 'Supported',
  partial: 'Partly supported',
  none: 'Not supported yet',
};

/** Labels the link to an analysis; `short` is for narrow screens. */
export function linkLabels(analysis: Analysis | null | undefined): { whole: string; short: string } {
  if (analysis?.state === 'writing') return { whole: 'Analyzing…', short: 'Analyzing…' };
  if (typeof analysis?.score !== 'number') return { whole: 'Analyze', short: 'Analyze' };
  const short = `${analysis.score} of 100`;
  return { whole: `Analysis: ${short}`, short };
}

/** Announces the start and the end of an analysis to screen readers, and nothing in between. */
export function statusText(isWriting: boolean, finalState: Analysis['state'] | undefined): string {
  if (isWriting) return 'Your resume is being analyzed.';
  return finalState === 'ready' ? 'The analysis of your resume is ready.' : '';
}
