import { employerKey } from '@daybreak/contract/employer-key.ts';
import { fold } from '@daybreak/contract/fold.ts';
import { Fault } from '../../platform/fault.ts';
import type { Board } from '../../table/board.ts';

export type EmployerBoard = Pick<Board, 'company' | 'favorite' | 'paused' | 'postings' | 'trust'>;

interface Company {
  readonly name: string;
  /** The folded name, with a space before each word. */
  readonly folded: string;
  readonly favorite: boolean;
  /** Over all of its boards. */
  readonly postings: number;
}

const MAX_SUGGESTIONS = 8;
const MAX_TEXT_LENGTH = 200;

const foldedName = (text: string): string => fold(text.normalize('NFKC').trim());

/** Returns each employer with an active board once: favorites first, then by number of postings. */
export function rankCompanies(boards: readonly EmployerBoard[]): Company[] {
  const companies = new Map<string, Company & { readonly largest: number }>();
  for (const { company, favorite, paused, postings, trust } of boards) {
    const [name, key] = [company.trim(), employerKey(company)];
    if (paused || trust !== 'trusted' || key === '') continue;
    const known = companies.get(key);
    const named = { name, folded: ` ${foldedName(name)}`, largest: postings };
    companies.set(key, {
      ...(known && known.largest >= postings ? known : named),
      favorite: favorite || known?.favorite === true,
      postings: postings + (known?.postings ?? 0),
    });
  }
  return [...companies.values()].sort(bestFirst);
}

const bestFirst = (one: Company, other: Company): number =>
  Number(other.favorite) - Number(one.favorite) ||
  other.postings - one.postings ||
  (one.name < other.name ? -1 : 1);

/**
 * Suggests up to 8 companies with a word that starts with the text: exact names first, then names that start
 * with it, then the rest. Throws `Fault('BadInput')` above 200 characters.
 */
export function suggestCompanies(companies: readonly Company[], text: string): string[] {
  if (text.length > MAX_TEXT_LENGTH) throw new Fault('BadInput', 'text: Enter at most 200 characters.');
  const prefix = foldedName(text);
  if (prefix === '') return [];
  const matches = companies.filter(({ folded }) => folded.includes(` ${prefix}`));
  const rank = ({ folded }: Company) =>
    folded === ` ${prefix}` ? 0 : folded.startsWith(` ${prefix}`) ? 1 : 2;
  return matches
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ name }) => name);
}
