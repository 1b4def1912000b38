import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { unescape as unescapeHtml } from 'html-escaper';
import { greenhouseRecording } from '../../fakes/ats/greenhouse-recording.ts';
import { employers } from '../employers.ts';
import { composeBoard, countComposedPostings } from './board.ts';
import { demoNote } from './content.ts';
import { seedTimes } from './seed-times.ts';

const now = Date.parse('2026-03-04T15:00:00Z');
const boardOf = (employer: (typeof employers)[number], day: 'yesterday' | 'today' = 'today') =>
  composeBoard(employer, day, seedTimes(now, employer.board));
const postings = employers.flatMap((employer) => boardOf(employer).jobs);
const openings = employers.flatMap(({ yesterday, today }) => [...yesterday, ...today]);

const typeInTitle = {
  Fu: /^(?!.*\b(intern|contract|freelance|part[- ]time)\b)/i,
  Pa: /\bpart[- ]time\b/i,
  Co: /\bcontract\b|\bfreelance\b/i,
  In: /\bintern\b/i,
};

describe('the demo’s boards', () => {
  test.each(employers)('$company is a recording of a Greenhouse board, yesterday and today', (employer) => {
    for (const day of ['yesterday', 'today'] as const) {
      const board = boardOf(employer, day);
      expect(greenhouseRecording.parse(board)).toEqual(board);
    }
    expect(boardOf(employer).meta.total).toBe(countComposedPostings(employer));
  });

  test('have the shape of a real recording', () => {
    const recording: unknown = JSON.parse(readFileSync('functions/test-data/boards/greenhouse.json', 'utf8'));
    expect(greenhouseRecording.safeParse(recording).error).toBeUndefined();
  });

  test('keep yesterday’s postings unchanged when today’s are added', () => {
    for (const employer of employers) {
      const yesterday = boardOf(employer, 'yesterday').jobs;
      const today = boardOf(employer).jobs;
      expect(today.slice(0, yesterday.length)).toEqual(yesterday);
      expect(today.length).toBeGreaterThan(yesterday.length);
    }
  });

  test('cover all roles and types, five countries, remote and hybrid work', () => {
    expect(new Set(openings.map(({ discipline }) => discipline.role))).toEqual(
      new Set(['En', 'Pr', 'De', 'Ma', 'Op']),
    );
    expect(new Set(openings.map(({ type = 'Fu' }) => type))).toEqual(new Set(['Fu', 'Pa', 'Co', 'In']));
    const places = openings.flatMap((opening) => opening.places).join('|');
    for (const place of ['NY', 'TX', 'Canada', 'UK', 'Germany', 'India', 'Remote - US', 'Hybrid']) {
      expect(places).toContain(place);
    }
    expect(postings.length).toBeGreaterThanOrEqual(90);
    expect(postings.filter((job) => job.pay_input_ranges).length).toBeGreaterThan(40);
  });

  test('state the employment type in the title, as Greenhouse boards do', () => {
    for (const { title, type = 'Fu' } of openings) expect(title).toMatch(typeInTitle[type]);
  });

  test('end each posting with the note that the employer is fictional', () => {
    for (const { content, absolute_url } of postings) {
      expect(unescapeHtml(content).endsWith(`<p>${demoNote}</p></div>`)).toBe(true);
      expect(new URL(absolute_url).hostname).toMatch(/\.example$/);
    }
  });

  test('have escaped HTML without unfilled placeholders', () => {
    for (const { content, title } of postings) {
      expect(content).not.toMatch(/[<>"{}]/);
      expect(unescapeHtml(content)).toMatch(/<ul>\n<li>/);
      expect(title).not.toMatch(/[<>&{}]/);
    }
  });

  test('have no duplicate postings, except one vacancy in several cities', () => {
    const vacancies = new Map(postings.map((job) => [job.internal_job_id, job]));
    expect(new Set([...vacancies.values()].map(({ content }) => content)).size).toBe(vacancies.size);
    expect(new Set(postings.map(({ id }) => id)).size).toBe(postings.length);

    const inSeveralCities = postings.filter((job) => vacancies.get(job.internal_job_id) !== job);
    expect(inSeveralCities.length).toBeGreaterThan(0);
    for (const job of inSeveralCities) {
      const other = vacancies.get(job.internal_job_id);
      expect(other).toMatchObject({ title: job.title, content: job.content, company_name: job.company_name });
      expect(other?.location).not.toEqual(job.location);
    }
  });

  test('are published before they are edited, and edited before they are read', () => {
    for (const employer of employers) {
      const seen = seedTimes(now, employer.board);
      for (const [index, job] of boardOf(employer).jobs.entries()) {
        const isYesterdays = index < boardOf(employer, 'yesterday').jobs.length;
        expect(Date.parse(job.first_published)).toBeLessThanOrEqual(Date.parse(job.updated_at));
        expect(Date.parse(job.updated_at)).toBeLessThan(isYesterdays ? seen.yesterday : seen.today);
        expect(job.first_published.endsWith(employer.utcOffset)).toBe(true);
      }
    }
  });

  test('state pay ranges with the minimum below the maximum', () => {
    for (const range of postings.flatMap((job) => job.pay_input_ranges ?? [])) {
      expect(range.min_cents).toBeLessThan(range.max_cents);
    }
  });
});
