import { decodeHTML } from 'entities';
import { toPlainLine } from '../../postings/plain-text.ts';
import { MAX_DESCRIPTION } from './fields.ts';
import { richestText } from './job-posting-fields.ts';

/** HTML without the escaping that some sites add to it. */
export const statedHtml = richestText(MAX_DESCRIPTION, (html) => toPlainLine(html).length).transform(
  unescapeHtml,
);

const HAS_TAGS = /<[a-z/!]/i;
const HAS_ESCAPED_TAGS = /&lt;[a-z/!]/i;

/** '&amp;#xa;', '&lt;p&gt;' instead of tags, and a backslash and an 'n' instead of a line break. */
function unescapeHtml(html: string): string {
  const single = html.replace(/&amp;(?=#?\w{1,31};)/g, '&');
  const text = !HAS_TAGS.test(single) && HAS_ESCAPED_TAGS.test(single) ? decodeHTML(single) : single;
  return text.replace(/\\[nr](?![a-z])/g, '\n');
}

interface Texts {
  readonly description: string;
  readonly responsibilities: string;
  readonly qualifications: string;
  readonly jobBenefits: string;
}

/** Returns the description with the sections that it lacks. */
export function combinedDescription({ description, ...sections }: Texts): string {
  const text = toPlainLine(description);
  const missing = (section: string) => {
    const start = toPlainLine(section).slice(0, 80);
    return start !== '' && !text.includes(start);
  };
  const parts = [
    ['Responsibilities', sections.responsibilities],
    ['Qualifications', sections.qualifications],
    ['Benefits', sections.jobBenefits],
  ] as const;
  return [
    description,
    ...parts.flatMap(([title, section]) =>
      missing(section) ? [`<h2>${title}</h2>${withItems(section)}`] : [],
    ),
  ]
    .filter((part) => part !== '')
    .join('\n')
    .slice(0, MAX_DESCRIPTION);
}

/** Meta separates the items of a list by '&nbsp;' alone, without any tags. */
function withItems(section: string): string {
  const items = section.split(/&nbsp;(?=[A-Z0-9])/);
  if (items.length < 3 || HAS_TAGS.test(section)) return section;
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}
