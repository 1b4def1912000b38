import { describe, expect, test } from '@jest/globals';
import { recognizePage } from './recognize-page.ts';

const URL_OF_PAGE = 'https://careers.acme.com/';

describe('recognizing the board behind a careers page', () => {
  test.each([
    [
      'a script',
      '<script src="https://boards.greenhouse.io/embed/job_board/js?for=acme"></script>',
      'greenhouse',
      'acme',
    ],
    [
      'an escaped frame',
      '<iframe src="//jobs.ashbyhq.com/Acme%20Inc/embed?a=1&amp;b=2">',
      'ashby',
      'Acme Inc',
    ],
    [
      'data',
      '<script>{"u":"https:\\/\\/api.lever.co\\/v0\\/postings\\/acme?mode=json"}</script>',
      'lever',
      'acme',
    ],
    ['an attribute', '<div id="BambooHR" data-domain="acme.bamboohr.com"></div>', 'bamboohr', 'acme'],
    [
      'a link',
      '<a href="https://acme.wd5.myworkdayjobs.com/Acme_Careers">Jobs</a>',
      'workday',
      'acme.wd5.myworkdayjobs.com~Acme_Careers',
    ],
    [
      'scripts of Phenom',
      '<script src="https://cdn.phenompeople.com/x.js"></script>',
      'phenom',
      'careers.acme.com',
    ],
    ['scripts of Jibe', '<script src="https://app.jibecdn.com/x.js"></script>', 'jibe', 'careers.acme.com'],
    [
      'files of SuccessFactors',
      '<link href="//rmkcdn.successfactors.com/a/b.css">',
      'successfactors',
      'careers.acme.com',
    ],
    ['the code of Eightfold', '<code id="pcsx-data">{}</code>', 'eightfold', 'careers.acme.com'],
    [
      'scripts of Radancy',
      '<script src="https://tbcdn.talentbrew.com/x.js"></script>',
      'careers',
      'careers.acme.com',
    ],
  ])('finds it in %s', (_, html, ats, slug) => {
    expect(recognizePage(html, URL_OF_PAGE)).toEqual({ ats, slug });
  });

  test('prefers an embedded board to linked ones, and the most frequent to a single link', () => {
    const links =
      '<a href="https://jobs.lever.co/other/1"></a><a href="https://jobs.lever.co/acme/1"></a><a href="https://jobs.lever.co/acme/2"></a>';
    expect(recognizePage(links)).toEqual({ ats: 'lever', slug: 'acme' });
    const frame = '<iframe src="https://jobs.ashbyhq.com/acme/embed"></iframe>';
    expect(recognizePage(links + frame)).toEqual({ ats: 'ashby', slug: 'acme' });
  });

  test('prefers the system that applications lead to, to the front of the site', () => {
    const html =
      '<script src="//cdn.phenompeople.com/x.js"></script>{"applyUrl":"https://acme.wd1.myworkdayjobs.com/Ext/job/x/y_R1/apply"}';
    expect(recognizePage(html, URL_OF_PAGE)).toMatchObject({
      ats: 'workday',
      slug: 'acme.wd1.myworkdayjobs.com~Ext',
    });
  });

  test.each([
    ['an empty page', ''],
    ['a vendor that is only named', '<p>We use boards.greenhouse.io and jobs.lever.co</p>'],
    [
      'a host that only looks like a vendor',
      '<iframe src="https://boards.greenhouse.io.evil.com/acme"></iframe>',
    ],
    ['a vendor in a query', '<a href="https://evil.com/?u=boards.greenhouse.io/acme"></a>'],
  ])('finds none in %s', (_, html) => {
    expect(recognizePage(html, URL_OF_PAGE)).toEqual({ reason: expect.stringMatching(/names no board/) });
  });
});
