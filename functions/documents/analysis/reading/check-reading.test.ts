import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { ResumeReading } from '../../../llm/features/read-resume.ts';
import { ANSWER, LINES, NOW } from '../fixtures/resume.ts';
import { checkReading } from './check-reading.ts';

const check = (answer: Partial<ResumeReading>, saysNoMore: () => boolean = () => true) =>
  checkReading({ ...ANSWER, ...answer }, LINES, { saysNoMore, now: NOW });

describe('what is kept of what a model read in a resume', () => {
  test('AI-03 is all that the lines bear out, with the times that they give', () => {
    const { roles, achievements, skills, education, rewrites } = check({});
    expect(roles.map(({ title, employer, period }) => [title, employer, period])).toEqual([
      ['Senior Backend Engineer', 'Larkspur Systems', { from: 24_254, to: null, roughly: false }],
      ['Software Engineer', 'Fernhill Labs', { from: 24_216, to: 24_245, roughly: false }],
    ]);
    expect(achievements.map(({ n }) => n)).toEqual([7, 8, 9, 12, 13]);
    expect(skills.map(({ name }) => name)).toEqual(['Go', 'Python', 'Terraform']);
    expect(education.map(({ n }) => n)).toEqual([15]);
    expect(rewrites.map(({ line }) => line.n)).toEqual([9]);
  });

  test('AI-03 a role has its time also from the line beside its own, if that is no other role’s', () => {
    const roles = [
      { title: 'Senior Backend Engineer', employer: '', lines: [5] },
      { title: 'Software Engineer', employer: '', lines: [10] },
    ];
    expect(check({ roles }).roles.map(({ period }) => period?.from)).toEqual([24_254, 24_216]);
  });

  test.each<[string, Partial<ResumeReading>]>([
    ['a role that no line names', { roles: [{ title: 'Chief Officer', employer: '', lines: [5] }] }],
    ['a role that another line names', { roles: [{ title: 'Software Engineer', employer: '', lines: [5] }] }],
    ['a part of a word', { roles: [{ title: 'Soft', employer: '', lines: [10] }] }],
    [
      'a line that there is not',
      { roles: [{ title: 'Software Engineer', employer: '', lines: [99, 0, -1] }] },
    ],
    ['no words', { roles: [{ title: ' ', employer: '', lines: [5] }] }],
  ])('AI-03 is no role: %s', (_, answer) => {
    expect(check(answer).roles).toEqual([]);
  });

  test('AI-03 an invented employer is left out of its role', () => {
    const roles = [{ title: 'Software Engineer', employer: 'Famous Search Inc', lines: [10] }];
    expect(check({ roles }).roles).toMatchObject([{ title: 'Software Engineer', employer: '' }]);
  });

  test('AI-03 an invented skill, and one of another line, are left out, as is one said twice', () => {
    const skills = [
      { name: 'Rust', line: 17 },
      { name: 'Kafka', line: 5 },
      { name: 'kafka', line: 17 },
      { name: 'Kafka', line: 13 },
    ];
    expect(check({ skills }).skills.map(({ name }) => name)).toEqual(['kafka']);
  });

  test('AI-03 other words are left out where they say more, the same, or are for a line that is no achievement', () => {
    const rewrite = (line: number, better: string) => ({ line, better, reason: 'plainer' as const });
    expect(check({}, () => false).rewrites).toEqual([]);
    const rewrites = [
      rewrite(9, 'Responsible for the on-call rotation.'),
      rewrite(17, 'Knows Go, Python, PostgreSQL'),
      rewrite(99, 'Ran the on-call rotation'),
      rewrite(8, `Led four engineers ${'very '.repeat(60)}well`),
      rewrite(13, 'Maintained Kafka, see https://evil.example'),
      rewrite(12, 'Built <b>REST APIs</b> in Python'),
    ];
    expect(check({ rewrites }).rewrites).toEqual([]);
  });

  test('AI-03 is never anything that the lines do not say, whatever the answer is', () => {
    const number = fc.integer({ min: -2, max: 25 });
    const name = fc.oneof(fc.constantFrom('Go', 'Software Engineer', 'Nurse', '', 'engineers'), fc.string());
    const answers = fc.record({
      roles: fc.array(fc.record({ title: name, employer: name, lines: fc.array(number) })),
      achievements: fc.array(number),
      skills: fc.array(fc.record({ name, line: number })),
      education: fc.array(number),
      rewrites: fc.array(
        fc.record({ line: number, better: fc.string(), reason: fc.constant('shorter' as const) }),
      ),
    });
    const text = (lines: readonly { text: string }[]) =>
      lines
        .map((line) => line.text)
        .join(' ')
        .toLowerCase()
        .replace(/\s+/g, ' ');
    const plain = (said: string) => said.toLowerCase().replace(/\s+/g, ' ').trim();
    fc.assert(
      fc.property(answers, (answer) => {
        const { roles, achievements, skills, education } = check(answer);
        for (const role of roles) {
          expect(text(role.lines)).toContain(plain(role.title));
          expect(text(role.lines)).toContain(plain(role.employer));
        }
        for (const skill of skills) expect(text([skill.line])).toContain(plain(skill.name));
        for (const line of [...achievements, ...education]) expect(LINES).toContain(line);
        expect(new Set(achievements).size).toBe(achievements.length);
      }),
    );
  });
});
