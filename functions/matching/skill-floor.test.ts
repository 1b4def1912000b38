import { describe, expect, test } from '@jest/globals';
import { BUSINESS } from '../postings/skills/business.ts';
import { DATA } from '../postings/skills/data.ts';
import { PRODUCT_AND_DESIGN } from '../postings/skills/product-and-design.ts';
import { SOFTWARE } from '../postings/skills/software.ts';
import { aJob } from '../table/fixtures/job.ts';
import { aUser } from '../table/fixtures/user.ts';
import { jobMatches } from './match-rule.ts';
import { skillKey } from './skill-floor.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');

type Profile = Parameters<typeof aUser>[0];

const knowing = (minSkills: 'half' | 'all' | null, skills: string[], profile: Profile = {}) =>
  aUser({ ...profile, criteria: { minSkills }, skills });
const matches = (user: ReturnType<typeof aUser>, ...skills: string[]) =>
  jobMatches(user, aJob({ skills }), NOW);

describe('FIT-02 a floor of skills', () => {
  test.each([
    ['half', 'half of them', ['Golang', 'Rust'], true],
    ['half', 'one of three', ['Golang', 'Rust', 'SQL'], false],
    ['half', 'none', ['Rust'], false],
    ['all', 'all of them', ['Golang', 'Kafka'], true],
    ['all', 'half of them', ['Golang', 'Rust'], false],
  ] as const)('of %s, for a person with %s: %j', (floor, _, asked, passes) => {
    expect(matches(knowing(floor, ['Golang', 'Kafka']), ...asked)).toBe(passes);
  });

  test('counts skills of the resume too', () => {
    const resumeEvidence = { resumeId: 'one', skills: ['Rust'], years: 3 };
    expect(matches(knowing('all', ['Golang'], { resumeEvidence }), 'Golang', 'Rust')).toBe(true);
  });

  test('leaves out nothing when it is off, for a job that asks for no skills, and without known skills', () => {
    expect(matches(knowing(null, ['Golang']), 'Rust')).toBe(true);
    expect(matches(knowing('all', ['Golang']))).toBe(true);
    expect(matches(knowing('all', []), 'Rust')).toBe(true);
  });

  test('compares keys that no two skills share', () => {
    const names = [SOFTWARE, DATA, PRODUCT_AND_DESIGN, BUSINESS].flatMap(({ anyCase, exactCase }) =>
      `${anyCase}\n${exactCase}`.split('\n').flatMap((line) => line.split(': ')[0] || []),
    );
    const distinct = new Set(names);
    expect(distinct.size).toBeGreaterThan(300);
    expect(new Set([...distinct].map(skillKey)).size).toBe(distinct.size);
  });
});
