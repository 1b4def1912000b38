import type { HotPayload } from 'vite';
import { z } from 'zod';

const parentMessage = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('error'),
    message: z.string(),
    /** Absolute, so that the overlay can open it. */
    file: z.string().optional(),
    /** The lines around the error. */
    frame: z.string().optional(),
  }),
  z.object({ kind: z.literal('reload') }),
]);

/**
 * Returns what a message of the parent process means for open pages: the overlay with an error of the
 * product, or a reload, which also removes the overlay. Throws for any other message.
 */
export function toHotPayload(message: unknown): HotPayload {
  const parsed = parentMessage.parse(message);
  if (parsed.kind === 'reload') return { type: 'full-reload' };
  const { message: text, file, frame } = parsed;
  return {
    type: 'error',
    err: { message: text, stack: '', ...(file && { id: file }), ...(frame && { frame }) },
  };
}
