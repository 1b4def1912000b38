/** Characters of a part of a concatenated SMS. */
export const SMS_PART_CHARACTERS = 153;

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

/** https://docs.aws.amazon.com/sms-voice/latest/userguide/configuration-sets-event-format.html */
export interface TextEvent {
  eventType: string;
  [detail: string]: unknown;
}

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  QUEUED: 'Message is queued for delivery',
  DELIVERED: 'Message has been accepted by phone',
  SUCCESSFUL: 'Message has been accepted by phone carrier',
};

/** The events of a text in order: queued, then `outcome`. */
export const eventsOf = (text: SentText, outcome: string): TextEvent[] => [
  eventOf(text, 'TEXT_QUEUED', false),
  eventOf(text, outcome, true),
];

function eventOf(text: SentText, eventType: string, isFinal: boolean): TextEvent {
  const status = eventType.replace('TEXT_', '');
  const timestamp = text.sentAt.getTime();
  return {
    eventType,
    eventVersion: '1.0',
    eventTimestamp: timestamp,
    isFinal,
    originationPhoneNumber: '+12065550152',
    destinationPhoneNumber: text.to,
    isoCountryCode: 'US',
    messageId: text.messageId,
    messageRequestTimestamp: timestamp,
    messageEncoding: 'GSM',
    messageType: text.messageType,
    messageStatus: status,
    messageStatusDescription: DESCRIPTIONS[status] ?? 'Message could not be delivered',
    context: text.context,
    totalMessageParts: Math.ceil(text.body.length / SMS_PART_CHARACTERS),
    totalMessagePrice: text.price,
    totalCarrierFee: 0,
  };
}
