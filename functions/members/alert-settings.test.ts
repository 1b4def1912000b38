import { describe, expect, test } from '@jest/globals';
import { aUser } from '../table/fixtures/user.ts';
import { toGraphQLUser } from './to-graphql-user.ts';
import { applyUserChange } from './update-user.ts';
import { parseUserChange } from './user-change.ts';

const context = { isKnownPlace: () => true };
const after = (change: object, user = aUser()) => applyUserChange(user, parseUserChange(change), context);
const changing = (change: object) => () => after(change);

describe('NOTIF-01 alert settings', () => {
  test('have defaults, and a change keeps the other settings', () => {
    expect(aUser().alertSettings).toEqual({
      foldMinutes: 10,
      messagesADay: 12,
      digestAt: '18:00',
      quietFrom: '',
      quietTo: '',
      pausedUntil: '',
    });
    const quiet = after({ alertSettings: { quietFrom: '22:00', quietTo: '07:30' } });
    expect(after({ alertSettings: { messagesADay: 0 } }, quiet).alertSettings).toEqual({
      foldMinutes: 10,
      messagesADay: 0,
      digestAt: '18:00',
      quietFrom: '22:00',
      quietTo: '07:30',
      pausedUntil: '',
    });
    const loud = after({ alertSettings: { quietFrom: '', quietTo: '' } }, quiet);
    expect(loud.alertSettings).toMatchObject({ quietFrom: '', quietTo: '' });
  });

  test('pause alerts, and resume them', () => {
    const paused = after({ alertSettings: { pausedUntil: '2026-06-15T12:00:00.000Z' } });
    expect(paused.alertSettings.pausedUntil).toBe('2026-06-15T12:00:00.000Z');
    expect(after({ alertSettings: { pausedUntil: '' } }, paused).alertSettings.pausedUntil).toBe('');
  });

  test.each([
    [{ digestAt: '24:00' }, 'alertSettings.digestAt: A time is hours and minutes, such as 22:30.'],
    [{ digestAt: '' }, 'alertSettings.digestAt: A time'],
    [{ quietFrom: '7:00', quietTo: '08:00' }, 'alertSettings.quietFrom: A time'],
    [{ quietFrom: '22:00' }, 'alertSettings.quietTo: Quiet hours need a start and an end.'],
    [{ pausedUntil: 'tomorrow' }, 'alertSettings.pausedUntil: A pause ends at a time in UTC.'],
    [{ foldMinutes: 241 }, 'alertSettings.foldMinutes: Between 0 and 240 minutes.'],
    [{ foldMinutes: 1.5 }, 'alertSettings.foldMinutes: '],
    [{ messagesADay: -1 }, 'alertSettings.messagesADay: Between 0 and 50 messages a day.'],
  ])("%j is refused with the field's name", (alertSettings, message) => {
    expect(changing({ alertSettings })).toThrow(message);
  });

  test('of an old record are the defaults', () => {
    const { alertSettings: _, excludedCompanies: __, excludedWords: ___, ...oldRecord } = aUser();
    // The resolver gets old records as they are stored.
    expect(toGraphQLUser(oldRecord as ReturnType<typeof aUser>, 0)).toMatchObject({
      alertSettings: aUser().alertSettings,
      excludedCompanies: [],
      excludedWords: [],
    });
  });
});

describe('NOTIF-01 a suppressed e-mail address', () => {
  test.each(['bounced', 'complained'] as const)(
    'that %s is retried when the person turns e-mail on',
    (emailState) => {
      const stopped = aUser({ userPrefs: { emailState } });
      expect(after({ userPrefs: { notifyEmail: true } }, stopped).userPrefs.emailState).toBe('active');
      for (const other of [{ userPrefs: { notifyEmail: false } }, { firstName: 'Ada' }])
        expect(after(other, stopped).userPrefs.emailState).toBe(emailState);
    },
  );
});

describe('an exclusion', () => {
  test('is stored once, in its first spelling', () => {
    const { excludedCompanies, excludedWords } = after({
      excludedCompanies: [' Acme  & Co ', 'ACME & CO', 'Larkspur'],
      excludedWords: ['<b>Crypto</b>', 'sales engineer'],
    });
    expect(excludedCompanies).toEqual(['Acme & Co', 'Larkspur']);
    expect(excludedWords).toEqual(['<b>Crypto</b>', 'sales engineer']);
  });

  test('over the limit can be removed but not added', () => {
    const words = Array.from({ length: 53 }, (_, n) => `word ${n}`);
    const full = aUser({ excludedWords: words });
    expect(after({ excludedWords: words.slice(1) }, full).excludedWords).toEqual(words.slice(1));
    expect(() => after({ excludedWords: [...words.slice(2), 'new'] }, full)).toThrow(
      'excludedWords: At most 50. Remove one to add another.',
    );
  });

  test.each([
    [{ excludedWords: [' '] }, 'excludedWords.0: An excluded word cannot be empty.'],
    [{ excludedCompanies: ['!!'] }, 'excludedCompanies.0: An excluded company cannot be empty.'],
    [{ excludedWords: Array(51).fill('a') }, 'excludedWords: At most 50. Remove one to add another.'],
    [{ excludedWords: ['x'.repeat(101)] }, 'excludedWords.0: This is too long: at most 100 characters.'],
  ])("%j is refused with the field's name", (change, message) => {
    expect(changing(change)).toThrow(message);
  });
});
