import { useState } from 'react';
import { readItem, removeItem, saveItem } from '../../service/browser-storage.ts';
import { removeItems } from '../../service/stored-prefix.ts';

const DRAFT_PREFIX = 'letter-draft ';

/** Null without unsaved changes. */
export type Draft = readonly [string | null, (text: string | null) => void];

/** Keeps unsaved edits across reloads, in this tab. */
export function useDraft(email: string, jobID: string): Draft {
  const key = `${DRAFT_PREFIX}${email} ${jobID}`;
  const [draft, setDraft] = useState(() => readItem('session', key));
  const change = (text: string | null) => {
    setDraft(text);
    if (text === null) removeItem('session', key);
    else saveItem('session', key, text);
  };
  return [draft, change];
}

export const forgetDrafts = (): void => removeItems('session', DRAFT_PREFIX);
