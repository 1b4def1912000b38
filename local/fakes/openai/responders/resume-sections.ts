export interface Line {
  readonly n: number;
  readonly text: string;
}

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

/** A heading has at most four words before a colon. 'Skills: Go, SQL' is a heading with content. */
function parseHeading({ text }: Line): { section: Section; isAlone: boolean } | undefined {
  const [head = '', ...rest] = text.split(':');
  if (head.split(' ').length > 4) return undefined;
  const found = HEADINGS.find(([, heading]) => heading.test(head.trim()));
  return found && { section: found[0], isAlone: rest.join('').trim() === '' };
}

/** The title and employer may precede the dates by this many lines. */
const MAX_LINES_ABOVE_DATES = 2;

/**
 * Assigns each line to a section and drops headings. Roles that appear before any heading start the
 * experience section: `isDated` recognizes them.
 */
export function splitSections(
  lines: readonly Line[],
  isDated: (text: string) => boolean,
): { line: Line; section: Section }[] {
  let section: Section = 'head';
  const all: { line: Line; section: Section }[] = [];
  for (const line of lines) {
    const heading = parseHeading(line);
    if (heading) section = heading.section;
    if (heading?.isAlone) continue;
    if ((section === 'head' || section === 'other') && isDated(line.text)) {
      section = 'experience';
      for (const one of all.slice(-MAX_LINES_ABOVE_DATES)) one.section = section;
    }
    all.push({ line, section });
  }
  return all;
}
