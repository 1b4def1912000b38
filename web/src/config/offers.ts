import { FREE_ALERTS } from '@daybreak/contract/limits.ts';
import { product } from './product.ts';

/** What the pricing pop-up says, and the banner with it. */
export const offers = {
  heading: 'Subscribe to receive job alerts',
  /** For who has no account yet. */
  visitor: {
    bullets: [
      'Always free to search',
      'Get early access to the latest tech jobs',
      `Every free account receives ${FREE_ALERTS} free job alerts`,
    ],
    action: `Try ${product.name} for free`,
  },
  /** For who is signed in. */
  user: {
    bullets: [
      'Get ahead of the pack and be one of the first to know of new tech jobs',
      'Always free to search',
      'Cancel anytime',
    ],
    action: 'Subscribe to receive job alerts',
  },
} as const;
