import { useState } from 'react';
import { readItem, removeItem, removeItems, saveItem } from '../../service/browser-storage.ts';

const DRAFT_PREFIX = 'letter-draft ';

/** A text that is not saved yet, and what changes it; null for none. */
export type Draft = readonly [string | null, (text: string | null) => void];

/** What a person has written into a letter and not saved: it outlives a reload, in this tab. */
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

/** Forgets every draft of this tab: whoever was here has left. */
export const forgetDrafts = (): void => removeItems('session', DRAFT_PREFIX);
