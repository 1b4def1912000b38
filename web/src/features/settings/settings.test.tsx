/** @jest-environment jsdom */
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Account } from '../account/account.ts';
import { accountOf, givenService, type PlayedService, showTo } from '../job-titles/testing/given-account.tsx';
import { toastStore } from '../toasts/toast-store.ts';
import { Greeting } from './components/greeting.tsx';
import { givenPool } from './testing/given-pool.ts';

const pool = givenPool();
const fetchBefore = globalThis.fetch;
let ProfileForm: typeof import('./components/profile-form.tsx')['ProfileForm'];
let PasswordSection: typeof import('./components/password-section.tsx')['PasswordSection'];
let service: PlayedService;

beforeAll(async () => {
  ({ ProfileForm } = await import('./components/profile-form.tsx'));
  ({ PasswordSection } = await import('./components/password-section.tsx'));
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

beforeEach(() => {
  pool.asked = [];
  pool.refusals.clear();
  pool.onGrant = () => undefined;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  globalThis.fetch = fetchBefore;
});

const given = (stated: Partial<Account> = {}) => {
  service = givenService(accountOf({ phone: '', ...stated }));
  showTo(service, <ProfileForm />);
  return userEvent.setup();
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const changes = () => service.asked.map(({ input: { email: _, ...fields } }) => fields);
const become = async (line: HTMLInputElement, text: string) => {
  fireEvent.change(line, { target: { value: text } });
  fireEvent.blur(line);
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const toast = () => toastStore.read().find(({ isOpen }) => isOpen);

describe('the greeting', () => {
  test.each([
    [10, 'You now have 10 free job alerts'],
    [1, 'You now have 1 free job alert'],
    [0, 'You now have 0 free job alerts'],
  ])('SET-01 of somebody with %d free alerts', (matches, sentence) => {
    showTo(givenService(accountOf()), <Greeting matches={matches} />);
    screen.getByText('Thank you for registering');
    screen.getByText(sentence);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/profile/job-titles');
  });

  test('SET-01 a record older than the counter says no number', () => {
    showTo(givenService(accountOf()), <Greeting matches={null} />);
    expect(screen.queryByText(/free job alert/)).toBeNull();
  });
});

describe('names', () => {
  test.each([
    ['A', 'Value must be at least 2 characters long'],
    ['x'.repeat(21), 'Value cannot be more than 20 characters long'],
  ])('SET-02 %j is refused as the field is left, and not sent', async (text, sentence) => {
    given();
    await become(field('First name'), text);
    expect((await screen.findByText(sentence)).getAttribute('role')).toBe('alert');
    expect(changes()).toEqual([]);
  });

  test.each(['Zoë 🦊', 'דוד', '<b>Ada</b>'])(
    'SET-02 %j is saved as the field is left, and says so',
    async (text) => {
      given();
      await become(field('First name'), text);
      await screen.findByText('Saved');
      expect(changes()).toEqual([{ firstName: text }]);
    },
  );

  test('SET-02 a field that is left as it was is not sent', async () => {
    const keys = given({ lastName: '' });
    await keys.click(field('First name'));
    await keys.click(field('Last name'));
    await keys.tab();
    expect(changes()).toEqual([]);
    expect(screen.queryByText(/at least 2/)).toBeNull();
  });

  test('SET-02 what could not be saved stays typed, is explained, and is saved by the next try', async () => {
    given();
    service.refuse = { errorType: 'Unavailable', message: 'Please try again in a minute.' };
    await become(field('Last name'), 'Lovelace');
    await screen.findByText('Please try again in a minute.');
    expect(field('Last name').value).toBe('Lovelace');
    service.refuse = null;
    fireEvent.blur(field('Last name'));
    await screen.findByText('Saved');
    expect(service.account.lastName).toBe('Lovelace');
  });
});

describe('the phone', () => {
  test('SET-03 formats itself and is saved as dial code and digits', async () => {
    given();
    await become(field('Phone'), '5125550100');
    expect(field('Phone').value).toBe('(512) 555 - 0100');
    await waitFor(() =>
      expect(changes()).toEqual([{ sms: '+15125550100', country: 'US', countryCode: '+1' }]),
    );
  });

  test('SET-03 a number that is none is refused as the field is left', async () => {
    given();
    await become(field('Phone'), '512 555');
    await screen.findByText('Must be a valid mobile number');
    expect(changes()).toEqual([]);
  });

  test('SET-03 SET-01 another country writes numbers its own way; the number of the old one is not kept', async () => {
    given({ phone: '+15125550100' });
    fireEvent.change(field('Country'), { target: { value: 'GB' } });
    await waitFor(() => expect(changes()).toEqual([{ country: 'GB', countryCode: '+44', sms: '' }]));
    expect(field('Phone').value).toBe('');
    await become(field('Phone'), '07911123456');
    await waitFor(() => expect(service.account.phone).toBe('+447911123456'));
    expect(field('Phone').value).toBe('07911 123456');
  });

  test('SET-03 SET-01 a country with the same dial code keeps the number, and what is only typed moves along', async () => {
    given({ phone: '+15125550100' });
    fireEvent.change(field('Country'), { target: { value: 'PR' } });
    await waitFor(() => expect(changes()).toEqual([{ country: 'PR', countryCode: '+1' }]));
    expect(field('Phone').value).toBe('(512) 555 - 0100');
    await become(field('Phone'), '791112345');
    await screen.findByText('Must be a valid mobile number');
    fireEvent.change(field('Country'), { target: { value: 'GB' } });
    await waitFor(() => expect(service.account.country).toBe('GB'));
    expect(field('Phone').value.replace(/\D/g, '')).toBe('791112345');
  });

  test('SET-04 is verified by the code that was texted, and then locked with a check', async () => {
    given({ phone: '+15125550100' });
    pool.onGrant = (operation) => {
      if (operation === 'verifyPhone') service.account = { ...service.account, phoneVerified: true };
    };
    press('Verify');
    await screen.findByText('We texted a code to +1 (512) 555 - 0100.');
    expect(pool.asked).toEqual([
      [
        'updateAttributes',
        { phone_number: '+15125550100', 'custom:country': 'US', 'custom:countryCode': '+1' },
      ],
      ['sendPhoneCode'],
    ]);
    fireEvent.change(field('Code'), { target: { value: ' 123 456 ' } });
    fireEvent.submit(field('Code'));
    await screen.findByText('Verified');
    expect(pool.asked.at(-1)).toEqual(['verifyPhone', '123456']);
    expect(changes()).toEqual([{ sms: '+15125550100', country: 'US', countryCode: '+1' }]);
    expect(field('Phone').readOnly).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['CodeMismatchException', 'Invalid confirmation code.'],
    ['ExpiredCodeException', 'Your confirmation code has expired.'],
    ['LimitExceededException', 'That was tried too often. Please wait a few minutes and try again.'],
  ])('SET-04 %s is said in a sentence, and another code can be requested', async (code, sentence) => {
    given({ phone: '+15125550100' });
    pool.refusals.set('verifyPhone', code);
    press('Verify');
    fireEvent.change(field('Code'), { target: { value: '000000' } });
    fireEvent.submit(field('Code'));
    await screen.findByText(sentence);
    press('Request Again');
    await waitFor(() => expect(pool.asked.filter(([name]) => name === 'sendPhoneCode')).toHaveLength(2));
    expect(screen.queryByText(sentence)).toBeNull();
    expect(changes()).toEqual([]);
  });

  test.each([
    ['', 'Code is required'],
    ['12345', 'The code has 6 characters.'],
  ])('SET-04 the code %j is not sent', async (text, sentence) => {
    given({ phone: '+15125550100' });
    press('Verify');
    fireEvent.change(field('Code'), { target: { value: text } });
    fireEvent.submit(field('Code'));
    await screen.findByText(sentence);
    expect(pool.asked.map(([name]) => name)).not.toContain('verifyPhone');
  });

  test('SET-04 a code counts once: where the record did not hear of it, the next try tells the record alone', async () => {
    given({ phone: '+15125550100' });
    service.refuse = { errorType: 'Unavailable', message: 'Please try again in a minute.' };
    press('Verify');
    fireEvent.change(field('Code'), { target: { value: '123456' } });
    fireEvent.submit(field('Code'));
    await screen.findByText('Please try again in a minute.');
    service.refuse = null;
    fireEvent.submit(field('Code'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(pool.asked.filter(([name]) => name === 'verifyPhone')).toHaveLength(1);
  });

  test('SET-04 nothing is texted while there is no number', async () => {
    given();
    press('Verify');
    await screen.findByText('Must be a valid mobile number');
    expect(pool.asked).toEqual([]);
    expect(document.activeElement).toBe(field('Phone'));
  });
});

describe('a verified phone', () => {
  const verified = { phone: '+15125550100', phoneVerified: true };

  test('SET-05 No keeps it', async () => {
    given(verified);
    press('Change');
    within(screen.getByRole('dialog')).getByText('Change Cell Phone');
    press('No');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([pool.asked, changes()]).toEqual([[], []]);
  });

  test('SET-05 Yes clears it, deletes its attribute and updates the country', async () => {
    given(verified);
    fireEvent.change(field('Country'), { target: { value: 'GB' } });
    press('Yes');
    await screen.findByRole('button', { name: 'Verify' });
    expect(pool.asked).toEqual([
      ['deletePhone'],
      ['updateAttributes', { 'custom:country': 'GB', 'custom:countryCode': '+44' }],
    ]);
    expect(changes()).toEqual([{ sms: '', country: 'GB', countryCode: '+44' }]);
    expect(field('Phone').value).toBe('');
    expect(field('Country').value).toBe('GB');
  });

  test('SET-05 stays where the user pool does not answer, and the dialog says so', async () => {
    given(verified);
    pool.refusals.set('deletePhone', 'TooManyRequestsException');
    press('Change');
    press('Yes');
    await screen.findByText('That was tried too often. Please wait a few minutes and try again.');
    expect(changes()).toEqual([]);
    screen.getByText('Verified');
  });
});

describe('the career', () => {
  test('PROF-01 industry, seniority and dream companies are shown and saved', async () => {
    const keys = given({ industry: 'Fintech', seniority: 'mid', dreamCompanies: ['Larkspur Systems'] });
    expect([field('Industry').value, field('Seniority').value]).toEqual(['Fintech', 'mid']);
    await keys.selectOptions(field('Industry'), 'Robotics');
    await keys.selectOptions(field('Seniority'), 'senior');
    await keys.click(screen.getByRole('button', { name: 'Larkspur Systems. Click To Delete' }));
    await waitFor(() =>
      expect(changes()).toEqual([{ industry: 'Robotics' }, { seniority: 'senior' }, { dreamCompanies: [] }]),
    );
  });

  test('PROF-01 an industry of before there was a list is shown', () => {
    given({ industry: 'Clockmaking' });
    expect(field('Industry').value).toBe('Clockmaking');
  });

  test('PROF-01 what cannot be saved is undone, and a toast says why', async () => {
    given({ dreamCompanies: ['Larkspur Systems'] });
    service.refuse = { errorType: 'Unavailable', message: 'Please try again in a minute.' };
    press('Larkspur Systems. Click To Delete');
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Your change was not saved.',
        description: 'Please try again in a minute.',
        variant: 'destructive',
      }),
    );
    screen.getByRole('button', { name: 'Larkspur Systems. Click To Delete' });
  });
});

describe('the password', () => {
  const show = () => {
    service = givenService(accountOf());
    showTo(service, <PasswordSection />);
  };
  const give = (current: string, next: string) => {
    fireEvent.change(field('Old password'), { target: { value: current } });
    fireEvent.change(field('New password'), { target: { value: next } });
    press('Change password');
  };

  test('SET-06 takes the old and the new, and says when it is changed', async () => {
    show();
    give('the old one', 'the new one');
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Password Successfully Updated' }));
    expect(pool.asked).toEqual([['changePassword', 'the old one', 'the new one']]);
    expect([field('Old password').value, field('New password').value]).toEqual(['', '']);
  });

  test('SET-06 says which of them is wrong, and keeps what was typed', async () => {
    show();
    pool.refusals.set('changePassword', 'NotAuthorizedException');
    give('a wrong one', 'the new one');
    await screen.findByText('Your old password is not correct.');
    expect(field('New password').value).toBe('the new one');
  });

  test.each([
    ['short', 'Password must be at least 8 characters.'],
    ['x'.repeat(21), 'Password cannot be more than 20 characters.'],
  ])('SET-06 %j is not sent', async (next, sentence) => {
    show();
    give('the old one', next);
    await screen.findByText(sentence);
    expect(pool.asked).toEqual([]);
  });
});
