/** An error of the Cognito API: `type` is the exception's name, and clients show the message. */
export class CognitoError extends Error {
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

export function notAuthorized(message = 'Incorrect username or password.'): CognitoError {
  return new CognitoError('NotAuthorizedException', message);
}

export function invalidParameter(message: string): CognitoError {
  return new CognitoError('InvalidParameterException', message);
}

export function userNotFound(message = 'User does not exist.'): CognitoError {
  return new CognitoError('UserNotFoundException', message);
}
