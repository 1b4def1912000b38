import { describe, expect, test } from '@jest/globals';
import { Fault } from '../platform/fault.ts';
import { aUser } from '../table/fixtures/user.ts';
import type { User } from '../table/user.ts';
import { applyUserChange, type ChangeContext } from './update-user.ts';
import { parseUserChange } from './user-change.ts';

const email = 'ada@example.com';
const titles = (count: number) => Array.from({ length: count }, (_, number) => `Engineer ${number}`);
const generated = (count: number, parentPosition = 'Backend Engineer') =>
  Array.from({ length: count }, (_, number) => ({
    position: `Suggestion ${number}`,
    corePosition: 'Engineer',
    parentPosition,
  }));
const isKnownPlace: ChangeContext['isKnownPlace'] = ({ city }) => city !== 'Atlantis';
const change = (user: User, input: object): User =>
  applyUserChange(user, parseUserChange({ email, ...input }), { isKnownPlace });

describe('a refused change', () => {
  test.each([
    ['an empty title', { positions: ['Backend Engineer', ' '] }, 'positions.1: A job title cannot be empty.'],
    ['only punctuation', { positions: ['—'] }, 'positions.0: A job title needs a letter or a digit.'],
    [
      'a title of 10,000 characters',
      { positions: ['x'.repeat(10_000)] },
      'positions.0: A job title cannot be longer than 100 characters.',
    ],
    ['200 titles', { positions: titles(200) }, 'positions: At most 40 job titles.'],
    ['41 titles', { positions: titles(41) }, 'positions: At most 40 job titles.'],
    [
      '41 suggested titles',
      { generatedPositions: generated(41) },
      'generatedPositions: At most 40 job titles.',
    ],
    [
      '41 titles, some of them suggested',
      { positions: titles(30), generatedPositions: generated(11, 'engineer 0') },
      'positions: At most 40 job titles, suggested ones included.',
    ],
    [
      'an empty suggestion',
      { generatedPositions: [{ ...generated(1)[0], position: '' }] },
      /^generatedPositions\.0\.position: /,
    ],
    ['an invalid phone', { sms: '12' }, 'sms: Must be a valid mobile number'],
    ['a phone without a country', { sms: '(415) 555 - 2671' }, 'sms: Must be a valid mobile number'],
    ['a phone in words', { sms: 'call me' }, 'sms: Must be a valid mobile number'],
    [
      'texts without a verified phone',
      { userPrefs: { notifyText: true } },
      'userPrefs.notifyText: Please verify your phone in settings first.',
    ],
    ['a short name', { firstName: 'A' }, 'firstName: Value must be at least 2 characters long'],
    ['a blank name', { lastName: '      ' }, 'lastName: Value must be at least 2 characters long'],
    ['a long name', { lastName: 'x'.repeat(21) }, 'lastName: Value cannot be more than 20 characters long'],
    ['a country in words', { country: 'USA' }, 'country: A country is two capital letters, such as US.'],
    [
      'a dial code without a plus',
      { countryCode: '1' },
      'countryCode: A country code is a plus sign and digits, such as +1.',
    ],
    ['an unknown level', { seniority: 'wizard' }, 'seniority: This is not a level we know.'],
    [
      'an industry of 101 characters',
      { industry: 'x'.repeat(101) },
      'industry: This is too long: at most 100 characters.',
    ],
    ['an empty company', { dreamCompanies: [''] }, 'dreamCompanies.0: A company cannot be empty.'],
    ['51 companies', { dreamCompanies: titles(51) }, 'dreamCompanies: At most 50 companies.'],
    [
      'a place without a country',
      { locations: [{ city: 'Austin', state: 'TX', country: '' }] },
      'locations.0.country: A place needs a country of two letters.',
    ],
    [
      'a place of 10,000 characters',
      { locations: [{ city: 'x'.repeat(10_000), state: '', country: 'US' }] },
      'locations.0.city: This is too long: at most 100 characters.',
    ],
    [
      '21 places',
      { locations: titles(21).map((city) => ({ city, state: '', country: 'US' })) },
      'locations: At most 20 places.',
    ],
    [
      'a place that does not exist',
      { locations: [{ city: 'Atlantis', state: '', country: 'US' }] },
      'locations.0: There is no such place. Pick one from the suggestions.',
    ],
    ['an unknown role', { userPrefs: { function: 'Xx' } }, /^userPrefs\.function: /],
    ['an unknown job type', { userPrefs: { preferredJobType: 'Xx' } }, /^userPrefs\.preferredJobType: /],
    ['remote as a string', { userPrefs: { includeRemote: 'true' } }, /^userPrefs\.includeRemote: /],
    [
      'a time zone on Mars',
      { userPrefs: { timeZone: 'Mars/Olympus' } },
      'userPrefs.timeZone: This is not a time zone.',
    ],
    [
      'an offset for a time zone',
      { userPrefs: { timeZone: '+02:00' } },
      'userPrefs.timeZone: This is not a time zone.',
    ],
    ['an empty time zone', { userPrefs: { timeZone: '' } }, 'userPrefs.timeZone: This is not a time zone.'],
    ['titles that are not an array', { positions: 'Engineer' }, /^positions: /],
  ])('with %s names the field and the problem', (_, input, message) => {
    expect(() => change(aUser(), input)).toThrow(Fault);
    expect(() => change(aUser(), input)).toThrow(message);
    expect(() => change(aUser(), input)).toThrow(expect.objectContaining({ code: 'BadInput' }));
  });

  test('that is not an object is refused', () => {
    for (const input of [undefined, null, 'name', []]) expect(() => parseUserChange(input)).toThrow(Fault);
  });

  test('with suggestions for a profile with forty titles names the titles', () => {
    const user = aUser({
      positions: [...titles(39), 'Backend Engineer'],
      phoneVerified: false,
      userPrefs: { notifyText: true },
    });
    expect(() => change(user, { generatedPositions: generated(1) })).toThrow('At most 40 job titles');
  });
});

