import { describe, expect, test } from '@jest/globals';
import { webUrlOrEmpty } from './to-graphql-application.ts';

describe('APPLY-01 the URL of an employer’s page', () => {
  test.each(['https://jobs.example/acme/1?for=a%20b#apply', 'http://jobs.example', 'HTTPS://jobs.example/'])(
    'is returned unchanged: %s',
    (url) => {
      expect(webUrlOrEmpty(url)).toBe(url);
    },
  );

  test.each([
    '',
    'jobs.example/acme',
    '//jobs.example/acme',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://jobs.example/acme',
    'mailto:jobs@acme.example',
    'https://',
  ])('is removed: %j', (url) => {
    expect(webUrlOrEmpty(url)).toBe('');
  });
});
