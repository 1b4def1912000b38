import { AwsError } from '../../gateway/aws-error.ts';
import type { SesRegistry } from './registry.ts';
import { addressesIn, type Submission } from './submission.ts';

/** The mailbox simulator takes mail in the sandbox, too: https://docs.aws.amazon.com/ses/latest/dg/request-production-access.html */
const SIMULATOR = /@simulator\.amazonses\.com$/i;

/**
 * Refuses what SES refuses, in its words: an unverified sender, in the sandbox an unverified recipient, no or too many
 * recipients, a malformed address, an unknown configuration set, a tag with other characters than it permits. Returns
 * the identity of the sender.
 */
export function checkSubmission(submission: Submission, registry: SesRegistry, sandbox: boolean): string {
  const { from, recipients, configurationSet, tags } = submission;
  const [sender = ''] = addressesIn(from);
  const identity = registry.identityOf(sender);
  if (recipients.length === 0)
    throw invalid('Missing final recipient: the message has no To, Cc or Bcc address.');
  if (recipients.length > 50) throw invalid('Recipient count exceeds 50.');
  for (const address of [sender, ...recipients]) {
    if (!address.includes('@') || address.endsWith('@')) throw invalid("Missing final '@domain'");
    if (!/^[\x21-\x7e]+@[^\s@]+$/.test(address))
      throw invalid('Local address contains control or whitespace');
  }
  if (configurationSet !== null && !registry.hasSet(configurationSet)) {
    throw new AwsError(
      400,
      'ConfigurationSetDoesNotExist',
      `Configuration set <${configurationSet}> does not exist.`,
    );
  }
  for (const [name, value] of Object.entries(tags)) {
    if (!/^[\w-]{1,256}$/.test(name) || !/^[\w.@-]{1,256}$/.test(value)) {
      throw invalid(
        `Invalid tag ${name}=${value}: only alphanumeric ASCII characters, '_', '-', and in values '.' and '@', are allowed.`,
      );
    }
  }
  const toVerify = sandbox ? [sender, ...recipients.filter((one) => !SIMULATOR.test(one))] : [sender];
  const unverified = toVerify.filter((address) => !isVerified(address, registry));
  if (identity === null || unverified.length > 0) throw notVerified(unverified.join(', '));
  return identity;
}

function isVerified(address: string, registry: SesRegistry): boolean {
  const identity = registry.identityOf(address);
  return identity !== null && registry.admin.isVerified(identity);
}

/** MessageRejected for identities that are not verified. */
export const notVerified = (identities: string) =>
  new AwsError(
    400,
    'MessageRejected',
    `Email address is not verified. The following identities failed the check in region US-EAST-1: ${identities}`,
  );

const invalid = (message: string) => new AwsError(400, 'InvalidParameterValue', message);
