import { z } from 'zod';
import { seconds, text } from './fields.ts';

/** https://docs.stripe.com/api/events/object */
export const event = z.object({
  id: text,
  object: z.literal('event'),
  api_version: text,
  created: seconds,
  data: z.object({
    object: z.record(text, z.unknown()),
    previous_attributes: z.record(text, z.unknown()).optional(),
  }),
  livemode: z.literal(false),
  pending_webhooks: z.int(),
  request: z.object({ id: text.nullable(), idempotency_key: text.nullable() }),
  type: text,
});
