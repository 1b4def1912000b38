/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { anAnalysis, anAnalysisInProgress } from './testing/an-analysis.ts';
import { cleanUp, fakeAnalysisService, renderAnalysis } from './testing/render-analysis.tsx';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-06-02T12:00:00.000Z') });
});
afterEach(cleanUp);

const second = () => act(() => jest.advanceTimersByTimeAsync(1100));
const part = (name: string) => within(screen.getByRole('region', { name }));

describe('the resume analysis', () => {
  test('AI-03 shows the score by parts and cites resume lines', async () => {
    renderAnalysis(fakeAnalysisService(anAnalysis()));
    await second();
    const score = part('Score');
    expect(score.getByText('61')).toBeTruthy();
    expect(score.getByText('12 of 25')).toBeTruthy();
    expect(score.getByText('1 of 2 lines about your work says how much.')).toBeTruthy();
    const screener = part('How it reads to a screener');
    expect(screener.getByRole('heading', { name: 'Strengths' })).toBeTruthy();
    expect(screener.getByText('Line 3:').closest('li')?.textContent).toBe(
      'Line 3: Responsible for the tide gauges',
    );
    const titles = part('Your titles');
    expect(titles.getByText('Partly supported')).toBeTruthy();
    expect(titles.getByText('Not supported yet')).toBeTruthy();
    expect(titles.getByText('Often asked for, but missing: Rust, gRPC.')).toBeTruthy();
    const says = part('What we read');
    expect(says.getByText(/^Backend Engineer at Fenwick Tides/).textContent).toMatch(/lines 1 and 2$/);
    expect(says.getByText(/^Go, Kafka/).textContent).toMatch(/line 5$/);
  });

  test('AI-03 says before the score that it rests on too little', async () => {
    const caveat = 'Only a first impression: it rests on 136 words.';
    renderAnalysis(fakeAnalysisService(anAnalysis({ score: 93, caveat })));
    await second();
    expect(part('Score').getByText(caveat)).toBeTruthy();
  });

  test('AI-03 shows lines before and after, and copies a rewrite', async () => {
    const { keys } = renderAnalysis(fakeAnalysisService(anAnalysis()));
    await second();
    const rewrites = part('Suggested rewrites');
    expect(rewrites.getByText('Responsible for the tide gauges').tagName).toBe('DEL');
    await keys.click(rewrites.getByRole('button', { name: 'Copy the rewrite of line 3' }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(await navigator.clipboard.readText()).toBe('Ran the tide gauges');
    expect(rewrites.getByRole('status').textContent).toBe('Line 3 copied');
  });

  test('AI-03 starts on click, shows progress and then the result', async () => {
    const service = fakeAnalysisService();
    const { keys } = renderAnalysis(service);
    await second();
    await keys.click(screen.getByRole('button', { name: 'Analyze this resume' }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByText('Reading your resume…')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Your resume is being analyzed.');
    service.analysis = anAnalysisInProgress({ says: anAnalysis().says });
    await second();
    expect(
      screen.getByText('Reading your resume: 1 role, 1 line about your work, and 2 skills so far.'),
    ).toBeTruthy();
    service.analysis = anAnalysis();
    await second();
    expect(part('Score').getByText('61')).toBeTruthy();
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('The analysis of your resume is ready.');
    const asked = service.requests.length;
    await second();
    expect(service.requests.length).toBe(asked);
  });

  test('AI-03 a failed analysis says why and keeps the previous one', async () => {
    const why = 'We could not analyze this resume just now. Nothing was counted.';
    const service = fakeAnalysisService(anAnalysis({ state: 'failed', why }));
    const { keys } = renderAnalysis(service);
    await second();
    expect(screen.getByRole('alert').textContent).toBe(why);
    expect(part('Score').getByText('61')).toBeTruthy();
    await keys.click(screen.getByRole('button', { name: 'Analyze again' }));
    await second();
    expect(screen.getByText('Reading your resume…')).toBeTruthy();
  });

  test('AI-03 shows the service’s reason if a resume cannot be analyzed', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const service = fakeAnalysisService();
    service.errors = { analyzeResume: { errorType: 'BadInput', message: 'It may be a scan.' } };
    const { keys } = renderAnalysis(service);
    await second();
    await keys.click(screen.getByRole('button', { name: 'Analyze this resume' }));
    await second();
    expect(screen.getByRole('alert').textContent).toBe('It may be a scan.');
    service.errors = {};
    await keys.click(screen.getByRole('button', { name: 'Try again' }));
    await second();
    expect(screen.getByText('Reading your resume…')).toBeTruthy();
  });

  test('AI-03 without the annual plan shows the offer and keeps an earlier analysis', async () => {
    const service = fakeAnalysisService(null, { activeSubscription: null });
    renderAnalysis(service);
    await second();
    expect(screen.getByText(/^The annual plan includes a full resume analysis/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Start Annual subscription' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Analyze this resume' })).toBeNull();
    cleanUp();
    jest.useFakeTimers({ now: new Date('2026-06-02T12:00:00.000Z') });
    renderAnalysis(fakeAnalysisService(anAnalysis(), { activeSubscription: null }));
    await second();
    expect(part('Score').getByText('61')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Analyze again' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Start Annual subscription' })).toBeTruthy();
  });

  test('AI-03 an analysis that does not load says so and can be retried', async () => {
    const service = fakeAnalysisService(anAnalysis());
    service.errors = { getResumeAnalysis: { errorType: 'Forbidden', message: 'You can only see your own.' } };
    const { keys } = renderAnalysis(service);
    await second();
    expect(screen.getByRole('alert').textContent).toMatch(/You can only see your own/);
    service.errors = {};
    await keys.click(screen.getByRole('button', { name: 'Try again' }));
    await second();
    expect(part('Score').getByText('61')).toBeTruthy();
  });
});
