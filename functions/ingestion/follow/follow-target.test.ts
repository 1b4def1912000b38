import { anyText } from '@daybreak/contract/fixtures/any-text.ts';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { Fault } from '../../platform/fault.ts';
import { formatTarget, pageOf, parseTarget } from './follow-target.ts';

const targetOf = (text: string) => formatTarget(parseTarget(text));

describe('what a person asks to follow', () => {
  test.each([
    ['https://boards.greenhouse.io/larkspur/jobs/123?gh_src=x', 'greenhouse:larkspur'],
    ['jobs.lever.co/larkspur', 'lever:larkspur'],
    ['  https://jobs.ashbyhq.com/Larkspur/abc  ', 'ashby:Larkspur'],
    ['https://www.larkspur.com/careers', 'site:larkspur.com'],
    ['larkspur.com', 'site:larkspur.com'],
    ['HTTP://Careers.Larkspur.co.uk/open?page=2#top', 'site:careers.larkspur.co.uk'],
    ['Larkspur', 'name:larkspur'],
    ['Larkspur Systems, Inc.', 'name:larkspur systems'],
    ['Société du Lac', 'name:societe du lac'],
    ['Yahoo!', 'name:yahoo'],
    ['<b>Larkspur', 'name:b larkspur'],
  ])('PROF-01 from %j is %s', (text, target) => {
    expect(targetOf(text)).toBe(target);
  });

  test.each([
    ['', "Enter a company's name"],
    ['   ', "Enter a company's name"],
    ['!?', "Enter a company's name"],
    ['x'.repeat(101), 'at most 100 characters'],
    ['x'.repeat(2_001), 'at most 2000 characters'],
    [`https://larkspur.com/${'x'.repeat(2_000)}`, 'at most 2000 characters'],
    [`https://boards.greenhouse.io/${'x'.repeat(1_000)}`, 'address'],
    ['http://127.0.0.1/careers', 'not a public host name'],
    ['http://169.254.169.254/latest/meta-data', 'not a public host name'],
    ['http://[::1]/careers', 'not a public host name'],
    ['http://2130706433/', 'not a public host name'],
    ['http://0x7f.1/', 'not a public host name'],
    ['https://localhost/jobs', 'not a public host name'],
    ['https://wiki.internal/jobs', 'not a public host name'],
    ['https://jobs.larkspur.com:8080/', 'without the port'],
    ['https://ada:secret@larkspur.com/', 'without the part up to the @'],
    ['ada@larkspur.com', 'without the part up to the @'],
    ['file:///etc/passwd', 'starts with https://'],
    ['ftp://larkspur.com/jobs', 'starts with https://'],
    ['<script>alert</script>', 'web address'],
    ['javascript:alert(1)', ''],
    ['data:text/html,jobs', ''],
    ['https://www.linkedin.com/company/larkspur/jobs', "employer's own careers page"],
    ['https://bit.ly/abc', 'Open the link'],
    ['https://boards.greenhouse.io/', "names no employer's board"],
  ])('PROF-01 refuses %j with what to do', (text, message) => {
    expect(() => parseTarget(text)).toThrow(message);
    expect(() => parseTarget(text)).toThrow(expect.objectContaining({ code: 'BadInput' }));
  });

  test('PROF-01 is a target that fits into a key, or refused, for any text', () => {
    const odd = fc.oneof(
      anyText({ maxLength: 300 }),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc
        .tuple(fc.domain(), fc.webPath())
        .map(([host, path]) => `https://boards.greenhouse.io/${host}${path}`),
      fc.ipV4().map((address) => `https://${address}/careers`),
      fc.ipV6().map((address) => `http://[${address}]/careers`),
    );
    fc.assert(
      fc.property(odd, (text) => {
        try {
          const target = parseTarget(text);
          expect(Buffer.byteLength(formatTarget(target))).toBeLessThanOrEqual(1_024);
          if (target.kind === 'site') {
            expect(pageOf(text).protocol).toMatch(/^https?:$/);
            expect(pageOf(text).hostname.replace(/^www\.|\.$/g, '')).toBe(target.host);
            expect(target.host).not.toMatch(/^[\d.]+$|:/);
          }
        } catch (error) {
          if (!(error instanceof Fault)) throw error;
          expect(error.code).toBe('BadInput');
        }
      }),
      { seed: 18, numRuns: 500 },
    );
  });
});
