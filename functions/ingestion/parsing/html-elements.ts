import { DomHandler, DomUtils, ElementType } from 'htmlparser2';
import { parseMarkup } from '../../postings/parse-markup.ts';

/** An element of a page, or the page itself. */
export type HtmlNode = Parameters<typeof DomUtils.getChildren>[0];
export type HtmlElement = ReturnType<typeof DomUtils.findAll>[number];

/** Deeper pages are broken on purpose. Their elements are cut off here. */
const MAX_DEPTH = 200;

const isElement = (node: HtmlNode): node is HtmlElement => 'attribs' in node;

export function parseHtml(html: string): HtmlNode {
  const handler = new DomHandler();
  parseMarkup(html, handler);
  return handler.root;
}

/** Finds the elements below a node, in their order. */
export const findElements = (node: HtmlNode, test: (element: HtmlElement) => boolean): HtmlElement[] =>
  DomUtils.findAll(test, DomUtils.getChildren(node));

export const attributeOf = (element: HtmlElement, name: string): string => element.attribs[name] ?? '';

export const hasClass = (element: HtmlElement, name: string): boolean =>
  attributeOf(element, 'class').split(/\s+/).includes(name);

/** Returns the nearest element around another one. */
export function closestElement(
  element: HtmlElement,
  test: (element: HtmlElement) => boolean,
): HtmlElement | undefined {
  for (let parent: HtmlNode | null = DomUtils.getParent(element); parent; parent = DomUtils.getParent(parent))
    if (isElement(parent) && test(parent)) return parent;
  return undefined;
}

/** Returns the text below a node on one line, without the elements that `isSkipped` excludes. */
export function textOf(node: HtmlNode, isSkipped: (element: HtmlElement) => boolean = () => false): string {
  return rawTextOf(node, isSkipped, 0).replace(/\s+/g, ' ').trim();
}

function rawTextOf(node: HtmlNode, isSkipped: (element: HtmlElement) => boolean, depth: number): string {
  if (node.type === ElementType.Text) return 'data' in node ? node.data : '';
  if (depth > MAX_DEPTH || (isElement(node) && isSkipped(node))) return '';
  return DomUtils.getChildren(node)
    .map((child) => rawTextOf(child, isSkipped, depth + 1))
    .join(' ');
}
