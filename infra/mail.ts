import { Stack } from 'aws-cdk-lib';
import { ConfigurationSet } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { HouseFunction } from './house/house-function.ts';
import type { Stage } from './stage.ts';

/**
 * The sender of every mail, the user pool's included, and the configuration set that reports what becomes of each. The
 * sender's domain is verified outside this stack (sender-stack.ts) and referred to by name only.
 */
export class Mail extends Construct {
  readonly from: string;
  readonly domain: string;
  readonly reports: ConfigurationSet;

  constructor(scope: Construct, id: string, { mailFrom, senderDomain }: Stage) {
    super(scope, id);
    this.from = mailFrom;
    this.domain = senderDomain;
    this.reports = new ConfigurationSet(this, 'Reports', { reputationMetrics: true });
  }

  /** Lets a function send mail, and tells it as whom. */
  sentBy(sender: HouseFunction): void {
    sender.addEnvironment('MAIL_FROM', this.from);
    sender.addEnvironment('CONFIGURATION_SET', this.reports.configurationSetName);
    const arn = (resource: string, resourceName: string) =>
      Stack.of(this).formatArn({ service: 'ses', resource, resourceName });
    sender.may(
      ['ses:SendRawEmail'],
      [
        arn('identity', this.domain),
        // SES asks for the address instead, if it is verified too: the more specific identity counts.
        arn('identity', this.from),
        arn('configuration-set', this.reports.configurationSetName),
      ],
    );
  }
}
