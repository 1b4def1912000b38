import { expect, test } from '@jest/globals';
import { detectJobType } from './detect-job-type.ts';

test.each([
  ['Software Engineer', 'Fu'],
  ['Software Engineer Intern', 'In'],
  ['Fall 2026 Co-op: Software Engineering', 'In'],
  ['Student, HR Operations, Calgary (September 2026)', 'In'],
  ['Student Affairs Communications Professional', 'Fu'],
  ['Contract: Systems Engineer', 'Co'],
  ['Engineer II (12 months fixed-term)', 'Co'],
  ['Freelance Copywriter', 'Co'],
  ['Smart Contract Engineer', 'Fu'],
  ['Junior Contract Administrator', 'Fu'],
  ['GNC Engineer II - Interim Secret clearance', 'Fu'],
  ['Part-Time Data Analyst', 'Pa'],
  ['Internal Auditor', 'Fu'],
  ['IT-Administrator (m/w/d) in Voll- oder Teilzeit', 'Fu'],
  ['Nurse, Part-time or Full-time', 'Fu'],
  ['Dean of Students (5th - 8th Grade)', 'Fu'],
  ['Internship Program Manager', 'Fu'],
  ['Stage - Développeur Java', 'In'],
  ['Mechanical Systems Engineer, Upper Stage', 'Fu'],
  ['Estágio em Engenharia', 'In'],
  ['2026 校园招聘 渠道销售实习生', 'In'],
  ['High-Temp Materials Engineer', 'Fu'],
  ['Engineering Assistant (General Contractor)', 'Fu'],
  ['Physical Therapist (PT)', 'Fu'],
  ['Campus Security Officer (PT)', 'Pa'],
  ['契約社員 エンジニア', 'Co'],
] as const)('%s is %s', (title, type) => {
  expect(detectJobType(title)).toBe(type);
});

test.each([
  ['FullTime', 'Fu'],
  ['Intern', 'In'],
  ['Contract to hire', 'Co'],
  ['Temporary', 'Co'],
  ['PartTime', 'Pa'],
  ['fulltime_permanent', 'Fu'],
  ['FIXED_TERM', 'Co'],
  ['Fixed-term contract', 'Co'],
  ['Permanent contract', 'Fu'],
  ['Full-time (International)', 'Fu'],
  ['CDI - Temps plein', 'Fu'],
  ['Full-time / Part-time', 'Fu'],
  ['Part-time, permanent', 'Pa'],
  ['Permanent Placement', 'Fu'],
  ['Non-Temporary', 'Fu'],
  ['Temps partiel', 'Pa'],
  ['Teilzeit', 'Pa'],
  ['Tempo pieno', 'Fu'],
  ['Tempo indeterminato', 'Fu'],
  ['Tempo determinato', 'Co'],
  ['Werkstudent', 'In'],
  ['Praktikum', 'In'],
  ['Something else', 'Fu'],
] as const)("the board's own field '%s' is %s", (stated, type) => {
  expect(detectJobType('Software Engineer', stated)).toBe(type);
});

test('a field that says full-time does not overrule an internship in the title', () => {
  expect(detectJobType('Software Engineering Intern', 'Full-time')).toBe('In');
});
