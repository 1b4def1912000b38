import * as z from 'zod';
import { adapterOf, systems } from '../../adapters/adapters.ts';

/** A board to be registered: where it is, whose it is, and whether it is read more often. */
const Entry = z
  .object({
    ats: z.enum(systems(), `There is no such system; they are ${systems().join(', ')}.`),
    board: z.string('The board is missing.'),
    company: z.string().default(''),
    favourite: z.boolean().default(false),
  })
  .refine(({ ats, board }) => adapterOf(ats).slug.test(board), {
    error: 'It names no board of this system: take it from the address of the employer’s board.',
    path: ['board'],
  });
export type Entry = z.infer<typeof Entry>;

const Entries = z.array(Entry);
const Columns = z.tuple([z.literal('ats'), z.literal('slug'), z.literal('company')]);

/**
 * Reads boards to be registered: a JSON array of {ats, board, company?, favourite?}, or lines of tab-separated
 * ats, slug and company under that header. Throws what is wrong with which entry.
 */
export function parseEntries(text: string): Entry[] {
  const [header = '', ...lines] = text.trim().split(/\r?\n/);
  if (!Columns.safeParse(header.split('\t')).success) return Entries.parse(parseJson(text));
  return Entries.parse(
    lines.map((line) => {
      const [ats, board, company] = line.split('\t');
      return { ats, board, company };
    }),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(
      'It is neither a JSON array nor lines under the header ats, slug, company, tab-separated.',
    );
  }
}
