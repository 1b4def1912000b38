/** @jest-environment jsdom */
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FakeService } from '../account/testing/given-account.tsx';
import { fakeUserPool } from './testing/fake-user-pool.ts';
import { cleanUp, field, fillIn, press, renderSettings, savedChanges } from './testing/render-settings.tsx';

const pool = fakeUserPool();
let ProfileForm: typeof import('./components/profile-form.tsx')['ProfileForm'];
let service: FakeService;

beforeAll(async () => {
  ({ ProfileForm } = await import('./components/profile-form.tsx'));
});

beforeEach(pool.forget);
afterEach(cleanUp);

describe('the phone', () => {
  test('SET-03 is formatted while typing and saved as dial code and digits', async () => {
    service = renderSettings(<ProfileForm />);
    fillIn(field('Phone'), '5125550100');
    expect(field('Phone').value).toBe('(512) 555 - 0100');
    await waitFor(() =>
      expect(savedChanges(service)).toEqual([{ sms: '+15125550100', country: 'US', countryCode: '+1' }]),
    );
  });

  test('SET-03 an invalid number is rejected on blur', async () => {
    service = renderSettings(<ProfileForm />);
    fillIn(field('Phone'), '512 555');
    await screen.findByText('Must be a valid mobile number');
    expect(savedChanges(service)).toEqual([]);
  });

  test('SET-03 SET-01 a country with another dial code clears the number and formats its own way', async () => {
    service = renderSettings(<ProfileForm />, { phone: '+15125550100' });
    fireEvent.change(field('Country'), { target: { value: 'GB' } });
    await waitFor(() =>
      expect(savedChanges(service)).toEqual([{ country: 'GB', countryCode: '+44', sms: '' }]),
    );
    expect(field('Phone').value).toBe('');
    fillIn(field('Phone'), '07911123456');
    await waitFor(() => expect(service.account.phone).toBe('+447911123456'));
    expect(field('Phone').value).toBe('07911 123456');
  });

  test('SET-03 SET-01 a country with the same dial code keeps the number, and typed text is kept', async () => {
    service = renderSettings(<ProfileForm />, { phone: '+15125550100' });
    fireEvent.change(field('Country'), { target: { value: 'PR' } });
    await waitFor(() => expect(savedChanges(service)).toEqual([{ country: 'PR', countryCode: '+1' }]));
    expect(field('Phone').value).toBe('(512) 555 - 0100');
    fillIn(field('Phone'), '791112345');
    await screen.findByText('Must be a valid mobile number');
    fireEvent.change(field('Country'), { target: { value: 'GB' } });
    await waitFor(() => expect(service.account.country).toBe('GB'));
    expect(field('Phone').value.replace(/\D/g, '')).toBe('791112345');
  });

  test('SET-04 is verified by a texted code, then locked with a check', async () => {
    service = renderSettings(<ProfileForm />, { phone: '+15125550100' });
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
    expect(savedChanges(service)).toEqual([{ sms: '+15125550100', country: 'US', countryCode: '+1' }]);
    expect(field('Phone').readOnly).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['CodeMismatchException', 'Invalid confirmation code.'],
    ['ExpiredCodeException', 'Your confirmation code has expired.'],
    ['LimitExceededException', 'Too many attempts. Wait a few minutes and try again.'],
  ])('SET-04 %s shows a message, and another code can be requested', async (code, sentence) => {
    service = renderSettings(<ProfileForm />, { phone: '+15125550100' });
    pool.refusals.set('verifyPhone', code);
    press('Verify');
    fireEvent.change(field('Code'), { target: { value: '000000' } });
    fireEvent.submit(field('Code'));
    await screen.findByText(sentence);
    press('Request Again');
    await waitFor(() => expect(pool.asked.filter(([name]) => name === 'sendPhoneCode')).toHaveLength(2));
    expect(screen.queryByText(sentence)).toBeNull();
    expect(savedChanges(service)).toEqual([]);
  });

  test.each([
    ['', 'Code is required'],
    ['12345', 'The code has 6 characters.'],
  ])('SET-04 the code %j is not sent', async (text, sentence) => {
    service = renderSettings(<ProfileForm />, { phone: '+15125550100' });
    press('Verify');
    fireEvent.change(field('Code'), { target: { value: text } });
    fireEvent.submit(field('Code'));
    await screen.findByText(sentence);
    expect(pool.asked.map(([name]) => name)).not.toContain('verifyPhone');
  });

  test('SET-04 if saving fails after the code was accepted, the retry only saves', async () => {
    service = renderSettings(<ProfileForm />, { phone: '+15125550100' });
    service.changeError = { errorType: 'Unavailable', message: 'Please try again in a minute.' };
    press('Verify');
    fireEvent.change(field('Code'), { target: { value: '123456' } });
    fireEvent.submit(field('Code'));
    await screen.findByText('Please try again in a minute.');
    service.changeError = null;
    fireEvent.submit(field('Code'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(pool.asked.filter(([name]) => name === 'verifyPhone')).toHaveLength(1);
  });

  test('SET-04 nothing is texted without a number', async () => {
    service = renderSettings(<ProfileForm />);
    press('Verify');
    await screen.findByText('Must be a valid mobile number');
    expect(pool.asked).toEqual([]);
    expect(document.activeElement).toBe(field('Phone'));
  });
});

describe('a verified phone', () => {
  const verified = { phone: '+15125550100', phoneVerified: true };

  test('SET-05 No keeps the number', async () => {
    service = renderSettings(<ProfileForm />, verified);
    press('Change');
    within(screen.getByRole('dialog')).getByText('Change Cell Phone');
    press('No');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([pool.asked, savedChanges(service)]).toEqual([[], []]);
  });

  test('SET-05 Yes clears the number, deletes its attribute and updates the country', async () => {
    service = renderSettings(<ProfileForm />, verified);
    fireEvent.change(field('Country'), { target: { value: 'GB' } });
    press('Yes');
    await screen.findByRole('button', { name: 'Verify' });
    expect(pool.asked).toEqual([
      ['deletePhone'],
      ['updateAttributes', { 'custom:country': 'GB', 'custom:countryCode': '+44' }],
    ]);
    expect(savedChanges(service)).toEqual([{ sms: '', country: 'GB', countryCode: '+44' }]);
    expect(field('Phone').value).toBe('');
    expect(field('Country').value).toBe('GB');
  });

  test('SET-05 stays if the user pool fails, and the dialog says so', async () => {
    service = renderSettings(<ProfileForm />, verified);
    pool.refusals.set('deletePhone', 'TooManyRequestsException');
    press('Change');
    press('Yes');
    await screen.findByText('Too many attempts. Wait a few minutes and try again.');
    expect(savedChanges(service)).toEqual([]);
    screen.getByText('Verified');
  });
});
