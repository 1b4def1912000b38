import { describe, expect, test } from '@jest/globals';
import { Failure } from '../../service/failure.ts';
import { IdentityFailure } from '../identity/identity-failure.ts';
import { passwordErrorText, phoneErrorText } from './identity-error-text.ts';

const tooMany = 'Too many attempts. Wait a few minutes and try again.';
const unreached = "Couldn't reach Daybreak. Check your connection and try again.";
const refusal = (code: string) => new IdentityFailure(code, 'from Cognito');

describe('error texts for the user pool', () => {
  test.each([
    ['CodeMismatchException', 'Invalid confirmation code.'],
    ['ExpiredCodeException', 'Your confirmation code has expired.'],
    ['LimitExceededException', tooMany],
    ['TooManyFailedAttemptsException', tooMany],
    ['TooManyRequestsException', tooMany],
    ['InvalidParameterException', 'Must be a valid mobile number'],
    ['SomethingNewException', 'Something went wrong. Please try again.'],
    ['toString', 'Something went wrong. Please try again.'],
  ])('SET-04 phone verification, %s: %s', (code, sentence) => {
    expect(phoneErrorText(refusal(code))).toBe(sentence);
  });

  test.each([
    ['NotAuthorizedException', 'Your current password is incorrect.'],
    ['InvalidPasswordException', 'Password must be at least 8 characters.'],
    ['LimitExceededException', tooMany],
  ])('SET-06 password change, %s: %s', (code, sentence) => {
    expect(passwordErrorText(refusal(code))).toBe(sentence);
  });

  test('a network error says so', () => {
    expect(phoneErrorText(new TypeError('Failed to fetch'))).toBe(unreached);
    expect(passwordErrorText(new TypeError('Failed to fetch'))).toBe(unreached);
  });

  test('an error from the service keeps its message', () => {
    expect(phoneErrorText(new Failure('Conflict', 'Please try again.'))).toBe('Please try again.');
  });
});
