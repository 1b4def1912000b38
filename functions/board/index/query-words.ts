import { splitWords } from './interner.ts';

/** 'Jobs' and 'vacancies' say nothing at the end of a query, or before 'at', 'in' or 'for'. */
const FILLER = /(?<!\S)(?:jobs?|vacanc(?:y|ies))(?:\s+(?:at|in|for)(?!\S)|[^\p{L}\p{N}]*$)/giu;

/** Returns a query without 'jobs' and 'jobs at', unless nothing else is left: 'jobs at SpaceX' becomes 'SpaceX'. */
export function dropFiller(query: string): string {
  const rest = query.replace(FILLER, '').trim();
  return splitWords(rest).length > 0 ? rest : query;
}

/**
 * Returns the distinct words that a job must have. 'And' is optional, since 'Procter & Gamble' is written without it.
 */
export function requiredWords(query: string): string[] {
  const words = [...new Set(splitWords(query))];
  return words.length > 1 ? words.filter((word) => word !== 'and') : words;
}
