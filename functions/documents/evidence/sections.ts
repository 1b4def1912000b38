import { buildGrounding, type Grounding } from './grounding.ts';
import type { Line } from './line.ts';

/** A date range that heads a job or a degree: '2019 - 2023', 'Jan 2020 to present', 'since 2018'. */
const DATE_RANGE =
  /\b(?:19|20)\d\d\b(?:\W{1,5}|\s+(?:to|until|till)\s+)(?:[\p{L}.]{3,9}\s+)?(?:\d{1,2}[/.])?(?:(?:19|20)\d\d|present|now|today|current|ongoing)\b|\b(?:since|from) (?:[\p{L}.]{3,9} )?(?:19|20)\d\d\b/iu;

/** Words next to a date range that name no employer. */
const DATE_WORDS =
  /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*\b|\b(?:from|since|to|until)\b|[^\p{L}]/giu;

/** A heading, which ends the job or degree above it. */
const HEADING =
  /^(?:(?:technical |core |key |other )?skills|education|certifications?|certificates|languages|projects|publications|awards|honou?rs|interests|summary|profile|technologies|tools|volunteering|references|courses|training|(?:work |professional |relevant )?experience|employment(?: history)?)\b[^.]{0,30}:?$/iu;

/** A job or a degree in a resume. `id` is the number of the line with its date range. */
export interface Section {
  readonly id: number;
  /** Whether a token occurs in the section's header. */
  readonly isInHeader: Grounding;
}

/** Finds the sections of a resume, and the ids of the sections that each line belongs to. */
export function findSections(lines: readonly Line[]) {
  const byLine = sectionsByLine(lines);
  const ids = new Set([...byLine.values()].flatMap((own) => [...own]));
  const sections: readonly Section[] = [...ids].map((id) => ({
    id,
    isInHeader: buildGrounding(findHeader(id, lines)),
  }));
  return { sections, sectionsAt: (n: number): ReadonlySet<number> => byLine.get(n) ?? new Set() };
}

/**
 * Maps each line number to the sections it belongs to. If a line holds a date range and nothing else, the two lines
 * above it name the employer and belong to the section too.
 */
function sectionsByLine(lines: readonly Line[]): ReadonlyMap<number, ReadonlySet<number>> {
  const sections = new Map<number, Set<number>>(lines.map(({ n }) => [n, new Set()]));
  let section: number | undefined;
  for (const [index, { n, text }] of lines.entries()) {
    if (HEADING.test(text)) section = undefined;
    if (DATE_RANGE.test(text)) {
      section = n;
      for (const above of headerAbove(index, lines)) sections.get(above.n)?.add(n);
    }
    if (section !== undefined) sections.get(n)?.add(section);
  }
  return sections;
}

/** The lines above a bare date range, which name the employer. */
function headerAbove(index: number, lines: readonly Line[]): readonly Line[] {
  const rest = (lines[index]?.text ?? '').replace(DATE_RANGE, '').replace(DATE_WORDS, '');
  if (rest !== '') return [];
  return lines.slice(Math.max(0, index - 2), index).filter(({ text }) => !HEADING.test(text));
}

function findHeader(id: number, lines: readonly Line[]): readonly Line[] {
  const index = lines.findIndex(({ n }) => n === id);
  return [...headerAbove(index, lines), ...lines.slice(index, index + 1)];
}
