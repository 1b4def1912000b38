import type { Line } from './line.ts';

/** A range of time as resumes head a place of work or study with: '2019 - 2023', 'Jan 2020 to present', '03/2018–'. */
const DATED =
  /\b(?:19|20)\d\d\b(?:\W{1,5}|\s+(?:to|until|till)\s+)(?:[\p{L}.]{3,9}\s+)?(?:\d{1,2}[/.])?(?:(?:19|20)\d\d|present|now|today|current|ongoing)\b|\b(?:since|from) (?:[\p{L}.]{3,9} )?(?:19|20)\d\d\b/iu;

/** The heading of a part of a resume, after which nothing belongs to the place of work before. */
const HEADING =
  /^(?:(?:technical |core |key |other )?skills|education|certifications?|certificates|languages|projects|publications|awards|honou?rs|interests|summary|profile|technologies|tools|volunteering|references|courses|training|(?:work |professional |relevant )?experience|employment(?: history)?)\b[^.]{0,30}:?$/iu;

/**
 * The dated parts of a resume by its lines: for each line (by `n`) the parts it stands in, none where it belongs to no
 * place of work or study. The line above a range of time, which often names the place, stands in that part as well.
 */
export function sectionsOf(lines: readonly Line[]): ReadonlyMap<number, ReadonlySet<number>> {
  const parts = new Map<number, Set<number>>(lines.map(({ n }) => [n, new Set()]));
  let part: number | undefined;
  for (const [index, { n, text }] of lines.entries()) {
    if (HEADING.test(text)) part = undefined;
    if (DATED.test(text)) {
      part = n;
      const above = lines[index - 1];
      if (above && !HEADING.test(above.text)) parts.get(above.n)?.add(n);
    }
    if (part !== undefined) parts.get(n)?.add(part);
  }
  return parts;
}

/** The lines that head a part: the one with the range of time, and its neighbours. */
export const headOf = (part: number, lines: readonly Line[]): readonly Line[] =>
  lines.filter(({ n }) => Math.abs(n - part) <= 1);
