const MAX_LENGTH = 110;
const MIN_LENGTH = 25;

/** Punctuation and words that must not end a truncated phrase. */
const DANGLING_END =
  /[\s,;:–-]+(?:and|or|the|a|an|of|to|for|with|in|on|by|from|at|as|that|which|our|your)?$/i;

/** Openings of sentences that aren't about the work. */
const NOT_WORK =
  /^(?:we\b|our\b|us\b|you have|you are|must\b|experience|ability|strong|proven|bachelor|degree|at least|\d|about\b|this\b|these\b|please|if you|knowledge)/i;
const FILLER = /\b(?:salary|benefits?|equal opportunity|apply|visa|degree|years of)\b|[?@]|:\/\//i;
const YOU_WILL = /^(?:in this role,? )?you(?:['’]ll| will)(?: be)?:? /i;

const DUTY =
  /^(?:build|collaborate|create|define|deliver|design|develop|drive|evaluate|implement|improve|lead|maintain|manage|mentor|operate|own|partner|plan|review|run|ship|support|test|work|write)\b|\b(?:you(?:['’]ll| will)|(?:this|the) (?:role|position)|responsible for|will work)\b/i;
const COMPANY = /\b(?:company|mission|employees?|employers?|founded|culture|benefits|candidates?)\b/i;

/** Sentences about the work come first, sentences about the company last. */
const rank = (text: string): number => (COMPANY.test(text) ? 2 : DUTY.test(text) ? 0 : 1);

/** Cuts at the last word that fits. */
function truncate(text: string): string {
  const bare = text.replace(/[.;:,!\s]+$/, '');
  if (bare.length <= MAX_LENGTH) return bare;
  let cut = bare.slice(0, bare.lastIndexOf(' ', MAX_LENGTH));
  while (DANGLING_END.test(cut)) cut = cut.replace(DANGLING_END, '');
  return cut;
}

/** Returns the sentences that say most about the work, verbatim. */
export function extractKeySentences(text: string, most: number): string[] {
  const found = text
    .split(/\n|(?<=[.!])\s+(?=\p{Lu})/u)
    .map((line) => line.replace(/^[-•*]\s+/, '').trim())
    .filter((line) => !NOT_WORK.test(line) && !FILLER.test(line) && line.split(' ').length >= 4)
    .sort((one, other) => rank(one) - rank(other))
    .map((line) => truncate(line.replace(YOU_WILL, '')))
    .map((line) => line.charAt(0).toUpperCase() + line.slice(1))
    .filter((line) => line.length >= MIN_LENGTH);
  return [...new Set(found)].slice(0, most);
}
