import { describe, expect, test } from '@jest/globals';
import { explainTitles } from './explain-titles.ts';

describe('pnpm titles explain', () => {
  test('MATCH-01 says how both titles are read, and that they match', () => {
    const text = explainTitles('Workday HCM consultant', 'Senior Workday Consultant');
    expect(text).toContain('They match.');
    expect(text).toContain('role: workday consultant');
    expect(text).toContain('level: senior, (senior)');
  });

  test('MATCH-01 names the line that makes another job of a title', () => {
    const text = explainTitles('Data Engineer', 'Data Security Engineer');
    expect(text).toContain('They do not match.');
    expect(text).toMatch(/security: another job after the saved words \(.*changes\)/);
  });

  test('MATCH-01 says that no role has the saved head, and what is missing', () => {
    expect(explainTitles('Architect', 'Payroll Clerk')).toContain(
      "No posted role has the head of 'architect'.",
    );
    expect(explainTitles('Data Engineer', 'Engineer, Payments')).toContain('data: missing');
  });
});