describe('a change', () => {
  test('changes only the given fields', () => {
    const user = aUser({ lastName: 'Lovelace', industry: 'Software', userPrefs: { timeZone: 'UTC' } });
    const after = change(user, {
      firstName: ' Augusta ',
      industry: null,
      userPrefs: { includeRemote: false },
    });
    expect(after).toEqual({
      ...user,
      firstName: 'Augusta',
      userPrefs: { ...user.userPrefs, includeRemote: false },
    });
  });

  test('cannot change internal fields', () => {
    const user = aUser();
    const forged = {
      sub: 'bob',
      pk: 'USER#bob',
      version: 99,
      phoneVerified: true,
      freeAlertsEndedAt: null,
      activeSubscription: { status: 'active' },
      resumes: [{ objectKey: 'somebody-else' }],
      userPrefs: { emailState: 'active', textState: 'active', mode: 'x' },
    };
    expect(change(user, forged)).toEqual(user);
    expect(change(user, { email: 'bob@example.com' }).email).toBe('ada@example.com');
  });

  test('stores titles in Title Case and removes duplicate titles and places', () => {
    const locations = [
      { city: ' Austin ', state: 'TX', country: 'us' },
      { city: 'austin', state: 'tx', country: 'US' },
    ];
    const after = change(aUser(), { positions: ['swe ii', 'SWE II', 'devops'], locations });
    expect(after.positions).toEqual(['SWE II', 'DevOps']);
    expect(after.locations).toEqual([{ city: 'Austin', state: 'TX', country: 'US' }]);
  });

  test('that removes all places leaves the USA', () => {
    expect(change(aUser(), { locations: [] }).locations).toEqual([{ city: '', state: '', country: 'US' }]);
  });

  test('can remove all titles', () => {
    expect(change(aUser(), { positions: [] }).positions).toEqual([]);
  });

  test('to job type null allows every type', () => {
    const user = aUser({ userPrefs: { preferredJobType: 'Co' } });
    expect(change(user, { userPrefs: { preferredJobType: null } }).userPrefs.preferredJobType).toBeNull();
    expect(change(user, { userPrefs: {} }).userPrefs.preferredJobType).toBe('Co');
  });

  test('with titles that differ in case keeps one', () => {
    const { positions } = change(aUser(), { positions: ['Backend Engineer', 'BACKEND engineer'] });
    expect(positions).toEqual(['Backend Engineer']);
  });

  test('TITLE-01 that removes a typed title removes only its suggestions', () => {
    const positions = ['Backend Engineer', 'Product Designer'];
    const generatedPositions = [...generated(2), ...generated(3, 'Product Designer').slice(2)];
    const user = aUser({ positions, generatedPositions });
    const after = change(user, { positions: ['Backend Engineer'] });
    expect(after.generatedPositions.map((one) => one.position)).toEqual(['Suggestion 0', 'Suggestion 1']);
    expect(change(after, { generatedPositions }).generatedPositions).toEqual(after.generatedPositions);
    expect(change(user, { firstName: 'Augusta' }).generatedPositions).toEqual(generatedPositions);
  });

  test('of suggestions removes duplicates and typed titles', () => {
    const suggested = ['suggestion 0', 'SUGGESTION 0', 'backend engineer'];
    const generatedPositions = suggested.map((position) => ({ ...generated(1)[0], position }));
    const after = change(aUser(), { generatedPositions });
    expect(after.generatedPositions.map((one) => one.position)).toEqual(['Suggestion 0']);
  });

  test.each([
    ['firstName', '<img src=x>'],
    ['lastName', 'דוד 🦊'],
    ['industry', '<script>alert(1)</script>'],
    ['industry', '🚀 フィンテック'],
  ])('stores %s %j as plain text', (field, text) => {
    expect(change(aUser(), { [field]: text })).toMatchObject({ [field]: text });
  });

  test('stores HTML in titles and companies as plain text', () => {
    const html = '<b onclick="x">Engineer</b>';
    const after = change(aUser(), { positions: [html], dreamCompanies: [html, html.toUpperCase()] });
    expect(after.positions).toEqual(['<B Onclick="x">engineer</B>']);
    expect(after.dreamCompanies).toEqual([html]);
  });

  test('is idempotent, and independent changes can come in any order', () => {
    const user = aUser({ phone: '+14155552671', phoneVerified: true });
    const usa = { city: '', state: '', country: 'US' };
    const changes = [
      { positions: ['Designer', 'designer', 'Engineer'] },
      { locations: [usa, { city: 'Austin', state: 'TX', country: 'US' }] },
      { firstName: ' Augusta ' },
      { sms: '+442079460958', country: 'GB' },
      { userPrefs: { includeRemote: false, preferredJobType: 'Co' } },
      { dreamCompanies: ['Acme', 'ACME'] },
    ];
    for (const one of changes) expect(change(change(user, one), one)).toEqual(change(user, one));
    const forward = changes.reduce((after, one) => change(after, one), user);
    const backward = changes.toReversed().reduce((after, one) => change(after, one), user);
    expect(backward).toEqual(forward);
  });
});

describe('a time zone', () => {
  test.each([
    'Asia/Kolkata',
    'Asia/Calcutta',
    'Europe/Kyiv',
    'US/Eastern',
    'America/Argentina/Ushuaia',
    'UTC',
  ])('%s is accepted', (timeZone) => {
    expect(change(aUser(), { userPrefs: { timeZone } }).userPrefs.timeZone).toBe(timeZone);
  });
});
