/** A title taken apart: its level words before and behind, and the role in between. */
export interface ReadTitle {
  /** 'Senior', 'Lead', or empty. */
  readonly before: string;
  readonly role: string;
  /** 'II', or empty. */
  readonly behind: string;
}

const BEFORE =
  /^(?:(?:senior|sr\.?|staff|principal|lead|junior|jr\.?|entry[- ]level|mid[- ]level|associate|distinguished)\s+)+/i;
const BEHIND = /\s+(?:i{1,3}|iv|v|[1-5]|level\s+\d)$/i;

/** What follows tells of a team, a place or a way of working: 'Engineer, Payments', 'Engineer (Remote)'. */
const TEAM = /\s*(?:[,;|([]|\s[-–—/]\s).*$/u;

/** A title in one line, without what it says of a team. */
export function withoutTeam(title: string): string {
  const line = title.normalize('NFKC').replace(/\s+/gu, ' ').trim();
  return line.replace(TEAM, '') || line;
}

/** Reads 'Senior Backend Engineer II' as its level and 'Backend Engineer'. */
export function readTitle(title: string): ReadTitle {
  const before = BEFORE.exec(title)?.[0] ?? '';
  const rest = title.slice(before.length);
  const behind = BEHIND.exec(rest)?.[0] ?? '';
  return { before: before.trim(), role: rest.slice(0, rest.length - behind.length), behind: behind.trim() };
}

/** Other ways of writing a word, folded. */
const WRITTEN: readonly (readonly [RegExp, string])[] = [
  [/\bfront[- ]end\b/g, 'frontend'],
  [/\bback[- ]end\b/g, 'backend'],
  [/\bfull-?stack\b/g, 'full stack'],
  [/\bdev[- ]ops\b/g, 'devops'],
  [/\bmgr\b/g, 'manager'],
  [/\beng\b/g, 'engineer'],
  [/\bdev\b/g, 'developer'],
  [/\b(?:ux\/ui|ux-ui|ui-ux)\b/g, 'ui/ux'],
  [/\bvice president\b/g, 'vp'],
  [/\band\b|&/g, ' '],
  [/[^\p{L}\p{N}+#./ ]+/gu, ' '],
];

/** A field that people save as a title, and who works in it. */
const FIELDS: Readonly<Record<string, string>> = {
  accounting: 'accountant',
  cybersecurity: 'security engineer',
  'customer success': 'customer success manager',
  'customer support': 'customer support specialist',
  'data analytics': 'data analyst',
  'data engineering': 'data engineer',
  'data science': 'data scientist',
  devops: 'devops engineer',
  finance: 'financial analyst',
  hr: 'hr generalist',
  'human resources': 'hr generalist',
  'it support': 'it support specialist',
  'machine learning': 'machine learning engineer',
  marketing: 'marketing specialist',
  'product design': 'product designer',
  'product management': 'product manager',
  'product marketing': 'product marketing manager',
  'project management': 'project manager',
  qa: 'qa engineer',
  recruiting: 'recruiter',
  sales: 'sales representative',
  security: 'security engineer',
  'software development': 'software developer',
  'software engineering': 'software engineer',
  'talent acquisition': 'talent acquisition specialist',
  ux: 'ux designer',
  'web development': 'web developer',
};

/** The words of a role as they are compared. */
export function wordsOf(role: string): string[] {
  const text = WRITTEN.reduce((line, [written, as]) => line.replace(written, as), role.toLowerCase());
  const line = text.replace(/ +/g, ' ').trim();
  return (FIELDS[line] ?? line).split(' ').filter((word) => word !== '');
}
