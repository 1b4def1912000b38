import * as z from 'zod';
import type { StatedPay } from '../../postings/posting.ts';
import { amount } from './fields.ts';
import { statedList, statedText } from './job-posting-fields.ts';

const AMOUNT = /^\D{0,5}(\d+|\d{1,3}(?:,\d{3})+)(\.\d+)?\D{0,5}$/;

/** Numbers, and texts such as '$100,000.00' or '100000 USD'. Ambiguous ones such as '100.000,00' become null. */
const statedAmount = z
  .unknown()
  .optional()
  .transform((value) => {
    if (typeof value !== 'string') return value ?? null;
    const [, whole = '', fraction = ''] = AMOUNT.exec(value.trim()) ?? [];
    return whole.replaceAll(',', '') + fraction;
  })
  .pipe(amount);

/** MonetaryAmount, PriceSpecification, or a bare amount. */
const Salary = z
  .unknown()
  .optional()
  .transform(withoutLevels)
  .pipe(
    z.object({
      minValue: statedAmount,
      maxValue: statedAmount,
      value: statedAmount,
      price: statedAmount,
      currency: statedText(20),
      priceCurrency: statedText(20),
      unitText: statedText(40),
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
    const single = salary.value ?? salary.price;
    const [min, max] = [salary.minValue ?? single, salary.maxValue ?? single];
    const currency = salary.currency || salary.priceCurrency || salaryCurrency;
    return min === null && max === null ? [] : [{ label: '', min, max, currency, period: salary.unitText }];
  });
}
