const MAX_EVIDENCE = 200;

/** A sentence as evidence: cut at a word if it is long. */
export function toEvidence(sentence: string): string {
  const text = sentence.trim();
  if (text.length <= MAX_EVIDENCE) return text;
  return `${text.slice(0, MAX_EVIDENCE).replace(/\s+\S*$/, '')}…`;
}
