import type { Requirement } from '../../table/requirement.ts';
import type { Sentence } from './asked-sentences.ts';
import { toEvidence } from './evidence.ts';
import { isRequired } from './is-required.ts';
import { BOILERPLATE, LANGUAGES } from './requirement-data.ts';

const NAMES = LANGUAGES.map(({ names }) => names).join('|');
const NAME = new RegExp(`(?<![a-z0-9])(?:${NAMES})(?![a-z0-9])`, 'g');
const codes = LANGUAGES.map(({ code, names }) => ({ code, pattern: new RegExp(`^(?:${names})$`) }));

/** Words of skill in a language, before its name or after it. */
const SKILL =
  /fluen|proficien|native|bilingual|trilingual|command of|speak|spoken|written|verbal|business level|business-level|conversational|mother tongue|language|kenntnisse|sprache|fliessend|flussig|verhandlungssicher|muttersprach|courant|maitris|bilingue|parl[ea]|fluid|nivel|niveau|livello|dominio|fluente|fluencia|avancad|conoscenza|vloeiend|beheers|goede|taal|flytande|obehindrad|tala|skrift|biegl|znajomosc|jezyk|idioma|lingua|\b[bc][12]\b|in wort|skills|\blevel\b|\bstrong\b|\bgood\b|excellent|intermediate|advanced|communicat\w*(?: \w+){0,2} in\b|communicative|\b(?:read|write)\b|reading|writing|knowledge of/;
const LEVEL =
  /^[^.;]{0,30}\b(?:required|is a must|mandatory|[bc][12]|erforderlich|obligatoire|imprescindible|vereist)\b/;
/** Words after a name that make it a country's and not a language's: 'German market'. */
const OF_COUNTRY =
  /^[- ](?:market|law|legal|tax|accounting|gaap|customers?|clients?|compan|team|office|users?|cuisine|press|army|labou?r|regulat|culture|government|based|states?|subsidiar|entit|payroll|citizen|national|region|public|invest|healthcare|bank|passport|work|speaking jobs)/;
const ALTERNATIVE = new RegExp(
  `(?:${NAMES})\\W{1,3}(?:(?:${NAMES})\\W{1,3}){0,4}(?:and/)?(?:or|oder|ou|o|of|eller|lub|e/ou|y/o|und/oder|/)\\W{0,3}(?:${NAMES})`,
);
const NEAR = 60;

/** Matches a text in lower case that may name a language. */
export const NAMES_LANGUAGE =
  /\b(?:english|german|french|spanish|portug|italian|dutch|swed|polish|danish|norw|finnish|czech|hungar|romanian|greek|turkish|russian|ukrain|hebrew|arab|hindi|japan|korean|chinese|mandarin|cantonese|vietnam|bahasa|indones|deutsch|englisch|franz|anglais|allemand|ingl[eé]s|espa[nñ]|fran[cç]|engels|nederlands|duits|engelska|svenska|angielski|niemiecki|polski|bilingual)/;

/** Returns the languages that a sentence requires. One of several alternatives isn't required. */
export function findLanguages({ text, folded, section }: Sentence): Requirement[] {
  if (section !== 'asks' || !NAMES_LANGUAGE.test(folded) || BOILERPLATE.test(folded)) return [];
  if (ALTERNATIVE.test(folded)) return [];
  const found = new Map<string, Requirement>();
  for (const match of folded.matchAll(NAME)) {
    const from = match.index;
    const to = from + match[0].length;
    const after = folded.slice(to, to + NEAR);
    const around = folded.slice(Math.max(0, from - NEAR), to + NEAR);
    if (OF_COUNTRY.test(after) || !(SKILL.test(around) || LEVEL.test(after))) continue;
    if (match[0] === 'polish' && !text.includes('Polish')) continue;
    if (!isRequired(folded, from, to)) continue;
    const code = codes.find(({ pattern }) => pattern.test(match[0]))?.code ?? '';
    if (!found.has(code)) found.set(code, { kind: 'language', value: code, evidence: toEvidence(text) });
  }
  return [...found.values()];
}
