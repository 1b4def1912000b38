import { CfnOutput, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';

/** Returns the name of the stack of a domain. */
export const senderStackName = (domain: string) => `Daybreak-Sender-${domain.replaceAll('.', '-')}`;

/**
 * The domain that mail is sent from. Cognito creates no user pool while the domain is unverified, and SES has each domain
 * once per account, so it is a stack of its own: deployed first, named after the domain, and shared by the account's stages.
 * Its outputs are the DNS records to publish, as lines of a zone file.
 */
export class SenderStack extends Stack {
  constructor(scope: Construct, { domain, ...props }: StackProps & { readonly domain: string }) {
    super(scope, senderStackName(domain), props);
    const returnPath = `bounce.${domain}`;
    const sender = new EmailIdentity(this, 'Sender', {
      identity: Identity.domain(domain),
      mailFromDomain: returnPath,
    });
    sender.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
    for (const [number, { name, value }] of sender.dkimRecords.entries())
      this.#record(`Dkim${number + 1}`, `${name} CNAME ${value}`);
    // https://docs.aws.amazon.com/ses/latest/dg/mail-from.html
    this.#record('MailFromMx', `${returnPath} MX 10 feedback-smtp.${this.region}.amazonses.com`);
    this.#record('MailFromSpf', `${returnPath} TXT "v=spf1 include:amazonses.com ~all"`);
    // https://docs.aws.amazon.com/ses/latest/dg/send-email-authentication-dmarc.html
    this.#record('Dmarc', `_dmarc.${domain} TXT "v=DMARC1; p=none"`);
  }

  #record(id: string, value: string): void {
    new CfnOutput(this, id, { value });
  }
}
