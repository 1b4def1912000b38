import { AwsError } from '../../gateway/aws-error.ts';
import { checkTags } from '../../gateway/rules/ses-rules.ts';
import type { SesRegistry } from './registry.ts';
import { addressesIn, type Submission } from './submission.ts';

/**
 * The sandbox allows mail to the mailbox simulator:
 * https://docs.aws.amazon.com/ses/latest/dg/request-production-access.html
 */
export const SIMULATOR = /@simulator\.amazonses\.com$/i;

/**
 * Returns the sender's identity. Throws SES's errors for an unverified sender (in the sandbox also
 * recipient), a missing or malformed address, too many recipients, an unknown configuration set or a
 * malformed tag.
 */
export function validateSubmission(submission: Submission, registry: SesRegistry, sandbox: boolean): string {
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
  if (configurationSet !== null && !registry.hasConfigurationSet(configurationSet)) {
    throw new AwsError(
      400,
      'ConfigurationSetDoesNotExist',
      `Configuration set <${configurationSet}> does not exist.`,
    );
  }
  checkTags(tags);
  const toVerify = sandbox ? [sender, ...recipients.filter((one) => !SIMULATOR.test(one))] : [sender];
  const unverified = toVerify.filter((address) => !isVerified(address, registry));
  if (identity === null || unverified.length > 0) throw unverifiedError(unverified.join(', '));
  return identity;
}

function isVerified(address: string, registry: SesRegistry): boolean {
  const identity = registry.identityOf(address);
  return identity !== null && registry.admin.isVerified(identity);
}

const unverifiedError = (identities: string) =>
  new AwsError(
    400,
    'MessageRejected',
    `Email address is not verified. The following identities failed the check in region US-EAST-1: ${identities}`,
  );

const invalid = (message: string) => new AwsError(400, 'InvalidParameterValue', message);
