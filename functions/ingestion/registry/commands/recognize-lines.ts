import type { KnownBoards } from '../recognition/known-boards.ts';
import { recognizeUrl } from '../recognize.ts';

/**
 * Recognizes one URL per line. Returns lines of the URL, the system and the board, or of the URL, '-' and the
 * reason, separated by tabs. Blank lines are skipped.
 */
export function recognizeLines(text: string, known: KnownBoards): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim().replaceAll('\t', ' '))
    .filter((line) => line !== '')
    .map((line) => {
      const found = recognizeUrl(line, known);
      return [line, ...('reason' in found ? ['-', found.reason] : [found.ats, found.slug])].join('\t');
    });
}
