import { paths } from '../config/paths.ts';
import { product } from '../config/product.ts';
import { notFoundRoute, type SiteRoute } from './routes.ts';

const NOT_FOUND = 'There is no page at this address.';

const descriptions: Readonly<Record<string, string>> = {
  [paths.home]: product.description,
  '/jobs/:id': product.description,
  [paths.about]: `${product.name} watches the job boards of tech employers and shows what is new on its first day. How it works, and who is hiring today.`,
  [paths.pricing]: `Always free to search. Job alerts by text or e-mail for ${product.price.monthly} a month or ${product.price.annual} a year, the first 10 free.`,
  [paths.engineering]: `Tech jobs seen today against the seven-day average, how fresh our sources are, and how long alerts take: ${product.name} in numbers, counted as it happens.`,
  [paths.terms]: `The agreement between you and ${product.name}: accounts, alerts, fees, liability and law, in plain words.`,
  [paths.privacy]: `What ${product.name} knows of you, what it is used for, who else sees it, how long it is kept, and how to have it deleted.`,
  [paths.onboarding]: `Name the job titles you want, the kind of work and the places: ${product.name} alerts you the moment such a job is posted. The first 10 alerts are free.`,
  [notFoundRoute.path]: NOT_FOUND,
  // To everybody but staff there is no such page.
  [paths.staff]: NOT_FOUND,
};

/** What a page says of itself, for search engines and link previews. Apart from the routes: no visit waits for it. */
export function descriptionOf({ path, title }: Pick<SiteRoute, 'path' | 'title'>): string {
  const name = title.replace(` · ${product.name}`, '');
  return descriptions[path] ?? `${name}: for who has an account with ${product.name}.`;
}
