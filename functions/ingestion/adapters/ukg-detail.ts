import * as z from 'zod';
import { truncatedString } from '../../platform/lenient-schemas.ts';
import { withoutEmpty } from '../../platform/without-empty.ts';
import type { StatedPay } from '../../postings/posting.ts';
import { AnswerError } from '../parsing/answer-error.ts';
import { amount, flag, line, MAX_DESCRIPTION, objectOf, pastTime } from '../parsing/fields.ts';
import { objectInScript } from '../parsing/object-in-script.ts';
import type { Adapter } from './adapter.ts';
import { splitSlug } from './host-slug.ts';

const Opportunity = z.object({
  Id: z.string(),
  Description: truncatedString(MAX_DESCRIPTION),
  OpportunityIsClosed: flag,
  UpdatedDate: pastTime,
  CompensationAnnualMinimum: amount,
  CompensationAnnualMaximum: amount,
  CompensationHourlyMinimum: amount,
  CompensationHourlyMaximum: amount,
  CompensationCurrencyCode: line,
  PayRange: objectOf({ PayRangeMinimum: amount, PayRangeMaximum: amount }),
  PayRangeVisible: flag,
  PayRangeCurrencyCode: line,
});
type Opportunity = z.infer<typeof Opportunity>;

const Page = z.object({ opportunity: Opportunity });

/** The page of an opportunity that is closed or unknown has no such script. */
export const decodeOpportunity = (page: string): { opportunity: unknown } => ({
  opportunity: objectInScript(page, 'new US.Opportunity.CandidateOpportunityDetail('),
});

/** The path of a board, from a slug such as 'recruiting.ultipro.com~ACM1000ACME~<guid>'. */
export function ukgBoardPath(slug: string): string {
  const [tenant = '', guid = ''] = splitSlug(slug).rest.split('~');
  return `/${tenant}/JobBoard/${guid}`;
}

export const ukgOpportunityPath = (slug: string, id: string): string =>
  `${ukgBoardPath(slug)}/OpportunityDetail?opportunityId=${encodeURIComponent(id)}`;

/** Adds the text, the pay and the time of the last edit. */
export const ukgDetail: NonNullable<Adapter['detail']> = {
  request: (slug, { id }) => ({ path: ukgOpportunityPath(slug, id), decode: decodeOpportunity }),
  addDetail(posting, page) {
    const opportunity = Page.safeParse(page).data?.opportunity;
    if (opportunity?.Id.toLowerCase() !== posting.id.toLowerCase())
      throw new AnswerError(`The answer is not the UKG opportunity ${posting.id}, which may be closed.`);
    if (opportunity.OpportunityIsClosed)
      throw new AnswerError(`The answer says that the UKG opportunity ${posting.id} is closed.`);
    return {
      ...posting,
      html: opportunity.Description,
      pay: payOf(opportunity),
      ...withoutEmpty({ editedAt: opportunity.UpdatedDate }),
    };
  },
};

/** The first range that is stated and shown. Amounts of 0 are unstated. */
function payOf(raw: Opportunity): StatedPay[] {
  const range = (min: number | null, max: number | null, currency: string, period: string): StatedPay => ({
    label: '',
    min: min || null,
    max: max || null,
    currency: currency || raw.CompensationCurrencyCode || raw.PayRangeCurrencyCode,
    period,
  });
  const { PayRangeMinimum, PayRangeMaximum } = raw.PayRange;
  const stated = [
    range(raw.CompensationAnnualMinimum, raw.CompensationAnnualMaximum, '', 'year'),
    range(raw.CompensationHourlyMinimum, raw.CompensationHourlyMaximum, '', 'hour'),
    ...(raw.PayRangeVisible ? [range(PayRangeMinimum, PayRangeMaximum, raw.PayRangeCurrencyCode, '')] : []),
  ];
  return stated.filter(({ min, max }) => min !== null || max !== null).slice(0, 1);
}
