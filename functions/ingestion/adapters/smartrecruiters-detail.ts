import { escapeUTF8 } from 'entities';
import * as z from 'zod';
import { truncatedString } from '../../platform/lenient-schemas.ts';
import type { Adapter } from './adapter.ts';
import { LONGEST_DESCRIPTION, line, objectOf, postingId } from './lenient.ts';

const section = objectOf({ title: line, text: truncatedString(LONGEST_DESCRIPTION) });

/** The answer for one posting, of what it adds. What tells of the job comes before what tells of the company. */
const Answer = z.object({
  id: postingId,
  jobAd: objectOf({
    sections: objectOf({
      jobDescription: section,
      qualifications: section,
      additionalInformation: section,
      companyDescription: section,
    }),
  }),
});

/**
 * A SmartRecruiters posting's text, in sections of which each may be missing. Its public address stays the list's:
 * the one given here carries the title, and changes with it.
 */
export const smartrecruitersDetail: NonNullable<Adapter['detail']> = {
  path: (slug, id) => `/v1/companies/${encodeURIComponent(slug)}/postings/${encodeURIComponent(id)}`,
  complete(posting, body) {
    const answer = Answer.safeParse(body);
    if (answer.data?.id !== posting.id)
      throw new Error(`The answer is not the SmartRecruiters posting ${posting.id}.`);
    const sections = Object.values(answer.data.jobAd.sections).filter(({ text }) => text.trim() !== '');
    const html = sections.map(({ title, text }) => `<h2>${escapeUTF8(title)}</h2>${text}`).join('\n');
    return { ...posting, html: html.slice(0, LONGEST_DESCRIPTION) };
  },
};
