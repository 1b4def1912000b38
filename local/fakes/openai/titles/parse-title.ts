export interface ParsedTitle {
  /** 'Senior', 'Lead', or empty. */
  readonly prefix: string;
  readonly role: string;
  /** 'II', or empty. */
  readonly suffix: string;
}

const PREFIX =
  /^(?:(?:senior|sr\.?|staff|principal|lead|junior|jr\.?|entry[- ]level|mid[- ]level|associate|distinguished)\s+)+/i;
const SUFFIX = /\s+(?:i{1,3}|iv|v|[1-5]|level\s+\d)$/i;

/** A team, place or work arrangement: 'Engineer, Payments', 'Engineer (Remote)'. */
const TEAM = /\s*(?:[,;|([]|\s[-–—/]\s).*$/u;

export function stripTeam(title: string): string {
  const line = title.normalize('NFKC').replace(/\s+/gu, ' ').trim();
  return line.replace(TEAM, '') || line;
}

/** Splits 'Senior Backend Engineer II' into 'Senior', 'Backend Engineer' and 'II'. */
export function parseTitle(title: string): ParsedTitle {
  const prefix = PREFIX.exec(title)?.[0] ?? '';
  const rest = title.slice(prefix.length);
  const suffix = SUFFIX.exec(rest)?.[0] ?? '';
  return { prefix: prefix.trim(), role: rest.slice(0, rest.length - suffix.length), suffix: suffix.trim() };
}

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
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

/** Fields that people save as titles, with the matching role. */
const ROLE_BY_FIELD: Readonly<Record<string, string>> = {
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

/** Splits a role into normalized words. */
export function tokenize(role: string): string[] {
  const text = SPELLINGS.reduce((line, [written, as]) => line.replace(written, as), role.toLowerCase());
  const line = text.replace(/ +/g, ' ').trim();
  return (ROLE_BY_FIELD[line] ?? line).split(' ').filter((word) => word !== '');
}
