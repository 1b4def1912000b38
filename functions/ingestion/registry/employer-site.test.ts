import { describe, expect, test } from '@jest/globals';
import { employerSite } from './employer-site.ts';

describe("an employer's own site", () => {
  test.each([
    ['acme.com', 'Acme', ['https://jobs.lever.co/acme/1', 'https://careers.acme.com/jobs/2']],
    ['acme-robotics.co.uk', 'Acme Robotics Ltd', ['https://www.acme-robotics.co.uk/jobs?gh_jid=3']],
    ['acme.de', 'ACME', ['https://acme.com/1', 'https://acme.de/2', 'https://jobs.acme.de/3']],
    ['lever.co', 'Lever', ['https://jobs.lever.co/lever/1']],
    ['acme.asso.fr', 'Acme', ['https://jobs.acme.asso.fr/1']],
    ['acme.ind.br', 'Acme', ['https://www.acme.ind.br/1']],
  ])('is %s for %s', (site, employer, links) => {
    expect(employerSite(links, employer)).toBe(site);
  });

  test.each([
    ['a vendor', 'Acme', ['https://boards.greenhouse.io/acme/jobs/1', 'https://acme.github.io/jobs']],
    [
      'a domain that only begins with the name',
      'Acme',
      ['https://acme-careers.com/1', 'https://acmecorp.com'],
    ],
    ['a host of somebody else’s domain', 'Acme', ['https://acme.go.com/1', 'https://acme.ne.com/2']],
    ['an address', 'Acme', ['https://127.0.0.1/acme', 'no link', 'https://acme']],
    ['nothing without a name', '', ['https://acme.com']],
  ])('is never %s', (_, employer, links) => {
    expect(employerSite(links, employer)).toBe('');
  });
});
