import * as z from 'zod';
import { parseDescription } from '../../functions/postings/parse-description.ts';
import { isOnTarget, type PayRange } from '../../functions/postings/pay.ts';
import { Posting } from '../../functions/postings/posting.ts';
import { resolveLocations } from '../../functions/postings/resolve-locations.ts';
import { resolvePay } from '../../functions/postings/resolve-pay.ts';
import { labeledRows } from '../../functions/test-data/labeled-rows.ts';
import { type Score, scoreRows } from './score-rows.ts';

const Texts = z.array(z.string());
const Expected = z.array(
  z.object({
    min: z.number().nullable(),
    max: z.number().nullable(),
    currency: z.string(),
    unit: z.enum(['hour', 'day', 'week', 'month', 'year']),
    place: z.string(),
    ote: z.boolean(),
  }),
);
type Expected = z.infer<typeof Expected>[number];

/** Whether the range says what the label says. A range for one place must name that place. */
const isSamePay = (range: PayRange, expected: Expected): boolean =>
  range.min === expected.min &&
  range.max === expected.max &&
  range.currency === expected.currency &&
  range.period === expected.unit &&
  isOnTarget(range.label) === expected.ote &&
  range.label.includes(expected.place);

/** Reads the pay as the product does. Each part of the text is a paragraph of the description. */
function readPay(row: Record<'places' | 'stated' | 'text', string>): PayRange[] {
  const blocks = parseDescription(Texts.parse(JSON.parse(row.text)).join('\n'));
  const { places } = resolveLocations({ locations: Texts.parse(JSON.parse(row.places)) });
  const lines = blocks.flatMap(({ text }) => text.split('\n'));
  return resolvePay(Posting.shape.pay.parse(JSON.parse(row.stated)), lines, places);
}

/**
 * Scores pay.tsv: how many of the ranges that the product shows are right, and how many of the stated ranges it
 * shows. Returns undefined without that file.
 */
export function scorePay(folder: string): Score[] | undefined {
  const rows = labeledRows(folder, 'pay.tsv', [
    'posting',
    'job_title',
    'places',
    'stated',
    'text',
    'expected',
  ]);
  const postings = rows?.map((row) => ({
    name: `'${row.job_title}' (${row.posting})`,
    expected: Expected.parse(JSON.parse(row.expected)),
    shown: readPay(row),
  }));
  return (
    postings && [
      scoreRows(
        'pay, shown ranges that are right',
        postings.flatMap((posting) => posting.shown.map((range) => ({ ...posting, range }))),
        ({ range, expected }) => expected.some((one) => isSamePay(range, one)),
        ({ name, range, expected }) =>
          `${name} shows ${JSON.stringify(range)}, states ${JSON.stringify(expected)}`,
      ),
      scoreRows(
        'pay, stated ranges that are shown',
        postings.flatMap((posting) => posting.expected.map((one) => ({ ...posting, one }))),
        ({ one, shown }) => shown.some((range) => isSamePay(range, one)),
        ({ name, one, shown }) => `${name} states ${JSON.stringify(one)}, shows ${JSON.stringify(shown)}`,
      ),
    ]
  );
}
