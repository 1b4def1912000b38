import { describe, expect, test } from '@jest/globals';
import { emptyAnswers } from './answers.ts';
import { emptyRegistration, type Registration, registrationSchema } from './registration.ts';
import { placesError, signUpAttributes, titlesError } from './sign-up-attributes.ts';

const now = new Date('2026-03-10T15:00:00.000Z');
const ada: Registration = {
  ...emptyRegistration,
  firstName: 'Ada',
  email: 'ada@mail.example',
  password: 'correct horse',
};
const answers = { ...emptyAnswers, titles: ['frontend engineer', '', 'Frontend Engineer', 'swe ii'] };

describe('sign-up attributes', () => {
  test('REG-03 have the names the user pool expects', () => {
    expect(signUpAttributes(answers, { ...ada, country: 'PR', phone: '(787) 555 - 0100' }, now)).toEqual({
      email: 'ada@mail.example',
      given_name: 'Ada',
      family_name: '',
      phone_number: '+17875550100',
      profile: '["Frontend Engineer","SWE II"]',
      'custom:country': 'PR',
      'custom:countryCode': '+1',
      'custom:dateCreated': '2026-03-10T15:00:00.000Z',
      'custom:locations': '[{"city":"","state":"","country":"US"}]',
      'custom:function': 'En',
      'custom:remote': 'true',
      'custom:jobType': 'Fu',
    });
  });

  test('REG-03 name the job type and the level that were chosen, and neither for any', () => {
    const chosen = signUpAttributes({ ...answers, jobType: 'Co', seniority: 'senior' }, ada, now);
    expect(chosen).toMatchObject({ 'custom:jobType': 'Co', 'custom:seniority': 'senior' });
    expect(signUpAttributes({ ...answers, jobType: 'Any' }, ada, now)).not.toHaveProperty('custom:jobType');
  });

  test('REG-03 PROF-07 have the criteria of the search that led to them', () => {
    const criteria = { levels: ['senior' as const], includeUnstatedPay: false };
    expect(signUpAttributes({ ...answers, criteria }, ada, now)).toMatchObject({
      'custom:criteria': '{"levels":["senior"],"includeUnstatedPay":false}',
    });
  });

  test('REG-03 leave out an empty phone', () => {
    expect(signUpAttributes(answers, ada, now)).not.toHaveProperty('phone_number');
  });

  test('REG-03 lists too long for the user pool are rejected before sign-up', () => {
    const titles = Array.from({ length: 40 }, (_, at) => `${at} ${'x'.repeat(60)}`);
    const places = Array.from({ length: 20 }, (_, at) => ({
      city: `${at} ${'x'.repeat(70)}`,
      state: 'x'.repeat(30),
      country: 'US',
    }));
    expect([titlesError(emptyAnswers), placesError(emptyAnswers)]).toEqual([null, null]);
    expect(titlesError({ titles })).toMatch(/^That's more job titles than/);
    expect(placesError({ places })).toMatch(/^That's more locations than/);
  });
});

describe('registration rules', () => {
  const issuesOf = (form: Registration) =>
    registrationSchema(form.country).safeParse(form).error?.issues ?? [];
  const messagesOf = (part: Partial<Registration>) =>
    issuesOf({ ...ada, ...part }).map(({ message }) => message);

  test.each([
    [{ firstName: 'A' }, 'Value must be at least 2 characters.'],
    [{ firstName: 'x'.repeat(21) }, 'Value cannot be more than 20 characters.'],
    [{ email: '' }, 'Email cannot be empty'],
    [{ email: 'ada@mail' }, 'Invalid Email'],
    [{ password: '1234567' }, 'Password must be at least 8 characters.'],
    [{ password: 'x'.repeat(21) }, 'Password cannot be more than 20 characters.'],
    [{ phone: '(123) 456' }, 'Must be a valid mobile number'],
  ])('REG-01 %j: %s', (part, message) => {
    expect(messagesOf(part)).toEqual([message]);
  });

  test.each(['a b@mail.example', 'a@b@mail.example', '@mail.example', 'a@mail .example'])(
    'REG-06 %s is not an e-mail address',
    (email) => {
      expect(messagesOf({ email })).toEqual(['Invalid Email']);
    },
  );

  test.each([
    { email: 'ada+jobs@mail.example' },
    { firstName: '<b>Ada</b>' },
    { firstName: '👩‍🚀👩‍🚀' },
    { firstName: 'שרה' },
    { password: 'pass with spaces' },
    { phone: '' },
    { country: 'GB', phone: '07911 123456' },
  ] as const)('REG-01 %j is accepted', (part) => {
    expect(messagesOf(part)).toEqual([]);
  });

  test('REG-01 the phone is validated while the other fields are empty', () => {
    const phone = issuesOf({ ...emptyRegistration, phone: '(12' }).find(({ path }) => path[0] === 'phone');
    expect(phone?.message).toBe('Must be a valid mobile number');
  });
});
