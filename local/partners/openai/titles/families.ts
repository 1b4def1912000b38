import { dataAndSecurity } from './data-and-security.ts';
import { engineering } from './engineering.ts';
import { marketingAndSales } from './marketing-and-sales.ts';
import { operations } from './operations.ts';
import { productAndDesign } from './product-and-design.ts';

/** The titles under which one kind of work is advertised; the first is what the family is called. */
export type Family = readonly string[];

const linesOf = (text: string): Family[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));

/** Every family that the played model knows; written for it, and not complete. */
export const FAMILIES: readonly Family[] = [
  engineering,
  dataAndSecurity,
  productAndDesign,
  marketingAndSales,
  operations,
].flatMap(linesOf);
