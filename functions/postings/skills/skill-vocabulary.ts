/**
 * Skills that postings ask for, one per line: the display name, then spellings after a colon. Those in `exactCase` are
 * also common words ('Go', 'Excel', 'Sketch') and count only with their capitals.
 */
export interface SkillVocabulary {
  readonly anyCase: string;
  readonly exactCase: string;
}
