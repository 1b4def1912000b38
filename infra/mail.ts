import { Stack } from 'aws-cdk-lib';
import { ConfigurationSet } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { AppFunction } from './platform/app-function.ts';
import type { Stage } from './stage.ts';

/** Mails a second in the SES sandbox: https://docs.aws.amazon.com/ses/latest/dg/request-production-access.html. */
const SANDBOX_RATE = 1;

/**
 * The sender of all e-mail, including the user pool's, and the configuration set that reports delivery events. The
 * sender's domain is verified in its own stack (sender-stack.ts).
 */
export class Mail extends Construct {
  readonly from: string;
  readonly domain: string;
  readonly reports: ConfigurationSet;
  readonly #postalAddress: string | undefined;
  readonly #isSandboxed: boolean;

  constructor(
    scope: Construct,
    id: string,
    { mailFrom, senderDomain, postalAddress, mailsPerSecond }: Stage,
  ) {
    super(scope, id);
    this.#postalAddress = postalAddress;
    this.#isSandboxed = mailsPerSecond === SANDBOX_RATE;
    this.from = mailFrom;
    this.domain = senderDomain;
    this.reports = new ConfigurationSet(this, 'Reports', {
      reputationMetrics: true,
      // The product keeps its own list of bounces and complaints, from which people can take themselves off. With the
      // account's list, SES would accept codes and alerts for them and not send.
      disableSuppressionList: true,
    });
  }

  /** Lets a function send e-mail, and passes it the sender in environment variables. */
  allowSend(sender: AppFunction): void {
    sender.addEnvironment('MAIL_FROM', this.from);
    if (this.#postalAddress !== undefined) sender.addEnvironment('POSTAL_ADDRESS', this.#postalAddress);
    sender.addEnvironment('CONFIGURATION_SET', this.reports.configurationSetName);
    const arn = (resource: string, resourceName: string) =>
      Stack.of(this).formatArn({ service: 'ses', resource, resourceName });
    sender.allow(
      ['ses:SendRawEmail'],
      [
        arn('identity', this.domain),
        // If the address is verified too, SES checks the permission on it instead of the domain.
        arn('identity', this.from),
        // In the sandbox, SES checks the permission on verified recipients too.
        ...(this.#isSandboxed ? [arn('identity', '*')] : []),
        arn('configuration-set', this.reports.configurationSetName),
      ],
    );
  }
}
