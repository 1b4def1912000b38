import { describe, expect, test } from '@jest/globals';
import * as z from 'zod';
import { enrichPosting } from './enrich-posting.ts';

const posting = { title: 'Member of Staff', company: 'Larkspur', departments: [], text: 'You will build.' };

describe('the schema for enriching a posting', () => {
  test('has exactly the open fields', () => {
    const fieldsOf = (open: ('role' | 'summary' | 'industry')[]) => {
      const schema = z.toJSONSchema(enrichPosting.answer({ ...posting, open }));
      return [Object.keys(schema.properties ?? {}), schema.required, schema.additionalProperties];
    };
    expect(fieldsOf(['summary'])).toEqual([['summary'], ['summary'], false]);
    expect(fieldsOf(['role', 'industry'])).toEqual([['role', 'industry'], ['role', 'industry'], false]);
  });

  test('restricts role and industry to known values', () => {
    const schema = enrichPosting.answer({ ...posting, open: ['role', 'industry'] });
    expect(schema.safeParse({ role: 'En', industry: 'Fintech' }).success).toBe(true);
    expect(schema.safeParse({ role: '-', industry: 'unknown' }).success).toBe(true);
    expect(schema.safeParse({ role: 'CEO', industry: 'Fintech' }).success).toBe(false);
    expect(schema.safeParse({ role: 'En', industry: 'Best Employer' }).success).toBe(false);
    expect(schema.safeParse({ role: 'En' }).success).toBe(false);
  });
});
