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

/** Keep their markup. */
const HTML_PROPERTIES = new Set(['description', 'responsibilities', 'qualifications']);

const isJobPosting = (type: string | undefined): boolean => /\bschema\.org\/JobPosting\b/i.test(type ?? '');

/** Collects the JobPostings that a page marks up with itemprop attributes, in the form of JSON-LD objects. */
export class MicrodataReader {
  readonly found: Item[] = [];
  readonly #html: string;
  readonly #open: OpenElement[] = [];

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
      ? (attributes['itemprop'] ?? '').split(/\s+/).filter((name) => name !== '')
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
      const content = attributes['content'] ?? attributes['datetime'] ?? this.#html.slice(start, end).trim();
      addValue(parent, property, HTML_PROPERTIES.has(property) ? content : toPlainLine(content));
    }
  }
}

/** A property that occurs again becomes a list. */
function addValue(item: Item | undefined, property: string, value: unknown): void {
  if (!item) return;
  const before = item[property];
  item[property] =
    before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value];
}
