import { paths } from '../config/paths.ts';
import { product } from '../config/product.ts';
import { notFoundRoute, type SiteRoute } from './routes.ts';

const NOT_FOUND = "There's no page at this address.";

const descriptions: Readonly<Record<string, string>> = {
  [paths.home]: product.description,
  '/jobs/:id': product.description,
  '/companies/:slug': product.description,
  [paths.about]: `${product.name} watches the job boards of tech employers and shows new jobs on day one. See how it works and who is hiring today.`,
  [paths.pricing]: `Always free to search. Job alerts by text or email for ${product.price.monthly} a month or ${product.price.annual} a year, the first 10 free.`,
  [paths.engineering]: `Tech jobs seen today against the seven-day average, how fresh our data is, and how long alerts take: ${product.name} in numbers, in real time.`,
  [paths.terms]: `The agreement between you and ${product.name}: accounts, alerts, fees, liability and law, in plain words.`,
  [paths.privacy]: `What ${product.name} knows about you, how we use it, who else sees it, how long we keep it, and how to delete it.`,
  [paths.onboarding]: `Choose job titles, a role and locations, and ${product.name} alerts you the moment a matching job is posted. The first 10 alerts are free.`,
  [paths.saved]: 'The jobs you kept for later, with the ones that have closed marked.',
  [notFoundRoute.path]: NOT_FOUND,
  // For everyone but staff this page does not exist.
  [paths.staff]: NOT_FOUND,
};

/**
 * Describes a page for search engines and link previews. Kept apart from the routes, so that visits do not
 * load it.
 */
export function descriptionOf({ path, title }: Pick<SiteRoute, 'path' | 'title'>): string {
  const name = title.replace(` · ${product.name}`, '');
  return descriptions[path] ?? `${name}: for people with a ${product.name} account.`;
}
