import type { Company } from '@daybreak/contract/types.ts';
import type { Job } from '../../table/job.ts';

/** Returns a company's page as schema.org's CollectionPage, which lists its new jobs. */
export const toCollectionPage = (
  { name, slug }: Pick<Company, 'name' | 'slug'>,
  jobs: readonly Pick<Job, 'jobID' | 'jobTitle'>[],
  origin: string,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'CollectionPage',
  name: `New jobs at ${name}`,
  url: `${origin}/companies/${encodeURIComponent(slug)}`,
  about: { '@type': 'Organization', name },
  mainEntity: {
    '@type': 'ItemList',
    itemListElement: jobs.map(({ jobID, jobTitle }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: jobTitle,
      url: `${origin}/jobs/${encodeURIComponent(jobID)}`,
    })),
  },
});
