import { describe, expect, test } from '@jest/globals';
import { noAnswers } from './answers.ts';
import { noRegistration, type Registration, registrationIn } from './registration.ts';
import { signUpAttributes, tooManyPlaces, tooManyTitles } from './sign-up-attributes.ts';

const now = new Date('2026-03-10T15:00:00.000Z');
const ada: Registration = {
  ...noRegistration,
  firstName: 'Ada',
  email: 'ada@mail.example',
  password: 'correct horse',
};
const answers = { ...noAnswers, titles: ['frontend engineer', '', 'Frontend Engineer', 'swe ii'] };

describe('the attributes of a registration', () => {
  test('REG-03 are these, to the letter', () => {
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
    });
  });

  test('REG-03 without a phone none is sent', () => {
    expect(signUpAttributes(answers, ada, now)).not.toHaveProperty('phone_number');
  });

  test('REG-03 longer lists than the user pool keeps are refused before they are sent', () => {
    const titles = Array.from({ length: 40 }, (_, at) => `${at} ${'x'.repeat(60)}`);
    const places = Array.from({ length: 20 }, (_, at) => ({
      city: `${at} ${'x'.repeat(70)}`,
      state: 'x'.repeat(30),
      country: 'US',
    }));
    expect([tooManyTitles(noAnswers), tooManyPlaces(noAnswers)]).toEqual([null, null]);
    expect(tooManyTitles({ titles })).toMatch(/^These are more job titles than/);
    expect(tooManyPlaces({ places })).toMatch(/^These are more places than/);
  });
});

describe('the rules of a registration', () => {
  const issuesOf = (form: Registration) => registrationIn(form.country).safeParse(form).error?.issues ?? [];
  const saidOf = (part: Partial<Registration>) => issuesOf({ ...ada, ...part }).map(({ message }) => message);

  test.each([
    [{ firstName: 'A' }, 'Value must be at least 2 characters.'],
    [{ firstName: 'x'.repeat(21) }, 'Value cannot be more than 20 characters.'],
    [{ email: '' }, 'Email cannot be empty'],
    [{ email: 'ada@mail' }, 'Invalid Email'],
    [{ password: '1234567' }, 'Password must be at least 8 characters.'],
    [{ password: 'x'.repeat(21) }, 'Password cannot be more than 20 characters.'],
    [{ phone: '(123) 456' }, 'Must be a valid mobile number'],
  ])('REG-01 %j: %s', (part, message) => {
    expect(saidOf(part)).toEqual([message]);
  });

  test.each(['a b@mail.example', 'a@b@mail.example', '@mail.example', 'a@mail .example'])(
    'REG-06 %s is no address',
    (email) => {
      expect(saidOf({ email })).toEqual(['Invalid Email']);
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
  ] as const)('REG-01 %j is taken', (part) => {
    expect(saidOf(part)).toEqual([]);
  });

  test('REG-01 the phone is judged while the rest is still empty', () => {
    const phone = issuesOf({ ...noRegistration, phone: '(12' }).find(({ path }) => path[0] === 'phone');
    expect(phone?.message).toBe('Must be a valid mobile number');
  });
});
