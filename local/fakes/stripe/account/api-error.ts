/** https://docs.stripe.com/api/errors */
export interface ApiErrorBody {
  readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error';
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
}

export class ApiError extends Error {
  readonly status: 400 | 401 | 402 | 404;
  readonly body: ApiErrorBody;

  constructor(status: 400 | 401 | 402 | 404, parts: ApiErrorBody) {
    super(parts.message);
    this.status = status;
    this.body = parts;
  }
}

export const invalidRequest = (
  message: string,
  more: { code?: string; param?: string; status?: 400 | 401 | 404 } = {},
) => {
  const { status = 400, ...rest } = more;
  return new ApiError(status, { type: 'invalid_request_error', message, ...rest });
};

export const cardDeclined = () =>
  new ApiError(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  });
