import { companySlug } from '@daybreak/contract/company-slug.ts';
import type { Company } from '@daybreak/contract/types.ts';
import { boardPage } from '../../ingestion/registry/board-page.ts';
import { employerSite } from '../../ingestion/registry/employer-site.ts';
import type { Board } from '../../table/board.ts';
import { addSizes } from './add-sizes.ts';
import { postingRhythm } from './posting-rhythm.ts';

/** A board that was read this long ago is paused, switched off or gone. */
const READ_WITHIN_MS = 2 * 86_400_000;

/** Describes a company by its boards, of which the largest names it. `nameOn` returns how a board spells it. */
export function toCompany(boards: readonly Board[], nameOn: (board: Board) => string, now: number): Company {
  const largestFirst = boards.toSorted((one, other) => other.postings - one.postings);
  const isRead = ({ paused, readAt }: Board) =>
    !paused && readAt !== null && now - Date.parse(readAt) < READ_WITHIN_MS;
  const read = largestFirst.filter(isRead);
  const name = largestFirst.slice(0, 1).map(nameOn).join('');
  return {
    slug: companySlug(name),
    name,
    industry: largestFirst.find(({ employer }) => employer.industry !== '')?.employer.industry ?? '',
    openPostings: read.length === 0 ? null : read.reduce((sum, { postings }) => sum + postings, 0),
    // A board that several employers share has the site of one of them.
    site: employerSite(
      largestFirst.map(({ site }) => `https://${site}`),
      name,
    ),
    careersPages: [...new Set(largestFirst.flatMap(({ ats, slug }) => boardPage(ats, slug) ?? []))],
    lastNewAt:
      largestFirst
        .flatMap(({ lastNewAt }) => lastNewAt ?? [])
        .toSorted()
        .at(-1) ?? null,
    rhythm: postingRhythm(
      read.map(({ newJobs }) => newJobs),
      now,
    ),
    sizes: addSizes(read.map(({ sizes }) => sizes)),
  };
}
