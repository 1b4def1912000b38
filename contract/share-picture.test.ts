import { describe, expect, test } from '@jest/globals';
import { type PicturedJob, pictureWords, sharePicture } from './share-picture.ts';

const given = (facts: Partial<PicturedJob> = {}): PicturedJob => ({
  jobID: 'lever-a/b-1',
  jobTitle: 'Backend Engineer',
  fullCompanyName: 'Larkspur',
  jobLocation: 'Austin, TX',
  isRemote: false,
  compensation: '$168,000 – $205,000',
  role: 'En',
  jobDetected: '2026-06-01T12:00:00.000Z',
  employerDate: '2026-05-28T09:00:00.000Z',
  isBaseline: false,
  closedAt: null,
  ...facts,
});
const wordsOf = (facts: Partial<PicturedJob>) => pictureWords(given(facts));
const pathOf = (facts: Partial<PicturedJob> = {}) => sharePicture(given(facts)).path;

describe('the words of a job’s picture', () => {
  test('are title, company, place, pay and the employer’s date', () => {
    expect(wordsOf({})).toEqual({
      title: 'Backend Engineer',
      company: 'Larkspur',
      place: 'Austin, TX',
      pay: '$168,000 – $205,000',
      date: 'Posted May 28, 2026',
    });
  });

  test('leave out what is unknown, and name no date of a baseline’s job that its employer doesn’t date', () => {
    const unknown = { jobLocation: '', compensation: 'Not provided', employerDate: null };
    expect(wordsOf(unknown)).toMatchObject({ place: '', pay: '', date: 'Seen Jun 1, 2026' });
    expect(wordsOf({ ...unknown, isBaseline: true })).toMatchObject({ date: '' });
  });

  test.each([
    ['Austin, TX', 'Austin, TX · Remote'],
    ['', 'Remote'],
    ['Remote, US', 'Remote, US'],
  ])('say once that a job is remote: %s', (jobLocation, place) => {
    expect(wordsOf({ isRemote: true, jobLocation })).toMatchObject({ place });
  });

  test.each([
    ['🚀 Backend Engineer 👩‍💻 ★', 'Backend Engineer'],
    ['Backend\u0000\u0007\tEngineer\n', 'Backend Engineer'],
    ['\u202eBackend Engineer', 'Backend Engineer'],
    ['Acme® Engineer (C#, 5+ years)', 'Acme Engineer (C#, 5+ years)'],
    ['<script>alert(1)</script> & "Engineer"', '<script>alert(1)</script> & "Engineer"'],
    ['Инженер Łódź – Ελληνικά Việt', 'Инженер Łódź – Ελληνικά Việt'],
  ])('are the letters of a title without decoration: %j', (jobTitle, title) => {
    expect(wordsOf({ jobTitle })).toMatchObject({ title });
  });

  test('leave out a place in letters that the fonts lack', () => {
    expect(wordsOf({ jobLocation: '東京' })).toMatchObject({ place: '' });
  });
});

describe('the picture of a shared job', () => {
  test('is its own, by its words', () => {
    expect(pathOf()).toMatch(/^\/share\/lever-a%2Fb-1\/[a-z\d]+\.png$/);
    expect(pathOf({ jobDetected: '2026-06-01T18:00:00.000Z' })).toBe(pathOf());
    expect(new Set([pathOf(), pathOf({ jobTitle: 'Engineer' }), pathOf({ compensation: '' })]).size).toBe(3);
  });

  test.each([
    ['has closed', { closedAt: '2026-06-02T12:00:00.000Z' }],
    ['has an Arabic title', { jobTitle: 'مهندس برمجيات' }],
    ['has a Japanese title', { jobTitle: 'Engineer エンジニア' }],
    ['has a title of emoji only', { jobTitle: '🚀🚀' }],
    ['is of an employer in Hebrew', { fullCompanyName: 'חברה' }],
  ])('is its role’s if it %s', (_, facts) => {
    expect(sharePicture(given(facts))).toEqual({
      path: '/card-en.png',
      alt: 'Engineering jobs, the morning they are posted. Daybreak',
    });
  });
});
