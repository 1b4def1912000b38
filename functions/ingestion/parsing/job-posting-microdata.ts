import { toPlainLine } from '../../postings/plain-text.ts';

type Item = Record<string, unknown>;

/** An open element that belongs to an item, which sets its `property`. */
interface OpenElement {
  readonly parent: Item | undefined;
  readonly item: Item | undefined;
  readonly properties: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  /** Where its content starts in the HTML. */
  readonly start: number;
}

/** In characters. Elements in one another have the same content again and again. */
const MAX_CONTENT = 500_000;
const MAX_ALL_CONTENTS = 4_000_000;

/** Of an item, and of the properties that one element sets. */
const MAX_VALUES = 1_000;
const MAX_NAMES = 10;

/** Keep their markup. */
const HTML_PROPERTIES = new Set(['description', 'responsibilities', 'qualifications']);

const isJobPosting = (type: string | undefined): boolean => /\bschema\.org\/JobPosting\b/i.test(type ?? '');

/** Collects the JobPostings that a page marks up with itemprop attributes, in the form of JSON-LD objects. */
export class MicrodataReader {
  readonly found: Item[] = [];
  readonly #html: string;
  readonly #open: OpenElement[] = [];
  #charactersLeft = MAX_ALL_CONTENTS;

  constructor(html: string) {
    this.#html = html;
  }

  /** `start` is where the element's content starts. */
  open(attributes: Readonly<Record<string, string>>, start: number): void {
    const parent = this.#open.at(-1)?.item;
    const isRoot = isJobPosting(attributes['itemtype']);
    const isItem = isRoot || (parent !== undefined && 'itemscope' in attributes);
    const own: Item | undefined = isItem
      ? { '@type': attributes['itemtype']?.split('/').at(-1) ?? '' }
      : undefined;
    if (own && isRoot) this.found.push(own);
    const properties = parent
      ? (attributes['itemprop'] ?? '')
          .slice(0, 1_000)
          .split(/\s+/)
          .filter((name) => name !== '')
          .slice(0, MAX_NAMES)
      : [];
    for (const property of own ? properties : []) addValue(parent, property, own);
    this.#open.push({ parent, item: own ?? parent, properties: own ? [] : properties, attributes, start });
  }

  /** `end` is where the element's content ends. */
  close(end: number): void {
    const element = this.#open.pop();
    if (!element) return;
    const { parent, properties, attributes, start } = element;
    for (const property of properties) {
      const content = attributes['content'] ?? attributes['datetime'] ?? this.#contentOf(start, end);
      addValue(parent, property, HTML_PROPERTIES.has(property) ? content : toPlainLine(content));
    }
  }

  #contentOf(start: number, end: number): string {
    const length = Math.max(0, Math.min(end - start, MAX_CONTENT, this.#charactersLeft));
    this.#charactersLeft -= length;
    return this.#html.slice(start, start + length).trim();
  }
}

/** A property that occurs again becomes a list. */
function addValue(item: Item | undefined, property: string, value: unknown): void {
  if (!item) return;
  const before = item[property];
  if (before === undefined) item[property] = value;
  else if (!Array.isArray(before)) item[property] = [before, value];
  else if (before.length < MAX_VALUES) before.push(value);
}
