import { describe, expect, test } from '@jest/globals';
import { Failure } from '../../service/failure.ts';
import { IdentityFailure } from '../identity/identity-failure.ts';
import { passwordErrorText, phoneErrorText } from './identity-error-text.ts';

const tooMany = 'That was tried too often. Please wait a few minutes and try again.';
const unreached = 'Daybreak could not be reached. Please check your connection and try again.';
const refusal = (code: string) => new IdentityFailure(code, 'said by the pool');

describe('what is said where the user pool refuses', () => {
  test.each([
    ['CodeMismatchException', 'Invalid confirmation code.'],
    ['ExpiredCodeException', 'Your confirmation code has expired.'],
    ['LimitExceededException', tooMany],
    ['TooManyFailedAttemptsException', tooMany],
    ['TooManyRequestsException', tooMany],
    ['InvalidParameterException', 'Must be a valid mobile number'],
    ['SomethingNewException', 'Something went wrong. Please try again.'],
    ['toString', 'Something went wrong. Please try again.'],
  ])('SET-04 a phone’s code, %s: %s', (code, sentence) => {
    expect(phoneErrorText(refusal(code))).toBe(sentence);
  });

  test.each([
    ['NotAuthorizedException', 'Your old password is not correct.'],
    ['InvalidPasswordException', 'Password must be at least 8 characters.'],
    ['LimitExceededException', tooMany],
  ])('SET-06 a password, %s: %s', (code, sentence) => {
    expect(passwordErrorText(refusal(code))).toBe(sentence);
  });

  test('a network that is down is said to be so', () => {
    expect(phoneErrorText(new TypeError('Failed to fetch'))).toBe(unreached);
    expect(passwordErrorText(new TypeError('Failed to fetch'))).toBe(unreached);
  });

  test('where the record did not learn of a verified phone, the service’s own sentence is shown', () => {
    expect(phoneErrorText(new Failure('Conflict', 'Please try again.'))).toBe('Please try again.');
  });
});
