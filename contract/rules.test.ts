import { describe, expect, test } from '@jest/globals';
import type * as z from 'zod/mini';
import { codeRule, emailRule, firstNameAtSignUp, nameRule, passwordRule, titleRule } from './rules.ts';

/** The text that a rule keeps, or its first complaint. */
const outcome = (rule: z.ZodMiniType<string>, text: string) => {
  const parsed = rule.safeParse(text);
  return parsed.success ? { kept: parsed.data } : { says: parsed.error.issues[0]?.message };
};

describe('a name', () => {
  test.each([
    ['A', { says: 'Value must be at least 2 characters.' }],
    ['', { says: 'Value must be at least 2 characters.' }],
    ['  A  ', { says: 'Value must be at least 2 characters.' }],
    ['x'.repeat(21), { says: 'Value cannot be more than 20 characters.' }],
    ['x'.repeat(20), { kept: 'x'.repeat(20) }],
    [' Ada ', { kept: 'Ada' }],
  ])('REG-01 %j at sign-up gives %j', (text, expected) => {
    expect(outcome(firstNameAtSignUp, text)).toEqual(expected);
  });

  test.each([
    ['A', { says: 'Value must be at least 2 characters long' }],
    ['x'.repeat(21), { says: 'Value cannot be more than 20 characters long' }],
    ['Al', { kept: 'Al' }],
    ['Zoë', { kept: 'Zoë' }],
    ['Zoe\u0308', { kept: 'Zoë' }],
    ['דוד', { kept: 'דוד' }],
    ['王芳', { kept: '王芳' }],
    ['👩‍👩‍👧', { says: 'Value must be at least 2 characters long' }],
    ['🦊🦊', { kept: '🦊🦊' }],
    ['👩‍👩‍👧'.repeat(20), { kept: '👩‍👩‍👧'.repeat(20) }],
    [`A${'\u0301'.repeat(300)}b`, { says: 'Value cannot be more than 20 characters long' }],
    ['Ada\r\nBcc: x', { kept: 'Ada Bcc: x' }],
    ['\u202eadA \u0000Lovelace', { kept: 'adA Lovelace' }],
    ['<b>Ada</b>', { kept: '<b>Ada</b>' }],
  ])('SET-02 %j in the profile gives %j', (text, expected) => {
    expect(outcome(nameRule, text)).toEqual(expected);
  });
});

describe('an e-mail address', () => {
  test.each([
    ['', { says: 'Email cannot be empty' }],
    ['   ', { says: 'Email cannot be empty' }],
    ['ada', { says: 'Invalid Email' }],
    ['ada@example', { says: 'Invalid Email' }],
    ['a da@example.com', { says: 'Invalid Email' }],
    ['a@da@example.com', { says: 'Invalid Email' }],
    [`${'a'.repeat(120)}@example.com`, { says: 'Invalid Email' }],
    [' Ada+jobs@Example.com ', { kept: 'Ada+jobs@Example.com' }],
    ["o'hara_1.2=x@mail.example.co.uk", { kept: "o'hara_1.2=x@mail.example.co.uk" }],
    ['ada@-', { says: 'Invalid Email' }],
    ['ада@пример.рф', { says: 'Invalid Email' }],
    ['<b>ada</b>@example.com', { says: 'Invalid Email' }],
    ['"ada"@example.com', { says: 'Invalid Email' }],
    ['ada,bob@example.com', { says: 'Invalid Email' }],
  ])('REG-06 %j gives %j', (text, expected) => {
    expect(outcome(emailRule, text)).toEqual(expected);
  });
});

describe('a password', () => {
  test.each([
    ['1234567', { says: 'Password must be at least 8 characters.' }],
    ['x'.repeat(21), { says: 'Password cannot be more than 20 characters.' }],
    ['🎂🎂🎂🎂🎂', { says: 'Password must be at least 8 characters.' }],
    [' leading blank', { says: 'Password cannot begin or end with a space.' }],
    ['trailing blank ', { says: 'Password cannot begin or end with a space.' }],
    ['correct horse', { kept: 'correct horse' }],
    ['<script>', { kept: '<script>' }],
  ])('REG-01 %j gives %j', (text, expected) => {
    expect(outcome(passwordRule, text)).toEqual(expected);
  });
});

describe('a code', () => {
  test.each([
    ['', { says: 'Code is required' }],
    [' \n', { says: 'Code is required' }],
    ['12345', { says: 'The code has 6 characters.' }],
    ['1234567', { says: 'The code has 6 characters.' }],
    [' 123 456\n', { kept: '123456' }],
  ])('VERIFY-01 %j gives %j', (text, expected) => {
    expect(outcome(codeRule, text)).toEqual(expected);
  });
});

describe('a job title', () => {
  test.each([
    ['', { says: 'A job title cannot be empty.' }],
    ['\u200b—🦊', { says: 'A job title needs a letter or a digit.' }],
    ['x'.repeat(101), { says: 'A job title cannot be longer than 100 characters.' }],
    ['  backend \t engineer ', { kept: 'backend engineer' }],
    ['ｓｅｎｉｏｒ engineer', { kept: 'senior engineer' }],
    ['מהנדס תוכנה', { kept: 'מהנדס תוכנה' }],
  ])('TITLE-02 %j gives %j', (text, expected) => {
    expect(outcome(titleRule, text)).toEqual(expected);
  });
});
