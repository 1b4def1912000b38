/** Shorter texts, in letters, do not reveal their language. */
const MIN_LETTERS = 100;

/** English text may have a few names in other scripts. */
const MIN_LATIN_SHARE = 0.8;

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** English function words that no other language below has. */
const ENGLISH = words(
  'the and of to with for from that by at is are was were which this these our you will your their we it be or who as on',
);

/** Function words of the Latin-script languages that are most common in resumes and postings, without shared ones. */
const OTHERS = words(
  `und der das den dem des ein eine einer mit von für auf ist sind wir sie zu im zum zur als bei nach oder werden
  le les des du et pour avec dans une sur par vous nous est sont aux ou de la ainsi que qui
  el los las y en para con por una del al se su sus como más o que es son lo
  il gli e di della dei delle per nel nella con una che sono alla dal
  os as em do da dos das ao à um uma não com pelo
  het een van en voor met op naar bij wij jij ons te zijn wordt
  och att som på av för med är till vi du ett
  og på til af er det vi
  i w na z do oraz się jest dla przez`,
);

/** The least share of function words that identifies another language. */
const MIN_FOREIGN_SHARE = 0.08;

/**
 * Whether a text may be English. Returns true as well for texts that are too short or too list-like to tell. Other
 * languages are recognized by their function words.
 */
export function mayBeEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  if (letters.length < MIN_LETTERS) return true;
  if ((text.match(/\p{Script=Latin}/gu) ?? []).length < letters.length * MIN_LATIN_SHARE) return false;
  const all = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const share = (known: ReadonlySet<string>) => all.filter((word) => known.has(word)).length / all.length;
  const [english, others] = [share(ENGLISH), share(OTHERS)];
  return others < MIN_FOREIGN_SHARE || english * 1.5 > others;
}
