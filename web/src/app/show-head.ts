import { descriptionOf } from './descriptions.ts';
import { headTags, type StatedHead } from './head.ts';
import { routeOf } from './routes.ts';

/** Puts a page's head into the document, in place of the one before. */
export function showHead(stated: StatedHead): void {
  const head = { description: descriptionOf(routeOf(location.pathname)), ...stated };
  document.title = head.title;
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  for (const { name, attributes } of headTags(head, location.origin)) {
    const element = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    element.setAttribute('data-head', '');
    document.head.append(element);
  }
}
