/**
 * Skills that postings ask for by name, one a line: the name as it is shown, then, after colons, other ways to write it.
 * Those of the second list are common words too ('Go', 'Excel', 'Sketch') and are taken for skills only where they are
 * written as names are.
 */
export interface SkillWords {
  readonly plain: string;
  readonly named: string;
}
