/** A way in which a text is not delivered. */
interface TextFailure {
  /** What the person is told. */
  readonly why: string;
  /** Whether the next text to this number would fail as well. */
  readonly isPermanent?: true;
}

const CARRIER = { why: 'Your carrier did not let the text through.' };
const OURS = { why: 'Our text service did not send it.' };

/**
 * The event types that report a text as undelivered. TEXT_UNKNOWN is not among them: it also comes after 72 hours without
 * a receipt, and many carriers send none.
 * Source: AWS End User Messaging SMS, "Event types for SMS, MMS, and voice".
 */
const FAILURES: Readonly<Record<string, TextFailure>> = {
  TEXT_BLOCKED: { why: 'Your phone or its carrier blocks our texts.', isPermanent: true },
  TEXT_INVALID: { why: 'The number does not take texts.', isPermanent: true },
  TEXT_UNREACHABLE: { why: 'Your phone could not be reached.' },
  TEXT_TTL_EXPIRED: { why: 'Your phone could not be reached in time.' },
  TEXT_CARRIER_UNREACHABLE: { why: 'Your carrier could not be reached.' },
  TEXT_CARRIER_BLOCKED: CARRIER,
  TEXT_SPAM: CARRIER,
  TEXT_INVALID_MESSAGE: OURS,
  TEXT_PROTECT_BLOCKED: OURS,
};

/** What an event type says of a text that was not delivered; undefined where it says nothing of the kind. */
export const textFailure = (eventType: string): TextFailure | undefined => FAILURES[eventType];
