import { describe, expect, test } from '@jest/globals';
import { webPage } from './web-page.ts';

describe('APPLY-01 an employer’s page', () => {
  test.each(['https://jobs.example/acme/1?for=a%20b#apply', 'http://jobs.example', 'HTTPS://jobs.example/'])(
    'leaves the service as it is: %s',
    (address) => {
      expect(webPage(address)).toBe(address);
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
  ])('does not leave it: %j', (address) => {
    expect(webPage(address)).toBe('');
  });
});
