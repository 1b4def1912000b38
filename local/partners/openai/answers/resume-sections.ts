/** A line of a resume as it was sent. */
export interface Line {
  readonly n: number;
  readonly text: string;
}

/** A part of a resume, by what it is headed with. */
export type Section = 'head' | 'experience' | 'education' | 'skills' | 'other';

const HEADINGS: readonly [Section, RegExp][] = [
  [
    'experience',
    /^(?:(?:work|professional|relevant|employment) )*(?:experience|history|employment|roles|work)\b/i,
  ],
  ['education', /^(?:education|academic|studies|degrees)\b/i],
  ['skills', /^(?:(?:technical|key|core) )*(?:skills|technologies|tools|competencies|languages)\b/i],
  [
    'other',
    /^(?:profile|summary|objective|interests|hobbies|references|awards|volunteering|publications)\b/i,
  ],
];

/** A heading is short, and followed by a colon at most; 'Skills: Go, SQL' is one with a line behind it. */
function headingOf({ text }: Line): { section: Section; isAlone: boolean } | undefined {
  const [head = '', ...rest] = text.split(':');
  if (head.split(' ').length > 4) return undefined;
  const found = HEADINGS.find(([, heading]) => heading.test(head.trim()));
  return found && { section: found[0], isAlone: rest.join('').trim() === '' };
}

/** How many lines above its dates a role may begin. */
const ABOVE = 2;

/**
 * A resume's lines with the part in which each stands, headings left out. `isDated` tells lines with the time of a role:
 * where one stands outside of all parts, roles begin with it although no heading says so.
 */
export function sectioned(
  lines: readonly Line[],
  isDated: (text: string) => boolean,
): { line: Line; section: Section }[] {
  let section: Section = 'head';
  const all: { line: Line; section: Section }[] = [];
  for (const line of lines) {
    const heading = headingOf(line);
    if (heading) section = heading.section;
    if (heading?.isAlone) continue;
    if ((section === 'head' || section === 'other') && isDated(line.text)) {
      section = 'experience';
      for (const one of all.slice(-ABOVE)) one.section = section;
    }
    all.push({ line, section });
  }
  return all;
}
