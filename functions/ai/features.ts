import { completePosting } from './features/complete-posting.ts';

/** Every feature whose questions come by the queue, by name. */
export const FEATURES = { [completePosting.name]: completePosting };
