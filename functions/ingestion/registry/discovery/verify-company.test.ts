import { describe, expect, test } from '@jest/globals';
import type { Posting } from '../../../postings/posting.ts';
import { findTestTenant } from './test-tenant.ts';
import { isSameEmployer, spellingOf, verifyCompany } from './verify-company.ts';

const aPosting = (changes: Partial<Posting>): Posting => ({
  ats: 'lever',
  board: 'acmerobotics',
  id: '1',
  title: 'Engineer',
  company: 'acmerobotics',
  url: 'https://jobs.lever.co/acmerobotics/1',
  html: '<p>Build arms.</p>',
  locations: [],
  departments: [],
  pay: [],
  ...changes,
});
const candidate = { ats: 'lever', slug: 'acmerobotics' };

describe("a board's employer", () => {
  test('is the one that most postings state', () => {
    const postings = ['Acme', 'Acme Robotics', 'Acme Robotics'].map((company) => aPosting({ company }));
    expect(verifyCompany(candidate, postings)).toEqual({ company: 'Acme Robotics' });
  });

  test("is the slug as the postings' text spells it, or unknown", () => {
    const named = aPosting({ html: '<p>At Acme Robotics’s lab, we build. Acme Robotics pays.</p>' });
    expect(verifyCompany(candidate, [named])).toEqual({ company: 'Acme Robotics' });
    expect(verifyCompany(candidate, [aPosting({})])).toEqual({ company: '' });
  });

  test('is the company whose site links to it, unless the board states another', () => {
    const linked = { ...candidate, company: 'Acme Robotics' };
    expect(verifyCompany(linked, [aPosting({})])).toEqual({ company: 'Acme Robotics' });
    expect(verifyCompany(linked, [aPosting({ company: 'Bolt' })])).toEqual({ company: 'Bolt' });
    expect(verifyCompany({ ...linked, company: 'Cobalt Ventures' }, [aPosting({})])).toEqual({ company: '' });
  });

  test('must be named in the postings of a guessed board', () => {
    const guess = { ...candidate, company: 'Acme Robotics, Inc.', isGuess: true as const };
    expect(verifyCompany(guess, [aPosting({})])).toEqual({
      rejection: "No posting names 'Acme Robotics, Inc.'.",
    });
    const named = aPosting({ html: 'About AcmeRobotics' });
    expect(verifyCompany(guess, [named])).toEqual({ company: 'Acme Robotics, Inc.' });
  });

  test.each([
    ['Acme', 'ACME, Inc.', true],
    ['Acme', 'Acme Robotics', true],
    ['DataDog', 'Data Dog', true],
    ['Acme', 'Acmeville', false],
    ['Aha!', 'Aha Labs Holding', true],
    ['', 'Acme', false],
  ])('named %s is %s: %s', (one, other, expected) => expect(isSameEmployer(one, other)).toBe(expected));

  test.each([
    ['careers-northwind', 'Join Northwind today', 'Northwind'],
    ['northwind.wd5.myworkdayjobs.com~External', 'We are northwind. NorthWind, Inc.', 'NorthWind'],
    ['jobs.northwind-traders.com', 'the Northwind Traders Company', 'Northwind Traders'],
    ['notion', 'a vague notion of time', undefined],
    ['ab', 'AB', undefined],
  ])('is spelled for %s in: %s', (slug, text, expected) => expect(spellingOf(slug, text)).toBe(expected));
});

describe('a test tenant', () => {
  test.each([
    'acme-demo',
    'demo',
    'careers-uat2',
    'acme-impl.wd5.myworkdayjobs.com~Site',
    'acme.wd5~Test_Site',
  ])('is recognized by its slug %s', (slug) =>
    expect(findTestTenant(slug, [])).toBe(`'${slug}' is named like a test.`),
  );

  test.each(['testlio', 'demodesk', 'contest', 'qualtrics', 'stagecoach'])('is not %s', (slug) =>
    expect(findTestTenant(slug, [])).toBeUndefined(),
  );

  test('shows mostly test postings, which test engineers are not', () => {
    expect(findTestTenant('acme', ['Test Job 2', 'Do not apply', 'Engineer'])).toBe(
      "2 of 3 postings are tests, for example: 'Test Job 2'.",
    );
    expect(findTestTenant('acme', ['Test Engineer', 'Demo Specialist', 'Sample Manager'])).toBeUndefined();
  });
});
