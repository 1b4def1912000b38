import * as z from 'zod';
import type { StatedPay } from '../../postings/posting.ts';
import { readAmount } from '../../postings/read-amount.ts';
import { amount } from './fields.ts';
import { statedList, statedText } from './job-posting-fields.ts';

/** Numbers, and texts such as '$100,000.00', '45.000 €', "85'000.-" or '120K'. Ambiguous ones become null. */
const TEXT = /^[^\d.,-]{0,6}(\d[\d.,'’ ]*\d|\d)(?:[.,]?[-–—]{1,2})?\s?(k)?[^\d.,k]{0,6}$/i;

function amountIn(value: unknown, currency: string): number | null {
  if (typeof value !== 'string') return amount.parse(value ?? null);
  const [, digits = '', thousands] = TEXT.exec(value.normalize('NFKC').trim()) ?? [];
  const read = digits === '' ? null : readAmount(digits, currency);
  return amount.parse(read === null ? null : read * (thousands === undefined ? 1 : 1000));
}

/** MonetaryAmount, PriceSpecification, or a bare amount. */
const Salary = z
  .unknown()
  .optional()
  .transform(withoutLevels)
  .pipe(
    z.object({
      minValue: z.unknown().optional(),
      maxValue: z.unknown().optional(),
      value: z.unknown().optional(),
      price: z.unknown().optional(),
      currency: statedText(20),
      priceCurrency: statedText(20),
      unitText: statedText(40),
      /** UN/CEFACT Recommendation 20: HUR, DAY, WEE, MON, ANN. */
      unitCode: statedText(40),
    }),
  );

/** The unit and the bounds may be in `value` or one level up. */
function withoutLevels(salary: unknown): object {
  if (typeof salary !== 'object' || salary === null) return { value: salary };
  const { value, ...amounts } = { value: undefined, ...salary };
  const [inner]: unknown[] = [value].flat();
  return typeof inner === 'object' && inner !== null
    ? { ...amounts, ...inner }
    : { ...amounts, value: inner };
}

const Salaries = statedList(Salary, 12);

/** Parses `baseSalary`. `salaryCurrency` is for a salary that names none. */
export function statedPay(baseSalary: unknown, salaryCurrency: string): StatedPay[] {
  return Salaries.parse(baseSalary).flatMap((salary) => {
    const currency = salary.currency || salary.priceCurrency || salaryCurrency;
    const read = (value: unknown) => amountIn(value, currency.trim().toUpperCase());
    const single = read(salary.value) ?? read(salary.price);
    const [min, max] = [read(salary.minValue) ?? single, read(salary.maxValue) ?? single];
    const period = salary.unitText || salary.unitCode;
    return min === null && max === null ? [] : [{ label: '', min, max, currency, period }];
  });
}
