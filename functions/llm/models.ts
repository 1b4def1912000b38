/** The models that features ask, by what is wanted of them. All know structured outputs. */
export const MODELS = {
  /** Reads and classifies short texts, thousands a day. */
  quick: 'gpt-4.1-mini',
  /** Writes for a person who waits and reads on. */
  careful: 'gpt-4.1',
} as const;
