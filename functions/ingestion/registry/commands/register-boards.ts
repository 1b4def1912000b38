import * as z from 'zod';
import { parseJson } from '../../../platform/parse-json.ts';
import { hashPrefix } from '../../../table/shards.ts';
import { adapterOf, systems } from '../../adapters/adapters.ts';
import { hasSharedAccount, namesByAccount } from '../account-names.ts';
import { type BoardStore, newBoard } from '../board-store.ts';

const Entry = z
  .object({
    ats: z.enum(systems(), `Unknown system. Use one of ${systems().join(', ')}.`),
    board: z.string('The board is missing.'),
    company: z.string().default(''),
    favorite: z.boolean().default(false),
  })
  .refine(({ ats, board }) => adapterOf(ats).slug.test(board), {
    error: "Not a board of this system. Take the name from the address of the employer's board.",
    path: ['board'],
  });
export type Entry = z.infer<typeof Entry>;

const Entries = z.array(Entry);
const Columns = z.tuple([z.literal('ats'), z.literal('slug'), z.literal('company')]);

/**
 * Parses a JSON array of {ats, board, company?, favorite?}, or tab-separated lines under the header ats, slug, company.
 * Throws an error that names each invalid entry.
 */
export function parseEntries(text: string): Entry[] {
  const [header = '', ...lines] = text.trim().split(/\r?\n/);
  if (!Columns.safeParse(header.split('\t')).success) return Entries.parse(entriesOf(text));
  return Entries.parse(
    lines.map((line) => {
      const [ats, board, company] = line.split('\t');
      return { ats, board, company };
    }),
  );
}

function entriesOf(text: string): unknown {
  const entries = parseJson(text);
  if (entries !== undefined) return entries;
  throw new Error('Expected a JSON array, or tab-separated lines under the header ats, slug, company.');
}

const named = ({ company }: { company: string }) => (company === '' ? {} : { company });

/**
 * Registers boards that are not registered yet, confirms those that a member added, and returns a message
 * with their number. A board without a name gets that of another board of its account. The first readings are
 * spread evenly over `overMs` milliseconds.
 */
export async function registerBoards(
  store: BoardStore,
  entries: readonly Entry[],
  now: Date,
  overMs = 0,
): Promise<string> {
  const boards = entries.map(({ board: slug, ...entry }) => ({ ...entry, slug }));
  const hasNameless = boards.some((board) => board.company === '' && hasSharedAccount(board));
  const nameOf = namesByAccount(hasNameless ? [...(await store.list()), ...boards] : []);
  let added = 0;
  for (const { ats, slug, company, favorite } of boards) {
    const offset = overMs === 0 ? 0 : Number.parseInt(hashPrefix(`${ats}:${slug}`), 16) % overMs;
    const due = new Date(now.getTime() + offset);
    const entry = { ats, slug, company: company || nameOf({ ats, slug }), favorite };
    if (await store.add(newBoard(entry, due))) added += 1;
    else await store.decideTrust(`${ats}:${slug}`, { trust: 'trusted', ...named(entry) }, 'unconfirmed');
  }
  return `${added} of ${entries.length} boards added. The others were already registered.`;
}
