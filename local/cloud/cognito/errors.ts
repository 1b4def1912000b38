/** A refusal as Cognito words it: `type` is the API's exception name, the message is what clients show. */
export class CognitoError extends Error {
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

/** NotAuthorizedException; without a message, the one for a wrong password or a hidden unknown user. */
export function notAuthorized(message = 'Incorrect username or password.'): CognitoError {
  return new CognitoError('NotAuthorizedException', message);
}

/** InvalidParameterException. */
export function invalidParameter(message: string): CognitoError {
  return new CognitoError('InvalidParameterException', message);
}

/** UserNotFoundException. */
export function userNotFound(message = 'User does not exist.'): CognitoError {
  return new CognitoError('UserNotFoundException', message);
}

/** What Cognito says of a code that is too old, used up or was never sent. */
export function expiredCode(): CognitoError {
  return new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
}
