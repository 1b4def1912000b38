import * as z from 'zod';
import { lenientArray, truncatedString } from '../../platform/lenient-schemas.ts';
import { withoutEmpty } from '../../platform/without-empty.ts';
import type { Posting, StatedPay } from '../../postings/posting.ts';
import { AnswerError } from '../parsing/answer-error.ts';
import { jsonDecoder } from '../parsing/decode-json.ts';
import {
  amount,
  line,
  MAX_DESCRIPTION,
  objectOf,
  pastTime,
  postingId,
  postingTitle,
  uniqueLines,
} from '../parsing/fields.ts';
import { englishCountryName, placesFromAddresses } from '../parsing/posting-places.ts';
import { workplaceFromWords } from '../parsing/workplace-words.ts';
import type { Adapter, PageRequest } from './adapter.ts';
import { type CountedPage, countedBoard } from './counted-pages.ts';
import { splitSlug } from './host-slug.ts';

const PAGE_SIZE = 20;

const NOT_A_BOARD = 'The answer is not an ADP board: it has no list of job requisitions.';

const decodePage = jsonDecoder(
  z.object({
    jobRequisitions: z.array(z.unknown()),
    meta: objectOf({ totalNumber: z.number().optional().catch(undefined) }),
  }),
  NOT_A_BOARD,
  ({ jobRequisitions, meta }): CountedPage => ({ total: meta.totalNumber ?? null, jobs: jobRequisitions }),
);

const code = objectOf({ codeValue: line, shortName: line });

const rate = objectOf({ amountValue: amount, currencyCode: line });

const CustomFields = objectOf({
  stringFields: lenientArray(z.object({ stringValue: line, nameCode: code }), 100),
  codeFields: lenientArray(z.object({ codeValue: line, shortName: line, nameCode: code }), 100),
});
type CustomFields = z.infer<typeof CustomFields>;

const textField = ({ stringFields }: CustomFields, name: string): string =>
  stringFields.find(({ nameCode }) => nameCode.codeValue === name)?.stringValue.trim() ?? '';

const Requisition = z.object({
  requisitionTitle: postingTitle,
  requisitionLocations: lenientArray(
    z.object({
      address: objectOf({ cityName: line, countrySubdivisionLevel1: code, countryCode: line, country: code }),
      nameCode: code,
    }),
    100,
  ),
  workLevelCode: code,
  payGradeRange: objectOf({ minimumRate: rate, maximumRate: rate }),
  customFieldGroup: CustomFields,
  postDate: pastTime,
});

/** The page and the detail of a requisition go by `ExternalJobID`; one without it goes by its item. */
const Identity = z
  .object({ itemID: postingId, customFieldGroup: CustomFields })
  .transform(
    ({ itemID, customFieldGroup }): unknown => textField(customFieldGroup, 'ExternalJobID') || itemID,
  )
  .pipe(postingId);

const idOf = (raw: unknown): string => Identity.safeParse(raw).data ?? '';

const Identified = z
  .looseObject({})
  .transform((raw): unknown => ({ ...raw, id: idOf(raw) }))
  .pipe(Requisition.extend({ id: postingId }));
type Requisition = z.infer<typeof Identified>;

const Detail = z.object({ requisitionDescription: truncatedString(MAX_DESCRIPTION) });

const API = '/mascsr/default/careercenter/public/events/staffing/v1/job-requisitions';

/** The parameters that name a board. */
function boardQuery(slug: string): string {
  const { host: client, rest: center } = splitSlug(slug);
  return `cid=${client}&ccId=${center}&lang=en_US&locale=en_US`;
}

const pageAt = (slug: string, offset: number): PageRequest => ({
  path: `${API}?${boardQuery(slug)}&$top=${PAGE_SIZE}&$skip=${offset}`,
  decode: decodePage,
});

/**
 * ADP Workforce Now: what its career centers request, in pages of 20. A slug is the client's GUID and the
 * career center: '<cid>~<ccId>'. The list has no texts, and names no employer.
 */
export const adp: Adapter = {
  origin: { url: 'https://workforcenow.adp.com', variable: 'ADP_URL' },
  lanes: 2,
  obeysRobots: true,
  slug: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}~\w{1,60}$/i,
  // Some clients count from 1. Pages then overlap by one requisition, and none is missed.
  ...countedBoard({
    pageAt,
    notABoard: NOT_A_BOARD,
    schema: Identified,
    toPosting: posting,
    idOf,
  }),
  detail: {
    request: (slug, { id }) => ({ path: `${API}/${encodeURIComponent(id)}?${boardQuery(slug)}` }),
    addDetail(posting, body) {
      const answer = Detail.safeParse(body);
      if (!answer.success || idOf(body) !== posting.id)
        throw new AnswerError(`The answer is not the ADP job requisition ${posting.id}.`);
      return { ...posting, html: answer.data.requisitionDescription };
    },
  },
};

const placesOf = ({ requisitionLocations }: Requisition) =>
  placesFromAddresses(
    requisitionLocations.map(({ address, nameCode }) => {
      const country = address.country.codeValue || address.countryCode;
      return {
        city: address.cityName,
        state: address.countrySubdivisionLevel1.codeValue || address.countrySubdivisionLevel1.shortName,
        country: englishCountryName(country, country),
        name: nameCode.shortName,
      };
    }),
  );

/** Amounts of 0 are unstated. */
function payOf({ payGradeRange: { minimumRate, maximumRate }, customFieldGroup }: Requisition): StatedPay[] {
  const type = customFieldGroup.codeFields.find(({ nameCode }) => nameCode.codeValue === 'SalaryType');
  const [min, max] = [minimumRate.amountValue || null, maximumRate.amountValue || null];
  const currency = minimumRate.currencyCode || maximumRate.currencyCode;
  const period = type?.shortName || type?.codeValue || '';
  return min === null && max === null ? [] : [{ label: '', min, max, currency, period }];
}

function posting(slug: string, raw: Requisition): Posting {
  const [workplace] = raw.requisitionLocations.flatMap(({ nameCode }) => {
    const stated = workplaceFromWords(nameCode.shortName.trim());
    return stated ? [stated] : [];
  });
  const employmentType = raw.workLevelCode.shortName.trim();
  return {
    ats: 'adp',
    board: slug,
    id: raw.id,
    title: raw.requisitionTitle,
    company: slug,
    url: `https://workforcenow.adp.com/mascsr/default/mdf/recruitment/recruitment.html?${boardQuery(slug)}&jobId=${encodeURIComponent(raw.id)}`,
    html: '',
    ...placesOf(raw),
    departments: uniqueLines([textField(raw.customFieldGroup, 'HomeDepartment')]),
    pay: payOf(raw),
    ...withoutEmpty({ workplace, employmentType, publishedAt: raw.postDate }),
  };
}
