import * as z from 'zod';
import { truncatedString } from '../../platform/lenient-schemas.ts';
import { withoutEmpty } from '../../platform/without-empty.ts';
import { AnswerError } from '../parsing/answer-error.ts';
import { jsonDecoder } from '../parsing/decode-json.ts';
import { line, MAX_DESCRIPTION, postingId, statedWorkplace, uniqueLines } from '../parsing/fields.ts';
import { publicationTime } from '../parsing/job-posting-dates.ts';
import type { Adapter } from './adapter.ts';
import { splitSlug } from './host-slug.ts';

const NOT_OPEN = 'The answer is not an open requisition of Oracle.';

const html = truncatedString(MAX_DESCRIPTION);

/** A closed requisition has no items. */
const Answer = z.union([
  z.object({ items: z.tuple([z.looseObject({})]) }).transform(({ items: [item] }) => item),
  z.looseObject({ Id: z.unknown() }),
]);

const Detail = z.object({
  Id: postingId,
  ExternalDescriptionStr: html,
  ExternalResponsibilitiesStr: html,
  ExternalQualificationsStr: html,
  CorporateDescriptionStr: html,
  OrganizationDescriptionStr: html,
  ExternalPostedStartDate: line,
  WorkplaceType: statedWorkplace,
  JobSchedule: line,
  Category: line,
});
type Detail = z.infer<typeof Detail>;

/** Adds the description, and the time of publication: at noon if it is a day. */
export const oracleDetail: NonNullable<Adapter['detail']> = {
  request: (slug, { id }) => ({
    path:
      '/hcmRestApi/resources/latest/recruitingCEJobRequisitionDetails?onlyData=true&expand=all' +
      `&finder=ById;Id=%22${encodeURIComponent(id)}%22,siteNumber=${splitSlug(slug).rest}`,
    decode: jsonDecoder(Answer, NOT_OPEN, (item) => item),
  }),
  addDetail(posting, body) {
    const { data } = Detail.safeParse(body);
    if (data?.Id !== posting.id)
      throw new AnswerError(`The answer is not the Oracle requisition ${posting.id}.`);
    const workplace = posting.workplace ?? data.WorkplaceType;
    const publishedAt = publicationTime(data.ExternalPostedStartDate);
    const employmentType = posting.employmentType ?? data.JobSchedule;
    return {
      ...posting,
      html: description(data).slice(0, MAX_DESCRIPTION) || posting.html,
      departments: uniqueLines([...posting.departments, data.Category]),
      ...withoutEmpty({ workplace, employmentType, publishedAt }),
    };
  },
};

const isBlank = (text: string): boolean => text.replace(/<[^>]*>|&nbsp;|\s/g, '') === '';

/** The employer's description of itself counts only if it says nothing about the job. */
function description(detail: Detail): string {
  const job = [
    ['', detail.ExternalDescriptionStr],
    ['<h2>Responsibilities</h2>', detail.ExternalResponsibilitiesStr],
    ['<h2>Qualifications</h2>', detail.ExternalQualificationsStr],
  ].filter(([, text = '']) => !isBlank(text));
  const about = isBlank(detail.ExternalDescriptionStr)
    ? [detail.OrganizationDescriptionStr, detail.CorporateDescriptionStr].filter((text) => !isBlank(text))
    : [];
  return [...job.flat(), ...about].join('');
}
