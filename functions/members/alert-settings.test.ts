import { describe, expect, test } from '@jest/globals';
import { aUser } from '../table/fixtures/user.ts';
import { toGraphQLUser } from './to-graphql-user.ts';
import { changed } from './update-user.ts';
import { parseUserChange } from './user-change.ts';

const known = { isPlace: () => true };
const after = (change: object, user = aUser()) => changed(user, parseUserChange(change), known);
const refused = (change: object) => () => after(change);

describe('NOTIF-01 when alerts may come', () => {
  test('has defaults until the person says otherwise, and what is not said stays', () => {
    expect(aUser().alertSettings).toEqual({
      foldMinutes: 10,
      messagesADay: 12,
      digestAt: '18:00',
      quietFrom: '',
      quietTo: '',
    });
    const quiet = after({ alertSettings: { quietFrom: '22:00', quietTo: '07:30' } });
    expect(after({ alertSettings: { messagesADay: 0 } }, quiet).alertSettings).toEqual({
      foldMinutes: 10,
      messagesADay: 0,
      digestAt: '18:00',
      quietFrom: '22:00',
      quietTo: '07:30',
    });
    const loud = after({ alertSettings: { quietFrom: '', quietTo: '' } }, quiet);
    expect(loud.alertSettings).toMatchObject({ quietFrom: '', quietTo: '' });
  });

  test.each([
    [{ digestAt: '24:00' }, 'alertSettings.digestAt: A time is hours and minutes, such as 22:30.'],
    [{ digestAt: '' }, 'alertSettings.digestAt: A time'],
    [{ quietFrom: '7:00', quietTo: '08:00' }, 'alertSettings.quietFrom: A time'],
    [{ quietFrom: '22:00' }, 'alertSettings.quietTo: Quiet hours need a beginning and an end.'],
    [{ foldMinutes: 241 }, 'alertSettings.foldMinutes: Between 0 and 240 minutes.'],
    [{ foldMinutes: 1.5 }, 'alertSettings.foldMinutes: '],
    [{ messagesADay: -1 }, 'alertSettings.messagesADay: Between 0 and 50 messages a day.'],
  ])('%j is refused by name', (alertSettings, message) => {
    expect(refused({ alertSettings })).toThrow(message);
  });

  test('is shown with its defaults of a record that is older', () => {
    const { alertSettings: _, excludedCompanies: __, excludedWords: ___, ...older } = aUser();
    // Such a record comes to the resolver as it is stored.
    expect(toGraphQLUser(older as ReturnType<typeof aUser>, 0)).toMatchObject({
      alertSettings: aUser().alertSettings,
      excludedCompanies: [],
      excludedWords: [],
    });
  });
});

describe('NOTIF-01 mail that the provider’s events have stopped', () => {
  test.each(['bounced', 'complained'] as const)(
    '%s, is tried once more when the person turns it on',
    (emailState) => {
      const stopped = aUser({ userPrefs: { emailState } });
      expect(after({ userPrefs: { notifyEmail: true } }, stopped).userPrefs.emailState).toBe('on');
      for (const other of [{ userPrefs: { notifyEmail: false } }, { firstName: 'Ada' }])
        expect(after(other, stopped).userPrefs.emailState).toBe(emailState);
    },
  );
});

describe('what a person excludes', () => {
  test('is kept once, in its own spelling', () => {
    const { excludedCompanies, excludedWords } = after({
      excludedCompanies: [' Acme  & Co ', 'ACME & CO', 'Larkspur'],
      excludedWords: ['<b>Crypto</b>', 'sales engineer'],
    });
    expect(excludedCompanies).toEqual(['Acme & Co', 'Larkspur']);
    expect(excludedWords).toEqual(['<b>Crypto</b>', 'sales engineer']);
  });

  test('of a record that holds more than may be, some can be deleted and none added', () => {
    const words = Array.from({ length: 53 }, (_, n) => `word ${n}`);
    const full = aUser({ excludedWords: words });
    expect(after({ excludedWords: words.slice(1) }, full).excludedWords).toEqual(words.slice(1));
    expect(() => after({ excludedWords: [...words.slice(2), 'new'] }, full)).toThrow(
      'excludedWords: At most 50 to exclude.',
    );
  });

  test.each([
    [{ excludedWords: [' '] }, 'excludedWords.0: An excluded word cannot be empty.'],
    [{ excludedCompanies: ['!!'] }, 'excludedCompanies.0: An excluded company cannot be empty.'],
    [{ excludedWords: Array(51).fill('a') }, 'excludedWords: At most 50 to exclude.'],
    [{ excludedWords: ['x'.repeat(101)] }, 'excludedWords.0: This is too long: at most 100 characters.'],
  ])('%j is refused by name', (change, message) => {
    expect(refused(change)).toThrow(message);
  });
});
