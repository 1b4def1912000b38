import { fold } from '../../places/fold.ts';
import { Fault } from '../../platform/fault.ts';
import { employerKey } from '../../postings/employer-key.ts';
import type { Board } from '../../table/board.ts';

/** What of a board tells of its employer. */
export type BoardOfCompany = Pick<Board, 'company' | 'favourite' | 'paused' | 'postings'>;

/** An employer that can be suggested. */
interface Company {
  readonly name: string;
  /** The name as it is looked up, with a space before each word. */
  readonly folded: string;
  readonly favourite: boolean;
  /** Over all of its boards. */
  readonly postings: number;
}

const MOST = 8;
const LONGEST = 200;

const foldedName = (text: string): string => fold(text.normalize('NFKC').trim());

/** The employers whose boards are read, each once, the best first: favourites, then by the number of their postings. */
export function companiesOf(boards: readonly BoardOfCompany[]): Company[] {
  const companies = new Map<string, Company & { readonly largest: number }>();
  for (const { company, favourite, paused, postings } of boards) {
    const [name, key] = [company.trim(), employerKey(company)];
    if (paused || key === '') continue;
    const known = companies.get(key);
    const own = { name, folded: ` ${foldedName(name)}`, largest: postings };
    companies.set(key, {
      ...(known && known.largest >= postings ? known : own),
      favourite: favourite || known?.favourite === true,
      postings: postings + (known?.postings ?? 0),
    });
  }
  return [...companies.values()].sort(bestFirst);
}

const bestFirst = (one: Company, other: Company): number =>
  Number(other.favourite) - Number(one.favourite) ||
  other.postings - one.postings ||
  (one.name < other.name ? -1 : 1);

/**
 * At most 8 names of companies, of which a word begins as the text does: first those that are named so, then those whose
 * name begins so, of each the best first. BadInput above 200 characters.
 */
export function suggestCompanies(companies: readonly Company[], text: string): string[] {
  if (text.length > LONGEST) throw new Fault('BadInput', 'text: A company has at most 200 characters.');
  const asked = foldedName(text);
  if (asked === '') return [];
  const found = companies.filter(({ folded }) => folded.includes(` ${asked}`));
  const rank = ({ folded }: Company) => (folded === ` ${asked}` ? 0 : folded.startsWith(` ${asked}`) ? 1 : 2);
  return found
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, MOST)
    .map(({ name }) => name);
}
