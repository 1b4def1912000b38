import type { Board } from '../../table/board.ts';
import { nameInSlug } from '../registry/discovery/verify-company.ts';

/**
 * The name of a board's jobs, which dream companies are compared with: the reader names jobs without one by the slug.
 */
export const companyOfBoard = ({ company, slug }: Pick<Board, 'company' | 'slug'>): string => company || slug;

/** Returns the name that a slug suggests: 'Larkspur Systems' for 'larkspur-systems'. */
export const nameOfSlug = (slug: string): string =>
  (nameInSlug(slug) || slug).replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
