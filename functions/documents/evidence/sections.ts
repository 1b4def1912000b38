import type { Line } from './line.ts';

/** A range of time as resumes head a place of work or study with: '2019 - 2023', 'Jan 2020 to present', '03/2018–'. */
const DATED =
  /\b(?:19|20)\d\d\b(?:\W{1,5}|\s+(?:to|until|till)\s+)(?:[\p{L}.]{3,9}\s+)?(?:\d{1,2}[/.])?(?:(?:19|20)\d\d|present|now|today|current|ongoing)\b|\b(?:since|from) (?:[\p{L}.]{3,9} )?(?:19|20)\d\d\b/iu;

/** What stands beside a range of time and names nothing. */
const OF_TIME =
  /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*\b|\b(?:from|since|to|until)\b|[^\p{L}]/giu;

/** The heading of a part of a resume, after which nothing belongs to the place of work before. */
const HEADING =
  /^(?:(?:technical |core |key |other )?skills|education|certifications?|certificates|languages|projects|publications|awards|honou?rs|interests|summary|profile|technologies|tools|volunteering|references|courses|training|(?:work |professional |relevant )?experience|employment(?: history)?)\b[^.]{0,30}:?$/iu;

/**
 * The dated parts of a resume by its lines: for each line (by `n`) the parts it stands in, none where it belongs to no
 * place of work or study. Where a line has a range of time and nothing else, the two above it, which name the place, stand in that part as well.
 */
export function sectionsOf(lines: readonly Line[]): ReadonlyMap<number, ReadonlySet<number>> {
  const parts = new Map<number, Set<number>>(lines.map(({ n }) => [n, new Set()]));
  let part: number | undefined;
  for (const [index, { n, text }] of lines.entries()) {
    if (HEADING.test(text)) part = undefined;
    if (DATED.test(text)) {
      part = n;
      for (const above of namesAbove(index, lines)) parts.get(above.n)?.add(n);
    }
    if (part !== undefined) parts.get(n)?.add(part);
  }
  return parts;
}

/** The lines above one that has a range of time and nothing else: they name the place. */
function namesAbove(index: number, lines: readonly Line[]): readonly Line[] {
  const rest = (lines[index]?.text ?? '').replace(DATED, '').replace(OF_TIME, '');
  if (rest !== '') return [];
  return lines.slice(Math.max(0, index - 2), index).filter(({ text }) => !HEADING.test(text));
}

/** The lines that head a part: the one with the range of time, and those that name its place. */
export function headOf(part: number, lines: readonly Line[]): readonly Line[] {
  const index = lines.findIndex(({ n }) => n === part);
  return [...namesAbove(index, lines), ...lines.slice(index, index + 1)];
}
