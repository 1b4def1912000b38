/**
 * The mentions that a word in a sentence counts as: of an industry with its own words, and of one that all
 * employers name, such as AI.
 */
export interface Weight {
  readonly own: number;
  readonly everywhere: number;
}
/** 'Acme is a …', 'Our mission is …'. */
const DEFINITION: Weight = { own: 4, everywhere: 4 };
/** 'We build …', which may be the team. */
const OWN_WORK: Weight = { own: 4, everywhere: 3 };
/** Names the employer. */
const IDENTITY: Weight = { own: 1.5, everywhere: 1 };
export const PASSING: Weight = { own: 0.3, everywhere: 0 };

const WORD = /[\p{L}\p{N}]+/gu;
/** 'sells' of 'Acme sells'. */
const VERB = /^\p{Ll}{2,}s$/u;
const IDENTITY_WORDS =
  /\b(?:(?:is|as) (?:an?|the|one of)|was founded|founded in|about us|who we are|world['’]s|leading|leader in|pioneer\w*)\b/i;
/** 'Join the company that is reinventing cloud security'. */
const COMPANY_THAT =
  /\b(?:company|start-?up|firm|organi[sz]ation|business) (?:that|which|whose|behind|on a mission)\b/i;
const WE = /\b(?:we|our)\b/i;
const IS_OURS =
  /\b(?:our (?:mission|company|vision|purpose|founders?|goal)|on a mission|we(?: are|['’]re) (?:an?|the|one of)|leading|leader|world['’]s)\b/i;
const SAYS_WHAT_IT_IS =
  /\b(?:is|are|we['’]re|build(?:s|ing)?|provid(?:es?|ing)|offers?|makes?|making|develop(?:s|ing)?|designs?|delivers?|help(?:s|ing)?|serves?|uses?|empowers?|powers?|enables?|creat(?:es?|ing)|operates?|exists?|transforms?|transforming|reimagin\w+|redefin\w+|revolutioni[sz]\w+|moderni[sz]\w+|solves?|connects?|specializ\w+|manufactures?|brings?|gives?|lets|discover|democratiz\w+|simplif\w+|runs?|was founded|on a mission)\b/i;
/** 'We are looking for …', 'You will …'. */
const SAYS_WHO_IT_WANTS =
  /^as an? |\b(?:looking for|seeking|hiring|recruiting|searching for|in search of|to join|has an opening|you will|you['’]ll|your (?:skills|experience|career|role|work|team|day|resume|background|application|responsibilities|next|passion|potential|talents?|expertise|growth|best))\b/i;

/** Weighs a sentence of a posting by how clearly it describes the employer. `brand` is a result of `brandOf`. */
export function weightOf(sentence: string, brand: string): Weight {
  if (COMPANY_THAT.test(sentence)) return DEFINITION;
  const words: string[] = sentence.match(WORD) ?? [];
  const at = words.indexOf(brand);
  const isNamed = brand !== '' && at >= 0;
  if (SAYS_WHO_IT_WANTS.test(sentence)) return isNamed ? IDENTITY : PASSING;
  if (isNamed && at < 4 && VERB.test(words[at + 1] ?? '')) return DEFINITION;
  if (isNamed && SAYS_WHAT_IT_IS.test(words.slice(at, at < 4 ? undefined : at + 4).join(' ')))
    return DEFINITION;
  if (WE.test(words.slice(0, 4).join(' ')) && SAYS_WHAT_IT_IS.test(sentence))
    return IS_OURS.test(sentence) ? DEFINITION : OWN_WORK;
  return isNamed || IDENTITY_WORDS.test(sentence) ? IDENTITY : PASSING;
}

/** Returns the word by which sentences name the employer: 'Acme' for 'The Acme Company'. Empty if too short. */
export function brandOf(company: string): string {
  const [brand = ''] = company.replace(/^the\s+/i, '').match(WORD) ?? [];
  return brand.length > 2 ? brand : '';
}
