/** Errors of the credential chain, and of a token that has run out, by the names that the AWS SDK and AWS give them. */
const WITHOUT_CREDENTIALS =
  /^(CredentialsProviderError|TokenProviderError|ExpiredToken(Exception)?|InvalidClientTokenId|UnrecognizedClientException)$/;

/** Returns what a failed AWS call means for the person who runs a command, with what to do. */
export function explainAwsFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (WITHOUT_CREDENTIALS.test(error.name))
    return 'There are no valid AWS credentials. Set AWS_PROFILE, or sign in with aws sso login, and try again.';
  // Node.js gives an error without a message if several addresses of a host refuse.
  return error.message || error.name;
}
