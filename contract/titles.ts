import { MAX_TITLE_LENGTH, normalizeLine } from './rules.ts';
import type { GeneratedPosition } from './types.ts';

/** Per profile, including suggested titles. */
export const MAX_TITLES = 40;

/** The spelling of acronyms and brands. */
const SPELLINGS = new Map(
  [
    'iOS',
    'macOS',
    'SWE',
    'SRE',
    'SDE',
    'SDET',
    'QA',
    'UX',
    'UI',
    'UX/UI',
    'UI/UX',
    'AI',
    'ML',
    'AI/ML',
    'NLP',
    'II',
    'III',
    'IV',
    'DevOps',
    'DevSecOps',
    'MLOps',
    'FinOps',
    'RevOps',
    'HR',
    'IT',
    'PR',
    'SEO',
    'SEM',
    'CRM',
    'API',
    'AWS',
    'GCP',
    'SAP',
    'SQL',
    'PHP',
    '.NET',
    'C++',
    'C#',
    'Node.js',
    'JavaScript',
    'TypeScript',
    'GraphQL',
    'VP',
    'CTO',
    'CEO',
    'CFO',
    'COO',
    'CMO',
    'CPO',
    'BI',
    'ETL',
    'ERP',
    'SaaS',
    'B2B',
    'B2C',
    'TPM',
    'PM',
    'DBA',
    'SDR',
    'BDR',
    'AE',
    'CSM',
    'FPGA',
    'ASIC',
    'GPU',
    'VR',
    'AR',
    'LLM',
    'CI/CD',
    'AppSec',
    'IAM',
    'GRC',
    'SOC',
    'GIS',
    'PLC',
    'PCB',
    'RTL',
    'JVM',
    'J2EE',
    'BSP',
    'CGI',
    'CMS',
    'SVP',
    'CISO',
    'CIO',
    'CRO',
    'FP&A',
    'AP',
    'SOX',
    'AML',
    'HRBP',
    'BizOps',
    'L&D',
    'TAM',
    'PPC',
    'IP',
    'PL/SQL',
    'PostgreSQL',
    'NetSuite',
    'WordPress',
    'Next.js',
  ].map((spelling) => [spelling.toLowerCase(), spelling]),
);

const LOWERCASE_WORDS = new Set(['of', 'and', 'for', 'the', 'in', 'to', 'a', 'an', 'at', 'or']);

function titleCaseWord(text: string, index: number): string {
  const lower = text.toLowerCase();
  if (index > 0 && LOWERCASE_WORDS.has(lower)) return lower;
  return SPELLINGS.get(lower) ?? lower.split(WORD_SEPARATORS).map(capitalize).join('');
}

/** Separates parts of a word: 'ai/data', '(ios)', 'full-stack'. */
const WORD_SEPARATORS = /([-/(),&|]+)/;

const capitalize = (text: string): string =>
  SPELLINGS.get(text) ?? text.replace(/\p{L}/u, (letter) => letter.toUpperCase());

/** Returns a title in Title Case: 'senior ios engineer ' becomes 'Senior iOS Engineer'. */
export function titleCase(title: string): string {
  return normalizeLine(title.normalize('NFKC'))
    .split(' ')
    .filter((part) => part !== '')
    .map(titleCaseWord)
    .join(' ');
}

/** Removes duplicates that differ only in case, and keeps the first spelling. */
export function uniqueIgnoringCase(texts: readonly string[]): string[] {
  const folded = texts.map((text) => text.toLowerCase());
  return texts.filter((_, index) => folded.indexOf(folded[index] ?? '') === index);
}

/** Returns up to 40 titles in Title Case, without empty, too long and duplicate ones. */
export function normalizeTitles(titles: readonly string[]): string[] {
  const tidy = titles.map(titleCase).filter((title) => title !== '' && title.length <= MAX_TITLE_LENGTH);
  return uniqueIgnoringCase(tidy).slice(0, MAX_TITLES);
}

/**
 * Returns suggested titles in Title Case, without duplicates, typed titles, and suggestions whose typed title is gone.
 */
export function normalizeSuggestions(
  suggestions: readonly GeneratedPosition[],
  positions: readonly string[],
): GeneratedPosition[] {
  const typed = new Set(positions.map((title) => title.toLowerCase()));
  const known = new Set(typed);
  return suggestions.flatMap(({ corePosition, parentPosition, position }) => {
    const title = titleCase(position);
    if (!typed.has(titleCase(parentPosition).toLowerCase()) || known.has(title.toLowerCase())) return [];
    known.add(title.toLowerCase());
    return { corePosition, parentPosition, position: title };
  });
}
