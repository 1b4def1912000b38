import { describe, expect, test } from '@jest/globals';
import { savedTitleKeys } from './keys.ts';
import { parseTitle } from './parse-title.ts';
import { titleMatches } from './title-match.ts';

const matches = (saved: string, job: string) => titleMatches(parseTitle(saved), parseTitle(job));

describe('a job under another name', () => {
  test.each([
    ['Pen tester', 'Senior Offensive Security Engineer, Assessments'],
    ['Pen tester', 'Security Engineer, Offensive Security'],
    ['Cloud penetration tester', 'Cloud Ethical Hacker'],
    ['Mainframe developer', 'Software Engineer Associate (COBOL)'],
    ['University recruiter', 'Specialist - Campus Recruitment'],
    ['SDR', 'Business Development Representative, Growth'],
    ['Recruiter', 'Talent Acquisition Partner II'],
    ['Digital marketing', 'Online Marketing Strategist'],
    ['Incident responder', 'Security Engineer, Threat Response'],
    ['Game designer', 'Videogame Designer'],
    ['Business Analyst, IT', 'Technical Business Analyst'],
    ['Radiologic Technologist', 'CT Radiographer'],
    ['Paid Media Manager, PPC', 'Performance Marketing Manager'],
    ['Talent Acquisition Specialist', 'IT Recruiter'],
    ['Field Service Technician', 'Sr. Field Technician'],
  ])('MATCH-01 is found by who saved %s: %s', (saved, job) => {
    expect(matches(saved, job)).toBe(true);
  });

  test.each([
    ['a narrower name is wanted', 'Talent Acquisition Partner', 'Recruiting Coordinator'],
    [
      'a team shares a word of the name',
      'Product Security Engineer',
      'Security Engineer II - SaaS Applications',
    ],
    ['only a word of the common name is saved', 'Recruiter', 'Campus Recruiting Specialist'],
    ['the only word of the name is a part of another', 'Procurement Specialist', 'Media Buyer'],
    ['what is built is software', 'Structural Engineer', 'Software Engineer, Bridge'],
    ['a word makes it another job', 'Radiologic Technologist', 'Therapy Radiographer'],
    ['it is a specialist only in the wider sense', 'Specialist', 'Strategic Account Executive'],
    ['a word of its name after the job is missing', 'Compliance Officer, AML', 'Business Compliance Officer'],
    ['a word after its name makes it another job', 'Technical Writer', 'Information Systems Engineer'],
    ['a supervisor does the work', 'Warehouse Manager', 'Warehouse Supervisor'],
    ['a level is missing', 'Senior Penetration Tester', 'Ethical Hacker II'],
  ])('MATCH-01 is not found if %s', (_, saved, job) => {
    expect(matches(saved, job)).toBe(false);
  });

  test('MATCH-01 is filed under its common name, so it needs one key', () => {
    expect(savedTitleKeys(parseTitle('Ethical Hacker'))).toEqual(['tester=penetration']);
    expect(savedTitleKeys(parseTitle('Penetration Tester'))).toEqual(['tester=penetration']);
    expect(savedTitleKeys(parseTitle('Business Analyst, IT'))).toEqual(
      savedTitleKeys(parseTitle('IT Business Analyst')),
    );
  });
});
