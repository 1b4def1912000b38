import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { ResumeReading } from '../../../llm/features/read-resume.ts';
import { LINES, NOW, READING } from '../fixtures/resume.ts';
import { isFaithfulRewrite, verifyReading } from './verify-reading.ts';

const check = (reading: Partial<ResumeReading>, isFaithful: () => boolean = () => true) =>
  verifyReading({ ...READING, ...reading }, LINES, { isFaithful, now: NOW });

describe('a verified reading', () => {
  test('AI-03 keeps what the lines confirm, and parses the periods', () => {
    const { roles, achievements, skills, education, rewrites } = check({});
    expect(roles.map(({ title, employer, period }) => [title, employer, period])).toEqual([
      ['Senior Backend Engineer', 'Larkspur Systems', { from: 24_254, to: null, isYearOnly: false }],
      ['Software Engineer', 'Fernhill Labs', { from: 24_216, to: 24_245, isYearOnly: false }],
    ]);
    expect(achievements.map(({ n }) => n)).toEqual([7, 8, 9, 12, 13]);
    expect(skills.map(({ name }) => name)).toEqual(['Go', 'Python', 'Terraform']);
    expect(education.map(({ n }) => n)).toEqual([15]);
    expect(rewrites.map(({ line }) => line.n)).toEqual([9]);
  });

  test('AI-03 takes a role’s period from the next line unless that belongs to another role', () => {
    const roles = [
      { title: 'Senior Backend Engineer', employer: '', lines: [5] },
      { title: 'Software Engineer', employer: '', lines: [10] },
    ];
    expect(check({ roles }).roles.map(({ period }) => period?.from)).toEqual([24_254, 24_216]);
  });

  test.each<[string, Partial<ResumeReading>]>([
    ['whose title is in no line', { roles: [{ title: 'Chief Officer', employer: '', lines: [5] }] }],
    ['whose title is in another line', { roles: [{ title: 'Software Engineer', employer: '', lines: [5] }] }],
    ['whose title is part of a word', { roles: [{ title: 'Soft', employer: '', lines: [10] }] }],
    [
      'whose lines do not exist',
      { roles: [{ title: 'Software Engineer', employer: '', lines: [99, 0, -1] }] },
    ],
    ['without a title', { roles: [{ title: ' ', employer: '', lines: [5] }] }],
  ])('AI-03 drops a role %s', (_, answer) => {
    expect(check(answer).roles).toEqual([]);
  });

  test('AI-03 drops an invented employer of a role', () => {
    const roles = [{ title: 'Software Engineer', employer: 'Famous Search Inc', lines: [10] }];
    expect(check({ roles }).roles).toMatchObject([{ title: 'Software Engineer', employer: '' }]);
  });

  test('AI-03 drops skills that are invented, from another line, or duplicates', () => {
    const skills = [
      { name: 'Rust', line: 17 },
      { name: 'Kafka', line: 5 },
      { name: 'kafka', line: 17 },
      { name: 'Kafka', line: 13 },
    ];
    expect(check({ skills }).skills.map(({ name }) => name)).toEqual(['kafka']);
  });

  test('AI-03 drops rewrites that are unfaithful, unchanged, too long, or of other lines', () => {
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

  test('AI-03 never contains anything that the lines do not, whatever the answer', () => {
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
    const normalize = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();
    fc.assert(
      fc.property(answers, (answer) => {
        const { roles, achievements, skills, education } = check(answer);
        for (const role of roles) {
          expect(text(role.lines)).toContain(normalize(role.title));
          expect(text(role.lines)).toContain(normalize(role.employer));
        }
        for (const skill of skills) expect(text([skill.line])).toContain(normalize(skill.name));
        for (const line of [...achievements, ...education]) expect(LINES).toContain(line);
        expect(new Set(achievements).size).toBe(achievements.length);
      }),
    );
  });
});

const line = (text: string) => ({ n: 7, text });

describe('a rewrite of a line', () => {
  test.each([
    ['Responsible for the on-call rotation', 'Ran the on-call rotation'],
    ['I maintained the Kafka pipelines', 'Maintained the Kafka pipelines'],
    ['Latency was cut by 40% by caching', 'Cut latency by 40% by caching'],
  ])('AI-03 of %j may be %j', (text, better) => {
    expect(isFaithfulRewrite(better, line(text))).toBe(true);
  });

  test.each([
    ['a number', 'Responsible for the on-call rotation', 'Ran the on-call rotation of 40 engineers'],
    ['an employer', 'Maintained the pipelines', 'Maintained the pipelines of Famous Search'],
    ['a degree', 'Maintained the pipelines', 'Maintained the pipelines with a PhD'],
    ['a skill', 'Maintained the pipelines', 'Maintained the Kafka pipelines'],
    ['a result', 'Maintained the pipelines', 'Maintained the pipelines and doubled revenue'],
    ['another number', 'Cut latency by 40%', 'Cut latency by 90%'],
    ['a vaguer result', 'Cut latency of the ledger by 40%', 'Cut latency of the ledger'],
    ['a link', 'Maintained the pipelines', 'Maintained the pipelines www.evil.example'],
  ])('AI-03 may not add %s: %j, %j', (_, text, better) => {
    expect(isFaithfulRewrite(better, line(text))).toBe(false);
  });
});
