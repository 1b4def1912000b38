import type { CoverLetter } from '@daybreak/contract/types.ts';
import { compose } from './compose.ts';
import type { LetterRow } from './letter.ts';

/** A letter as the contract shows it: what is being written, else the last that is whole. */
export function showLetter({ sk, state, why, askedAt, draft, letter, edit }: LetterRow): CoverLetter {
  const shown = state === 'writing' ? draft : letter;
  const isEdited = state !== 'writing' && edit !== undefined;
  const sentences = shown?.sentences ?? [];
  return {
    jobID: sk,
    state,
    why,
    sentences,
    text: isEdited ? edit : compose(sentences, state === 'writing' ? undefined : letter),
    edited: isEdited,
    removed: shown?.removed ?? [],
    resumeFileName: shown?.resumeFileName ?? '',
    notes: shown?.notes ?? [],
    writtenAt: (state === 'writing' ? undefined : letter?.writtenAt) ?? askedAt,
  };
}
