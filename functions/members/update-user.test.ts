import { describe, expect, test } from '@jest/globals';
import { Fault } from '../platform/fault.ts';
import { aUser } from '../table/fixtures/user.ts';
import type { User } from '../table/user.ts';
import { changed, type Known } from './update-user.ts';
import { parseUserChange } from './user-change.ts';

const email = 'ada@example.com';
const titles = (count: number) => Array.from({ length: count }, (_, number) => `Engineer ${number}`);
const generated = (count: number, parentPosition = 'Backend Engineer') =>
  Array.from({ length: count }, (_, number) => ({
    position: `Suggestion ${number}`,
    corePosition: 'Engineer',
    parentPosition,
  }));
const isPlace: Known['isPlace'] = ({ city }) => city !== 'Atlantis';
const change = (user: User, input: object): User =>
  changed(user, parseUserChange({ email, ...input }), { isPlace });

describe('a change that is refused', () => {
  test.each([
    ['an empty title', { positions: ['Backend Engineer', ' '] }, 'positions.1: A job title cannot be empty.'],
    ['a title of marks', { positions: ['\u200b—'] }, 'positions.0: A job title cannot be empty.'],
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
    ['a phone that is none', { sms: '12' }, 'sms: Must be a valid mobile number'],
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
      'locations.0: There is no such place. Please pick one from the suggestions.',
    ],
    ['a role there is not', { userPrefs: { function: 'Xx' } }, /^userPrefs\.function: /],
    ['a type there is not', { userPrefs: { preferredJobType: 'Xx' } }, /^userPrefs\.preferredJobType: /],
    ['remote as a text', { userPrefs: { includeRemote: 'true' } }, /^userPrefs\.includeRemote: /],
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
    ['no time zone', { userPrefs: { timeZone: '' } }, 'userPrefs.timeZone: This is not a time zone.'],
    ['titles that are no list', { positions: 'Engineer' }, /^positions: /],
  ])('because of %s names the field and says why', (_, input, message) => {
    expect(() => change(aUser(), input)).toThrow(Fault);
    expect(() => change(aUser(), input)).toThrow(message);
    expect(() => change(aUser(), input)).toThrow(expect.objectContaining({ code: 'BadInput' }));
  });

  test('because it is nothing at all says so', () => {
    for (const input of [undefined, null, 'name', []]) expect(() => parseUserChange(input)).toThrow(Fault);
  });

  test('because forty titles are saved already and more are suggested names the titles', () => {
    const user = aUser({
      positions: [...titles(39), 'Backend Engineer'],
      phoneVerified: false,
      userPrefs: { notifyText: true },
    });
    expect(() => change(user, { generatedPositions: generated(1) })).toThrow('At most 40 job titles');
  });
});

describe('a change', () => {
  test('changes what is given and nothing else', () => {
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

  test('cannot touch what is not a person’s to change', () => {
    const user = aUser();
    const forged = {
      sub: 'bob',
      pk: 'USER#bob',
      version: 99,
      phoneVerified: true,
      freeAlertsEndedAt: null,
      activeSubscription: { status: 'active' },
      resumes: [{ objectKey: 'of somebody else' }],
      userPrefs: { emailState: 'on', textState: 'on', mode: 'x' },
    };
    expect(change(user, forged)).toEqual(user);
    expect(change(user, { email: 'bob@example.com' }).email).toBe('ada@example.com');
  });

  test('keeps titles in Title Case and once, and places once with their country', () => {
    const locations = [
      { city: ' Austin ', state: 'TX', country: 'us' },
      { city: 'austin', state: 'tx', country: 'US' },
    ];
    const after = change(aUser(), { positions: ['swe ii', 'SWE II', 'devops'], locations });
    expect(after.positions).toEqual(['SWE II', 'DevOps']);
    expect(after.locations).toEqual([{ city: 'Austin', state: 'TX', country: 'US' }]);
  });

  test('of the places to none leaves the whole USA', () => {
    expect(change(aUser(), { locations: [] }).locations).toEqual([{ city: '', state: '', country: 'US' }]);
  });

  test('of the titles to none leaves none', () => {
    expect(change(aUser(), { positions: [] }).positions).toEqual([]);
  });

  test('of the type to null asks for every type', () => {
    const user = aUser({ userPrefs: { preferredJobType: 'Co' } });
    expect(change(user, { userPrefs: { preferredJobType: null } }).userPrefs.preferredJobType).toBeNull();
    expect(change(user, { userPrefs: {} }).userPrefs.preferredJobType).toBe('Co');
  });

  test('of one title to the same in other capitals keeps one', () => {
    const { positions } = change(aUser(), { positions: ['Backend Engineer', 'BACKEND engineer'] });
    expect(positions).toEqual(['Backend Engineer']);
  });

  test('TITLE-01 that removes a typed title removes what was suggested for it, and nothing else', () => {
    const positions = ['Backend Engineer', 'Product Designer'];
    const generatedPositions = [...generated(2), ...generated(3, 'Product Designer').slice(2)];
    const user = aUser({ positions, generatedPositions });
    const after = change(user, { positions: ['Backend Engineer'] });
    expect(after.generatedPositions.map((one) => one.position)).toEqual(['Suggestion 0', 'Suggestion 1']);
    expect(change(after, { generatedPositions }).generatedPositions).toEqual(after.generatedPositions);
    expect(change(user, { firstName: 'Augusta' }).generatedPositions).toEqual(generatedPositions);
  });

  test('of the suggestions keeps each once, and none that is typed', () => {
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
  ])('keeps %s %j as the text that it is', (field, text) => {
    expect(change(aUser(), { [field]: text })).toMatchObject({ [field]: text });
  });

  test('keeps HTML in titles and companies as the text that it is', () => {
    const html = '<b onclick="x">Engineer</b>';
    const after = change(aUser(), { positions: [html], dreamCompanies: [html, html.toUpperCase()] });
    expect(after.positions).toEqual(['<B Onclick="x">engineer</B>']);
    expect(after.dreamCompanies).toEqual([html]);
  });

  test('that comes again changes nothing, and of those that say nothing of each other the order is nothing', () => {
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
    const forth = changes.reduce((after, one) => change(after, one), user);
    const back = changes.toReversed().reduce((after, one) => change(after, one), user);
    expect(back).toEqual(forth);
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
  ])('%s is taken as browsers give it', (timeZone) => {
    expect(change(aUser(), { userPrefs: { timeZone } }).userPrefs.timeZone).toBe(timeZone);
  });
});
