import { anyText } from '@daybreak/contract/fixtures/any-text.ts';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import { recordedText } from '../../test-data/test-data.ts';
import { aJobPosting, aPageWith, factsOn } from './fixtures/job-posting-pages.ts';

freezeDate(new Date('2026-10-01T12:00:00.000Z'));

const JSON_LD = JSON.stringify(aJobPosting({ description: '<p>Build "kettles" & more.</p>' }));

describe('ING-03 a JobPosting is found', () => {
  test.each([
    ['in an array', `[{"@type":"Organization"},${JSON_LD}]`],
    ['in a graph', `{"@graph":[{"@type":"WebPage"},${JSON_LD}]}`],
    ['in a list of items', `{"@type":"ItemList","itemListElement":[{"item":${JSON_LD}}]}`],
    ['under several types', JSON_LD.replace('"JobPosting"', '["Thing","JobPosting"]')],
    ['under its full type', JSON_LD.replace('"JobPosting"', '"https://schema.org/JobPosting"')],
    ['as JSON in a string', JSON.stringify(JSON_LD)],
    ['with prefixed keys', JSON_LD.replace('"title"', '"schema:title"')],
    ['with keys in PascalCase', JSON_LD.replace('"title"', '"Title"').replace('"@type"', '"@Type"')],
    ['with all its markup escaped', JSON_LD.replaceAll('&', '&amp;').replaceAll('"', '&quot;')],
    ['in a CDATA section', `\n//<![CDATA[\n${JSON_LD}\n//]]>\n`],
    ['in a CDATA section in a comment', `/*<![CDATA[*/${JSON_LD}/*]]>*/`],
    ['in an HTML comment', `<!--\n${JSON_LD}\n-->`],
    ['with line breaks in its texts', JSON_LD.replace('<p>', '<p>\n\t')],
    ['with a missing comma', JSON_LD.replace(',"title"', '\n"title"')],
    ['with a comma at the end', JSON_LD.replace(/\}$/, ',}')],
    ['with an invalid escape', JSON_LD.replace('<p>', '\\$<p>')],
    ['with a semicolon at the end', `${JSON_LD};`],
    ['with a truncated end', JSON_LD.slice(0, -1)],
  ])('%s', (_, block) => {
    const { posting } = factsOn(aPageWith(block));
    expect(posting.title).toBe('Kettle Engineer');
    expect(posting.html).toContain('kettles');
  });

  test.each(['application/ld+json; charset=utf-8', 'APPLICATION/LD+JSON'])(
    'in a script of type %s',
    (type) => {
      expect(factsOn(aPageWith(JSON_LD, type)).posting.title).toBe('Kettle Engineer');
    },
  );

  test('next to a block that cannot be repaired', () => {
    expect(factsOn(aPageWith('{{"@type":"JobPosting"]') + aPageWith(JSON_LD)).posting.title).toBe(
      'Kettle Engineer',
    );
  });

  test('in the rows of a Next.js stream that other rows surround', () => {
    const push = (part: string) => `<script>self.__next_f.push(${JSON.stringify([1, part])})</script>`;
    const row = `5:[["$","script",null,{"dangerouslySetInnerHTML":{"__html":${JSON.stringify(JSON_LD)}}}]]\n`;
    const page = push('1:I["x"]\n2:Tc,größtenteils') + push(row.slice(0, 60)) + push(row.slice(60));
    expect(factsOn(page).posting.title).toBe('Kettle Engineer');
  });

  test('in microdata', () => {
    const page = `
      <div itemscope itemtype="http://schema.org/JobPosting">
        <h1><span itemprop="title">Kettle   <b>Engineer</b></span></h1>
        <meta itemprop="datePosted" content="Fri Sep 04 07:00:00 UTC 2026">
        <span itemprop="hiringOrganization" itemscope itemtype="http://schema.org/Organization">
          <meta itemprop="name" content="Acme"></span>
        <span itemprop="jobLocation" itemscope itemtype="http://schema.org/Place">
          <span itemprop="address" itemscope itemtype="http://schema.org/PostalAddress">
            <meta itemprop="addressLocality" content="Austin"><meta itemprop="addressRegion" content="TX">
            <meta itemprop="addressCountry" content="US">
          </span>
        </span>
        <div itemprop="description"><p>Build <b>kettles</b>.</p><ul><li>Boil</ul></div>
      </div>`;
    const { posting } = factsOn(page);
    expect(posting).toMatchObject({
      title: 'Kettle Engineer',
      company: 'Acme',
      structuredPlaces: [{ city: 'Austin', state: 'TX', country: 'United States' }],
      publishedAt: '2026-09-04T07:00:00.000Z',
      html: '<p>Build <b>kettles</b>.</p><ul><li>Boil</ul>',
    });
  });

  test.each([
    ['a page without markup', '<html><body>JobPosting</body></html>'],
    ['a block that cannot be repaired', aPageWith('{{"@type":"JobPosting"]')],
    ['a posting without a title', aPageWith('{"@type":"JobPosting"}')],
    ['another type', aPageWith('{"@type":"Organization","name":"JobPosting"}')],
  ])('but not in %s', (_, page) => {
    expect(() => factsOn(page)).toThrow(/^The answer has no JobPosting markup/);
  });
});

test('ING-03 a page with any mutation is parsed or rejected with a message', () => {
  const pages = ['jsonld-meta.html', 'jsonld-micro1-next-flight.html', 'jsonld-neura.html'].map(recordedText);
  const change = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    cut: fc.nat(40),
    text: fc.oneof(anyText(), fc.constantFrom('"', '}', '</script>', '\\', ',', '<!--')),
  });
  fc.assert(
    fc.property(fc.constantFrom(...pages), fc.array(change, { maxLength: 5 }), (page, changes) => {
      const mutated = changes.reduce((text, { at, cut, text: inserted }) => {
        const index = Math.floor(at * text.length);
        return text.slice(0, index) + inserted + text.slice(index + cut);
      }, page);
      try {
        expect(factsOn(mutated).posting.title).not.toBe('');
      } catch (error) {
        expect(error).toHaveProperty('message', expect.stringMatching(/^The answer /));
      }
    }),
    { numRuns: 150 },
  );
});

test('ING-03 a page whose repair would take too long has no JobPosting', () => {
  const quotes = `{"@type":"JobPosting","title":"${'a "b" '.repeat(10_000)}"}`;
  expect(() => factsOn(aPageWith(quotes))).toThrow('has no JobPosting');
});
