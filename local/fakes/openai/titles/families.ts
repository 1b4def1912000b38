import { dataAndSecurity } from './data-and-security.ts';
import { engineering } from './engineering.ts';
import { marketingAndSales } from './marketing-and-sales.ts';
import { operations } from './operations.ts';
import { productAndDesign } from './product-and-design.ts';

/** Titles of one kind of work. The first one names the family. */
export type Family = readonly string[];

const linesOf = (text: string): Family[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));

export const FAMILIES: readonly Family[] = [
  engineering,
  dataAndSecurity,
  productAndDesign,
  marketingAndSales,
  operations,
].flatMap(linesOf);
