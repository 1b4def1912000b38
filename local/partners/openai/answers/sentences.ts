const LONGEST = 110;
const SHORTEST = 25;

/** What a phrase that was cut may not end in. */
const OPEN = /[\s,;:–-]+(?:and|or|the|a|an|of|to|for|with|in|on|by|from|at|as|that|which|our|your)?$/i;

/** Beginnings of sentences that tell of anything but the work. */
const NOT_WORK =
  /^(?:we\b|our\b|us\b|you have|you are|must\b|experience|ability|strong|proven|bachelor|degree|at least|\d|about\b|this\b|these\b|please|if you|knowledge)/i;
const FILLER = /\b(?:salary|benefits?|equal opportunity|apply|visa|degree|years of)\b|[?@]|:\/\//i;
const ADDRESSING = /^(?:in this role,? )?you(?:['’]ll| will)(?: be)?:? /i;

const DOING =
  /^(?:build|collaborate|create|define|deliver|design|develop|drive|evaluate|implement|improve|lead|maintain|manage|mentor|operate|own|partner|plan|review|run|ship|support|test|work|write)\b|\b(?:you(?:['’]ll| will)|(?:this|the) (?:role|position)|responsible for|will work)\b/i;
const COMPANY = /\b(?:company|mission|employees?|employers?|founded|culture|benefits|candidates?)\b/i;

/** What tells of the work comes before what may, and that before what tells of the company. */
const rank = (text: string): number => (COMPANY.test(text) ? 2 : DOING.test(text) ? 0 : 1);

/** A text ended at the last word that fits. */
function shortened(text: string): string {
  const bare = text.replace(/[.;:,!\s]+$/, '');
  if (bare.length <= LONGEST) return bare;
  let cut = bare.slice(0, bare.lastIndexOf(' ', LONGEST));
  while (OPEN.test(cut)) cut = cut.replace(OPEN, '');
  return cut;
}

/** The sentences of a text that tell most of what a person will do, in its own words. */
export function tellingSentences(text: string, most: number): string[] {
  const found = text
    .split(/\n|(?<=[.!])\s+(?=\p{Lu})/u)
    .map((line) => line.replace(/^[-•*]\s+/, '').trim())
    .filter((line) => !NOT_WORK.test(line) && !FILLER.test(line) && line.split(' ').length >= 4)
    .sort((one, other) => rank(one) - rank(other))
    .map((line) => shortened(line.replace(ADDRESSING, '')))
    .map((line) => line.charAt(0).toUpperCase() + line.slice(1))
    .filter((line) => line.length >= SHORTEST);
  return [...new Set(found)].slice(0, most);
}
