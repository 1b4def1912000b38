import { readFileSync } from 'node:fs';
import type { CompanyPages } from './company-page.ts';

const fileUrl = (name: string) => new URL(name, import.meta.url);

/**
 * Loads what the site's build (web/src/app/render-page.tsx) puts beside the function's bundle. Lists are
 * served without it.
 */
export async function loadPages(): Promise<CompanyPages> {
  const read = (name: string) => readFileSync(fileUrl(name), 'utf8');
  const { renderCompany } = (await import(fileUrl('./render-page.mjs').href)) as Pick<
    CompanyPages,
    'renderCompany'
  >;
  return { shell: read('./company.html'), notFound: read('./404.html'), renderCompany };
}
