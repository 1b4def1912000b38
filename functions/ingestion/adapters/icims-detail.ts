import { brandName } from '../../postings/brand-name.ts';
import { findJobPostings } from '../parsing/job-posting-blocks.ts';
import { jobPostingOn } from '../parsing/job-posting-ld.ts';
import type { Adapter } from './adapter.ts';
import { icimsAccount } from './icims-account.ts';

/** Times that an employer stated end like this. For other boards, iCIMS makes up a time two years back. */
const STATED_TIME = /\.000Z$/;

/** Stands for the fields without a value. */
const PLACEHOLDER = /"UNAVAILABLE"/g;

/** Exported for tests. `validThrough` is always made up. */
export const decodeIcimsJob = (html: string): { jobPostings: unknown[] } => ({
  jobPostings: findJobPostings(html.replace(PLACEHOLDER, '""')).map(
    ({ validThrough: _, datePosted, ...facts }) => ({
      ...facts,
      ...(typeof datePosted === 'string' && STATED_TIME.test(datePosted) ? { datePosted } : {}),
    }),
  ),
});

/** Reads a job's page without its frame, which is an empty shell. The page of a closed job has no markup. */
export const icimsDetail: NonNullable<Adapter['detail']> = {
  isRequired: true,
  request: (_, { url }) => ({ path: `${new URL(url).pathname}?in_iframe=1`, decode: decodeIcimsJob }),
  addDetail(posting, page) {
    const { company: stated = '', ...facts } = jobPostingOn(page).posting;
    const account = icimsAccount(posting.board);
    const isNamed = posting.company !== account && posting.company !== posting.board;
    const company = isNamed ? posting.company : brandName(stated, account) || account;
    return { ...posting, ...facts, company };
  },
};
