import { describe, expect, test } from '@jest/globals';
import type { Follow } from './api/follows.ts';
import { followText } from './follow-text.ts';

const follow = (fields: Partial<Follow>): Follow => ({
  id: 'name:stripe',
  text: 'Stripe',
  state: 'checking',
  company: '',
  jobs: 0,
  ...fields,
});

describe('what became of a request to follow a company', () => {
  test.each([
    [{ state: 'checking' }, 'Checking Stripe…'],
    [
      { state: 'following', company: 'Stripe' },
      'Following Stripe. New jobs will show up here within minutes.',
    ],
    [{ state: 'watching', company: 'Stripe', jobs: 1_042 }, "We're already watching Stripe: 1,042 jobs."],
    [{ state: 'watching', company: 'Stripe', jobs: 1 }, "We're already watching Stripe: 1 job."],
    [{ state: 'watching', company: 'Stripe' }, "We're already watching Stripe: no open jobs right now."],
    [
      { state: 'full', company: 'Stripe' },
      "We're watching Stripe, but your list of dream companies is full. Delete one to add it.",
    ],
    [{ state: 'notFound' }, "We couldn't find Stripe. Paste the URL of its careers page."],
    [
      { state: 'notFound', text: 'jobs.lever.co/stripe' },
      "There's no job board at jobs.lever.co/stripe. Check the URL and try again.",
    ],
    [
      { state: 'review', text: 'stripe.com' },
      "We couldn't read this page. Our team will take a look. (stripe.com)",
    ],
    [
      { state: 'declined', text: 'stripe.com' },
      "We can't read this page. Try the URL of one of its postings. (stripe.com)",
    ],
  ] as const)('PROF-01 %j: %s', (fields, text) => {
    expect(followText(follow(fields))).toBe(text);
  });
});
