/** What https://docs.stripe.com/api/errors says of an error. */
export interface RefusalParts {
  readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error';
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
}

/** A request that Stripe refuses: the status, and what its body says. */
export class Refusal extends Error {
  readonly status: 400 | 401 | 402 | 404;
  readonly parts: RefusalParts;

  constructor(status: 400 | 401 | 402 | 404, parts: RefusalParts) {
    super(parts.message);
    this.status = status;
    this.parts = parts;
  }
}

/** A request that cannot be understood or followed; 400 unless told otherwise. */
export const invalid = (
  message: string,
  more: { code?: string; param?: string; status?: 400 | 401 | 404 } = {},
) => {
  const { status = 400, ...rest } = more;
  return new Refusal(status, { type: 'invalid_request_error', message, ...rest });
};

/** A card that does not pay. */
export const declined = () =>
  new Refusal(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  });
