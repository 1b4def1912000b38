import { completePosting } from './features/complete-posting.ts';
import { suggestTitles } from './features/suggest-titles.ts';

/** Every feature whose questions come by the queue, by name. */
export const FEATURES = { [completePosting.name]: completePosting };

/** Every feature for whose answer a person waits, by name. */
export const ASKED_AT_ONCE = { [suggestTitles.name]: suggestTitles };
