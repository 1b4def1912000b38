import { randomUUID } from 'node:crypto';
import { ACCOUNT, arn } from '../../gateway/arn.ts';
import type { Submission } from './submission.ts';

export interface SentMail {
  messageId: string;
  sentAt: Date;
  submission: Submission;
  /** The recipients on the account's suppression list, to whom nothing is sent. */
  suppressed: readonly string[];
  identity: string;
  configurationSet: string;
  /** The name of the sending role. */
  caller: string;
  operation: string;
}

/** https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html */
export interface SesEvent {
  eventType: 'Send' | 'Delivery' | 'Bounce' | 'Complaint';
  mail: object;
  [detail: string]: unknown;
}

/**
 * The mailbox simulator: https://docs.aws.amazon.com/ses/latest/dg/send-an-email-from-console.html#send-email-simulator
 */
function outcomeOf(recipient: string): 'delivered' | 'bounced' | 'complained' | 'suppressed' {
  const mailbox = /^([^@+]+)(?:\+[^@]*)?@simulator\.amazonses\.com$/i.exec(recipient)?.[1]?.toLowerCase();
  if (mailbox === 'bounce') return 'bounced';
  if (mailbox === 'complaint') return 'complained';
  return mailbox === 'suppressionlist' ? 'suppressed' : 'delivered';
}

/**
 * Why a mail puts its recipient on the account's suppression list; null if it doesn't. The simulator's own
 * mailboxes never get there, and those with a label stand for people's.
 */
export function suppressionReason(recipient: string): 'BOUNCE' | 'COMPLAINT' | null {
  if (!recipient.includes('+')) return null;
  const outcome = outcomeOf(recipient);
  if (outcome === 'bounced') return 'BOUNCE';
  return outcome === 'complained' ? 'COMPLAINT' : null;
}

/** The events of a message in order: sent, then delivered or bounced, then perhaps a complaint. */
export function eventsOf(sent: SentMail): SesEvent[] {
  const mail = mailObject(sent);
  const { recipients } = sent.submission;
  const recipientsWith = (...outcomes: ReturnType<typeof outcomeOf>[]) =>
    recipients.filter(
      (recipient) => !sent.suppressed.includes(recipient) && outcomes.includes(outcomeOf(recipient)),
    );
  const timestamp = sent.sentAt.toISOString();
  const delivered = recipientsWith('delivered', 'complained');
  return [
    { eventType: 'Send', mail, send: {} },
    ...(delivered.length === 0
      ? []
      : [{ eventType: 'Delivery' as const, mail, delivery: delivery(delivered, timestamp) }]),
    ...recipientsWith('bounced').map((recipient) => bounced(mail, recipient, timestamp, 'General')),
    ...recipientsWith('suppressed').map((recipient) => bounced(mail, recipient, timestamp, 'Suppressed')),
    ...sent.suppressed.map((recipient) => bounced(mail, recipient, timestamp, 'OnAccountSuppressionList')),
    ...recipientsWith('complained').map((recipient) => ({
      eventType: 'Complaint' as const,
      mail,
      complaint: complaint(recipient, timestamp),
    })),
  ];
}

function delivery(recipients: string[], timestamp: string) {
  return {
    timestamp,
    processingTimeMillis: 0,
    recipients,
    smtpResponse: '250 2.0.0 OK',
    remoteMtaIp: '127.0.0.1',
    reportingMTA: 'a8-50.smtp-out.amazonses.com',
  };
}

/**
 * Why a mail bounced, and what SES says about it:
 * https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html#event-publishing-retrieving-sns-contents-bounce-object
 */
const DIAGNOSTICS = {
  General: 'smtp; 550 5.1.1 user unknown',
  Suppressed:
    'Amazon SES has suppressed sending to this address because it has a recent history of bouncing as an invalid address.',
  OnAccountSuppressionList:
    'Amazon SES did not send the message to this address because it is on the suppression list for your account.',
};

const bounced = (
  mail: object,
  recipient: string,
  timestamp: string,
  bounceSubType: keyof typeof DIAGNOSTICS,
): SesEvent => ({
  eventType: 'Bounce',
  mail,
  bounce: {
    feedbackId: randomUUID(),
    bounceType: 'Permanent',
    bounceSubType,
    bouncedRecipients: [
      {
        emailAddress: recipient,
        action: 'failed',
        status: '5.1.1',
        diagnosticCode: DIAGNOSTICS[bounceSubType],
      },
    ],
    timestamp,
    reportingMTA: 'dsn; a8-50.smtp-out.amazonses.com',
  },
});

function complaint(recipient: string, timestamp: string) {
  return {
    feedbackId: randomUUID(),
    complaintSubType: null,
    complainedRecipients: [{ emailAddress: recipient }],
    timestamp,
    userAgent: 'Amazon SES Mailbox Simulator',
    complaintFeedbackType: 'abuse',
    arrivalDate: timestamp,
  };
}

function mailObject({
  messageId,
  sentAt,
  submission,
  identity,
  configurationSet,
  caller,
  operation,
}: SentMail) {
  const { headers, recipients, from, tags } = submission;
  const values = (name: string) =>
    headers.filter((header) => header.name.toLowerCase() === name).map(({ value }) => value);
  const [cc, replyTo, date] = [values('cc'), values('reply-to'), values('date')[0]];
  return {
    timestamp: sentAt.toISOString(),
    source: from,
    sourceArn: arn('ses', `identity/${identity}`),
    sendingAccountId: ACCOUNT,
    messageId,
    destination: recipients,
    headersTruncated: false,
    headers,
    commonHeaders: {
      from: values('from'),
      ...(replyTo.length > 0 ? { replyTo } : {}),
      ...(date ? { date } : {}),
      to: values('to').flatMap((value) => value.split(/,\s*/)),
      ...(cc.length > 0 ? { cc } : {}),
      messageId,
      subject: values('subject')[0] ?? '',
    },
    tags: {
      'ses:operation': [operation],
      'ses:configuration-set': [configurationSet],
      'ses:source-ip': ['127.0.0.1'],
      'ses:from-domain': [from.replace(/^.*@|>.*$/g, '')],
      'ses:caller-identity': [caller],
      ...Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, [value]])),
    },
  };
}
