import { headTags, type PageHead } from './head.ts';

export function applyHead(head: PageHead): void {
  document.title = head.title;
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  for (const { name, attributes } of headTags(head, location.origin)) {
    const element = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    element.setAttribute('data-head', '');
    document.head.append(element);
  }
}
