import { describe, expect, test } from '@jest/globals';
import { contentSecurityPolicy } from './security-headers.ts';

/** Returns the `connect-src` of a site with these analytics hosts and origins. */
function connectSource(
  analytics?: Record<string, { host: string; token: string }>,
  origins?: string[],
): string | undefined {
  return /connect-src [^;]+/.exec(contentSecurityPolicy(analytics, origins))?.[0];
}

describe('contentSecurityPolicy', () => {
  test('allows connections to the site only', () => {
    expect(connectSource()).toBe("connect-src 'self'");
  });

  test('RES-01 also allows uploads to the resume bucket', () => {
    const bucket = 'https://files.s3.us-east-1.amazonaws.com';
    expect(connectSource(undefined, [bucket])).toBe(`connect-src 'self' ${bucket}`);
  });

  test('ANALYTICS-01 also allows each analytics host of the stage, listed once', () => {
    const host = 'https://events.daybreak.example';
    const analytics = {
      'daybreak.example': { host, token: 'a' },
      'www.daybreak.example': { host, token: 'b' },
    };
    expect(connectSource(analytics)).toBe(`connect-src 'self' ${host}`);
  });
});
