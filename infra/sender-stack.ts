import { CfnOutput, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';

export const senderStackName = (domain: string) => `Daybreak-Sender-${domain.replaceAll('.', '-')}`;

/**
 * The domain that e-mail is sent from, as a stack that all stages of an account share and that is deployed
 * first: Cognito requires a verified domain to create a user pool, and an account can verify a domain only
 * once. The outputs are the DNS records to publish, in zone file format.
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
      this.#record(`Dkim${number + 1}`, name, `CNAME ${value}.`);
    // https://docs.aws.amazon.com/ses/latest/dg/mail-from.html
    this.#record('MailFromMx', returnPath, `MX 10 feedback-smtp.${this.region}.amazonses.com.`);
    this.#record('MailFromSpf', returnPath, `TXT "v=spf1 include:amazonses.com ~all"`);
    // https://docs.aws.amazon.com/ses/latest/dg/send-email-authentication-dmarc.html
    this.#record('Dmarc', `_dmarc.${domain}`, `TXT "v=DMARC1; p=none"`);
  }

  /** In zone file format, where a name without a dot at its end is within the zone. */
  #record(id: string, name: string, data: string): void {
    new CfnOutput(this, id, { value: `${name}. 3600 IN ${data}` });
  }
}
