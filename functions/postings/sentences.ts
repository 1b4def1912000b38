/** Abbreviations that don't end a sentence, though a capital may follow. */
const ABBREVIATION =
  '(?:\\b(?:[Ss]r|[Jj]r|[Mm]r|[Mm]rs|[Mm]s|[Dd]r|[Pp]rof|[Ii]nc|[Ll]td|[Cc]orp|[Cc]o|[Ss]t|[Vv]s|[Nn]o|[Nn]r|[Dd]ept|[Aa]pprox|[Cc]a|[Ii]ncl|[Ee]xp|[Mm]gr|[Aa]ssoc|[Aa]sst|[Ee]ng|[Bb]zw|[Ii]nkl|[Ss]og|[Mm]me|[Ee]tc|[Ee]st|[Ff]ig)|(?:^|[\\s(.])\\p{L})';

/** Between sentences: before a capital, but not after 'Inc.' or 'e.g.', nor within 'J. Smith' and 'U.S.' */
const BETWEEN = new RegExp(`(?<=(?<!${ABBREVIATION})[.!?])\\s+(?=\\p{Lu})`, 'u');

/** Splits a text into sentences. */
export const splitSentences = (text: string): string[] => text.split(BETWEEN);

const FIRST = new RegExp(`^.{20,}?(?<!${ABBREVIATION})[.!](?=\\s+\\p{Lu}|$)`, 'u');

/** Returns the first sentence of at least 20 characters, or the whole text. */
export const firstSentence = (text: string): string => FIRST.exec(text)?.[0] ?? text;
