import { describe, expect, test } from '@jest/globals';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** Returns the `connect-src` of a site with these analytics hosts and origins. */
function connectSource(
  analytics?: Record<string, { host: string; token: string }>,
  origins?: string[],
): string | undefined {
  return /connect-src [^;]+/.exec(contentSecurityPolicy(analytics, origins))?.[0];
}

describe('the content security policy', () => {
  test('lets pages ask nobody but the site', () => {
    expect(connectSource()).toBe("connect-src 'self'");
  });

  test('RES-01 lets them put resumes into their bucket, and ask no other', () => {
    const bucket = 'https://files.s3.us-east-1.amazonaws.com';
    expect(connectSource(undefined, [bucket])).toBe(`connect-src 'self' ${bucket}`);
  });

  test('ANALYTICS-01 lets them ask the analytics’ own addresses where the stage has any, each once', () => {
    const host = 'https://events.daybreak.example';
    const analytics = {
      'daybreak.example': { host, token: 'a' },
      'www.daybreak.example': { host, token: 'b' },
    };
    expect(connectSource(analytics)).toBe(`connect-src 'self' ${host}`);
  });
});
