import { expect, test } from '@jest/globals';
import { detectSeniority } from './detect-seniority.ts';

test.each([
  ['Software Engineer', 'mid'],
  ['Software Engineer II', 'mid'],
  ['Software Engineer I', 'entry'],
  ['Associate Product Designer', 'entry'],
  ['Data Scientist - New College Grad 2026', 'entry'],
  ['Graphic Designer (Campus Store)', 'mid'],
  ['Embedded Software Engineer Sr', 'senior'],
  ['Senior Product Manager', 'senior'],
  ['Senior Staff Engineer', 'staff'],
  ['Member of Technical Staff', 'mid'],
  ['Engineering Manager', 'manager'],
  ['Regional Sales Manager', 'manager'],
  ['Product Manager', 'mid'],
  ['Product Line Manager', 'mid'],
  ['Customer Success Manager', 'mid'],
  ['Associate Director, Finance', 'director'],
  ['Head of Design', 'director'],
  ['Chief Technology Officer', 'executive'],
  ['VP of Sales', 'executive'],
  ['Prin Software Engineer', 'staff'],
  ['Systems Engineer Stf', 'staff'],
  ['Staff Accountant', 'mid'],
  ['Executive Assistant to the CEO', 'mid'],
  ['Software Engineer, CTO Office', 'mid'],
  ['Founder’s Associate', 'mid'],
  ['Lead Generation Specialist', 'mid'],
  ['Recruiter, Early Career Talent', 'mid'],
  ['Early Career Talent - Software Engineering', 'entry'],
  ['Marketing Associate', 'mid'],
  ['Supply Chain Specialist (Associate)', 'entry'],
  ['Data Analyst - 1 Year Contract', 'mid'],
  ['Software Engineer (from June 1, 2026)', 'mid'],
  ['Management Trainee', 'entry'],
  ['Associate General Counsel', 'mid'],
  ['IT Analyst 2026 Early-in-Career Program', 'entry'],
  ['Edison Engineering Development Program', 'entry'],
  ['Manager, Engineering Development Program', 'manager'],
  ['Data Center Logistics Associate - 1st Shift', 'mid'],
  ['Data Entry Associate', 'mid'],
  ['Delivery Associate', 'mid'],
  ['Engineering Associate', 'entry'],
  ['2026 CFO, Fall Data Analyst, Capital and Liquidity Measurement', 'mid'],
  ['Interim CFO', 'executive'],
  ['Front Office Manager', 'manager'],
  ['Software Engineer II (Quality) – Manual, Automation, AI & Cloud Testing-1', 'mid'],
  ['Engineer II or I - Market Services and Design', 'entry'],
  ['Ingénieur logiciel débutant', 'entry'],
] as const)('%s is %s', (title, level) => {
  expect(detectSeniority(title, false)).toBe(level);
});

test('an internship wins over any level in the title', () => {
  expect(detectSeniority('Graduate Data Science Intern', true)).toBe('intern');
});
