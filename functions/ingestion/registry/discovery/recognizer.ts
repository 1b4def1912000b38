import { withoutEmpty } from '../../../platform/without-empty.ts';
import { type Candidate, uniqueCandidates } from './candidate.ts';

interface Found {
  readonly ats: string;
  readonly slug: string;
  readonly isGuess?: boolean;
}

/** Finds the board behind a URL or in a page's HTML: recognize.ts and recognize-page.ts of the registry. */
export interface Recognizer {
  recognizeUrl(text: string): Found | { readonly reason: string };
  /** `url` is the page's address after redirects. */
  recognizePage(html: string, url: string): Found | { readonly reason: string };
}

/** Returns undefined if no board was recognized. */
export function toCandidate(found: Found | { readonly reason: string }): Candidate | undefined {
  if ('reason' in found) return undefined;
  const { ats, slug, isGuess } = found;
  return { ats, slug, ...withoutEmpty({ isGuess }) };
}

/** Returns each board that the URLs lead to once. */
export const recognizeAll = (recognizer: Recognizer, urls: readonly string[]): Candidate[] =>
  uniqueCandidates(urls.flatMap((url) => toCandidate(recognizer.recognizeUrl(url)) ?? []));
