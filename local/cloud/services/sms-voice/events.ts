/** What an event says of the text it is about. */
export interface SentText {
  messageId: string;
  sentAt: Date;
  to: string;
  body: string;
  messageType: string;
  context: Readonly<Record<string, string>>;
  /** In US dollars. */
  price: number;
}

/** An event as End User Messaging publishes it: https://docs.aws.amazon.com/sms-voice/latest/userguide/configuration-sets-event-format.html */
export interface TextEvent {
  eventType: string;
  [detail: string]: unknown;
}

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  QUEUED: 'Message is queued for delivery',
  DELIVERED: 'Message has been accepted by phone',
  SUCCESSFUL: 'Message has been accepted by phone carrier',
};

/** Everything that happens to a text, in order: it is queued, then ends as `outcome` says. */
export const eventsOf = (text: SentText, outcome: string): TextEvent[] => [
  event(text, 'TEXT_QUEUED', false),
  event(text, outcome, true),
];

function event(text: SentText, eventType: string, isFinal: boolean): TextEvent {
  const status = eventType.replace('TEXT_', '');
  const at = text.sentAt.getTime();
  return {
    eventType,
    eventVersion: '1.0',
    eventTimestamp: at,
    isFinal,
    originationPhoneNumber: '+12065550152',
    destinationPhoneNumber: text.to,
    isoCountryCode: 'US',
    messageId: text.messageId,
    messageRequestTimestamp: at,
    messageEncoding: 'GSM',
    messageType: text.messageType,
    messageStatus: status,
    messageStatusDescription: DESCRIPTIONS[status] ?? 'Message could not be delivered',
    context: text.context,
    totalMessageParts: Math.ceil(text.body.length / 153),
    totalMessagePrice: text.price,
    totalCarrierFee: 0,
  };
}
