import { describe, expect, test } from '@jest/globals';
import { linesText, linkLabels, progressText } from './analysis-text.ts';
import { anAnalysis, anAnalysisInProgress } from './testing/an-analysis.ts';

describe('analysis texts', () => {
  test('AI-03 the link shows the score, that the analysis is running, or Analyze', () => {
    const all = [null, undefined, anAnalysisInProgress(), anAnalysis(), anAnalysis({ score: 0 })].map(
      linkLabels,
    );
    expect(all.map(({ whole }) => whole)).toEqual([
      'Analyze',
      'Analyze',
      'Analyzing…',
      'Analysis: 61 of 100',
      'Analysis: 0 of 100',
    ]);
    expect(all.map(({ short }) => short)).toEqual([
      'Analyze',
      'Analyze',
      'Analyzing…',
      '61 of 100',
      '0 of 100',
    ]);
  });

  test('AI-03 progress lists what was found, and lines are named by number', () => {
    expect(progressText(anAnalysisInProgress())).toBe('Reading your resume…');
    expect(progressText(anAnalysisInProgress({ says: anAnalysis().says.slice(0, 1) }))).toBe(
      'Reading your resume: 1 role so far.',
    );
    expect(linesText([{ number: 4, text: '' }])).toBe('line 4');
  });
});
