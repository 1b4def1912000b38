export const levelOfWord: ReadonlyMap<string, string> = new Map([
  ...of('intern', 'intern placement'),
  ...of('apprentice', 'apprentice'),
  ...of('entry', 'junior associate trainee'),
  ...of('entrylevel', 'entrylevel fresher earlycareer'),
  ...of('newgrad', 'newgrad graduate grad recentgrad'),
  ...of('mid', 'ii middle intermediate midlevel medior'),
  ...of('3', 'iii'),
  ...of('4', 'iv'),
  ...of('6', 'vi'),
  ...of('7', 'vii'),
  ...of('8', 'viii'),
  ...of('senior', 'senior'),
  ...of('staff', 'staff'),
  ...of('principal', 'principal'),
  ...of('distinguished', 'distinguished'),
  ...of('lead', 'lead'),
]);

/** Levels only right after a head or a level, or alone. */
export const numerals: ReadonlyMap<string, string> = new Map([
  ['i', 'entrylevel'],
  ['v', '5'],
  ['0', 'entrylevel'],
  ['1', 'entrylevel'],
  ['entry', 'entrylevel'],
  ['2', 'mid'],
  ['3', '3'],
  ['4', '4'],
  ['5', '5'],
  ['6', '6'],
  ['mid', 'mid'],
]);

/** Levels of jobs that a saved level wants besides its own: a junior wants jobs for new graduates, but not the reverse. */
export const wantedLevels: ReadonlyMap<string, readonly string[]> = new Map([
  ['entry', ['entrylevel', 'newgrad', 'apprentice']],
  ['entrylevel', ['entry', 'newgrad', 'apprentice']],
  ['newgrad', ['entrylevel']],
  ['apprentice', []],
]);

/** Numbers that rank the head before them. */
export const rankNumbers: ReadonlySet<string> = new Set('i ii iii iv v vi vii viii 1 2 3 4 5 6'.split(' '));

/** Levels that combine with a preceding 'senior': 'Senior Staff' is above Senior. */
export const aboveSenior: ReadonlySet<string> = new Set(['staff', 'principal', 'distinguished']);

function of(level: string, words: string): [string, string][] {
  return words.split(' ').map((word) => [word, level]);
}
