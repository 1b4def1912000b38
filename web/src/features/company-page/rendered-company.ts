import type { Company, CompanyJobPage } from './api/company.ts';

/** The data with which the service rendered the page. */
export interface RenderedCompany {
  readonly company: Company;
  /** The first page of its jobs, by UTC days. */
  readonly jobs: CompanyJobPage;
}

/** The id of the element with this data. */
export const companyDataId = 'company-data';

let rendered: RenderedCompany | undefined;

/** Sets what the page is about to be rendered with. */
export function setRenderedCompany(company: RenderedCompany | undefined): void {
  rendered = company;
}

/** Returns what the company's page was rendered with; undefined if the visitor came from another page of the site. */
export function renderedCompany(slug: string): RenderedCompany | undefined {
  if (rendered === undefined && typeof window !== 'undefined') {
    const text = window.document.getElementById(companyDataId)?.textContent;
    if (text) rendered = JSON.parse(text);
  }
  return rendered?.company.slug === slug ? rendered : undefined;
}
