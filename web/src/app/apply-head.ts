import { descriptionOf } from './descriptions.ts';
import { headTags, type PageHeadInput } from './head.ts';
import { routeOf } from './routes.ts';

export function applyHead(input: PageHeadInput): void {
  const head = { description: descriptionOf(routeOf(location.pathname)), ...input };
  document.title = head.title;
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  for (const { name, attributes } of headTags(head, location.origin)) {
    const element = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    element.setAttribute('data-head', '');
    document.head.append(element);
  }
}
