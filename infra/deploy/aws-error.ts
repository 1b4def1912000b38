/** Error names of the SDK's credential chain, and of AWS for an expired token. */
const NO_CREDENTIALS =
  /^(CredentialsProviderError|TokenProviderError|ExpiredToken(Exception)?|InvalidClientTokenId|UnrecognizedClientException)$/;

/** Returns a message for the person who runs a command, with what to do if credentials are missing or expired. */
export function explainAwsError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (NO_CREDENTIALS.test(error.name))
    return 'No valid AWS credentials found. Set AWS_PROFILE, or run aws sso login, and try again.';
  // Node.js leaves the message empty if several addresses of a host refuse the connection.
  return error.message || error.name;
}
