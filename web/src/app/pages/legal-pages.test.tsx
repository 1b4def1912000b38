import { describe, expect, test } from '@jest/globals';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import PrivacyPage from './privacy-page.tsx';
import TermsPage from './terms-page.tsx';

const markup = (page: ReactNode) => renderToStaticMarkup(<Router ssrPath="/">{page}</Router>);
const terms = markup(<TermsPage />);
const privacy = markup(<PrivacyPage />);
const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('the terms of use', () => {
  test('LEGAL-01 were last updated October 15th, 2023', () => {
    expect(words(terms)).toContain('Last updated October 15th, 2023');
  });

  test.each([
    ['limit liability to $100', /total liability to you .* is limited to \$100\./],
    ['are not for users under 18', /not for users under 18\./],
    ['have fees paid in advance and not refunded', /Fees are paid in advance and are non-refundable\./],
    ['are governed by the law of New York', /governed by the law of the State of New York/],
  ])('LEGAL-01 %s', (_, said) => {
    expect(words(terms)).toMatch(said);
  });
});

describe('the privacy policy', () => {
  test('LEGAL-01 was last updated October 15th, 2023, and is not for users under 18', () => {
    expect(words(privacy)).toContain('Last updated October 15th, 2023');
    expect(words(privacy)).toContain('not for users under 18');
  });

  test.each(['Cognito', 'SES', 'SNS', 'Stripe', 'OpenAI', 'PostHog'])('names %s', (company) => {
    expect(words(privacy)).toContain(company);
  });

  test('explains data export, deletion and contact', () => {
    expect(words(privacy)).toMatch(/Download all of it as one file/);
    expect(words(privacy)).toMatch(/Delete your account/);
    expect(privacy).toContain('href="mailto:support@daybreak.example"');
  });
});

describe.each([
  ['terms of use', terms],
  ['privacy policy', privacy],
])('the %s', (_, html) => {
  test('LEGAL-01 link every section from the table of contents', () => {
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    const headings = [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);
    // Once beside the text, once in the narrow screen's menu.
    expect(targets).toEqual([...headings, ...headings]);
    expect(new Set(headings).size).toBe(headings.length);
    expect(headings.length).toBeGreaterThan(8);
  });
});
