/** A shorter text, in letters, tells too little of its language. */
const TELLING = 100;

/** English is written in Latin letters, but for a name or two. */
const LATIN = 0.8;

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Words that hold English sentences together and those of no other language here. */
const ENGLISH = words(
  'the and of to with for from that by at is are was were which this these our you will your their we it be or who as on',
);

/** The same of languages with Latin letters whose job postings and resumes come most, without what English has too. */
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

/** So much of a text's words another language has at least, when it is in it. */
const LEAST = 0.08;

/**
 * Whether a text may be English: it is, or it is too short or too much of a list to tell. Another language shows by the
 * small words that hold its sentences together: it has more of them than of the English ones, by far.
 */
export function mayBeEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  if (letters.length < TELLING) return true;
  if ((text.match(/\p{Script=Latin}/gu) ?? []).length < letters.length * LATIN) return false;
  const said = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const share = (known: ReadonlySet<string>) => said.filter((word) => known.has(word)).length / said.length;
  const [english, others] = [share(ENGLISH), share(OTHERS)];
  return others < LEAST || english * 1.5 > others;
}
