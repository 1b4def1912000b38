import { countText } from '../../components/count-text.ts';
import { companyPath } from '../../config/company-path.ts';
import { product } from '../../config/product.ts';
import type { Company } from '../../features/company-page/api/company.ts';
import type { PageHead } from '../head.ts';

/** Without the counts of the day, which change too often for a search engine. */
export function companyHead({ name, industry, openPostings }: Company): PageHead {
  const facts = [industry, openPostings == null ? '' : countText(openPostings, 'open posting')];
  const known = facts.filter((fact) => fact !== '').join(', ');
  return {
    title: `New jobs at ${name} · ${product.name}`,
    description: `The jobs that ${name} posted today and yesterday, and when it usually posts. ${known === '' ? '' : `${known}. `}Follow it to hear of new ones.`,
    path: companyPath(name),
  };
}
