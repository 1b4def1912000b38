import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { ofType } from './fixtures/template.ts';
import { renderSecurityText, SECURITY_TEXT_PATH } from './security-text.ts';

const DAY = 86_400_000;

describe('OPS-02 security.txt', () => {
  test('has the fields that RFC 9116 requires, and the address where it counts', () => {
    const now = new Date('2026-06-15T12:00:00.000Z');
    expect(renderSecurityText('https://jobs.example', 'help@jobs.example', now)).toBe(
      `Contact: mailto:help@jobs.example
Expires: 2027-05-01T00:00:00.000Z
Preferred-Languages: en
Canonical: https://jobs.example/.well-known/security.txt
`,
    );
  });

  test('expires ten months to a year after any deployment', () => {
    for (let day = 0; day < 800; day += 1) {
      const now = new Date(Date.UTC(2026, 0, 1) + day * DAY);
      const expires = /^Expires: (.+)$/m.exec(renderSecurityText('', '', now))?.[1] ?? '';
      const days = (Date.parse(expires) - now.getTime()) / DAY;
      expect([now, days > 300 && days < 366]).toEqual([now, true]);
    }
  });

  test('is deployed with the pages, and the distribution passes it through', () => {
    const files = globSync(`cdk.out/asset.*${SECURITY_TEXT_PATH}`);
    expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual([
      expect.stringMatching(/^Contact: mailto:\S+\nExpires: /),
    ]);
    const routes = ofType('AWS::CloudFront::Function').map(({ Properties }) => Properties['FunctionCode']);
    expect(String(routes)).toContain(`"${SECURITY_TEXT_PATH}"`);
  });
});
