import { FREE_ALERTS } from '@daybreak/contract/limits.ts';
import { product } from './product.ts';

export const offers = {
  heading: 'Subscribe to receive job alerts',
  visitor: {
    bullets: [
      'Always free to search',
      'Get early access to the latest tech jobs',
      `Every free account receives ${FREE_ALERTS} free job alerts`,
    ],
    action: `Try ${product.name} for free`,
  },
  user: {
    bullets: [
      'Get ahead of the pack and be one of the first to know of new tech jobs',
      'Always free to search',
      'Cancel anytime',
    ],
    action: 'Subscribe to receive job alerts',
  },
} as const;
