import { describe, expect, test } from '@jest/globals';
import type { Posting } from '../../postings/posting.ts';
import { authorizePosting } from './authorize-posting.ts';

const linkOf = (
  url: string,
  { ats = 'greenhouse', board = 'acme', company = 'Acme Robotics, Inc.' } = {},
) => {
  const posting: Posting = {
    ...{ ats, board, id: '1', title: 'Engineer', company, url, html: '' },
    ...{ locations: [], departments: [], pay: [] },
  };
  return authorizePosting(posting, { company, trust: 'trusted' }).url;
};
const PAGE = 'https://job-boards.greenhouse.io/acme';

describe('ING-01 the link of a posting on a trusted board', () => {
  test.each([
    ['its vendor', 'https://boards.greenhouse.io/acme/jobs/1'],
    ['another vendor', 'https://jobs.lever.co/acme/1/apply'],
    ['a system whose boards we do not read', 'https://app.careerpuck.com/job-board/acme/job/1'],
    ['the employer’s domain', 'https://www.acmerobotics.com/careers?gh_jid=1'],
    ['a part of its name', 'https://jobs.acme.com/1'],
    ['a domain about work', 'https://acmerobotics.jobs/1'],
    ['a domain with a word before the name', 'https://careers.joinacmerobotics.com/1'],
  ])('leads to %s', (_, url) => {
    expect(linkOf(url)).toBe(url);
  });

  test.each([
    ['somebody else’s domain', 'https://apply-here.example/acme'],
    ['a subdomain in the employer’s name', 'https://acmerobotics.evil.example/1'],
    ['a domain that only looks like a vendor’s', 'https://boards.greenhouse.io.evil.example/1'],
    ['a domain in look-alike letters', 'https://xn--cmerobotics-0vg.com/1'],
    ['another port', 'https://www.acmerobotics.com:8443/1'],
    ['another protocol', 'javascript:alert(1)'],
    ['no address', 'apply by mail'],
  ])('leads to the board’s page instead of %s', (_, url) => {
    expect(linkOf(url)).toBe(PAGE);
  });

  test('has no user name', () => {
    expect(linkOf('https://www.acmerobotics.com@boards.greenhouse.io/acme/jobs/1')).toBe(
      'https://boards.greenhouse.io/acme/jobs/1',
    );
  });

  test('leads to the site of a board with a domain of its own, whatever the employer is called', () => {
    const site = { ats: 'careers', board: 'csdisco.com', company: 'Disco' };
    expect(linkOf('https://careers.csdisco.com/1', site)).toBe('https://careers.csdisco.com/1');
    expect(linkOf('https://evil.example/1', site)).toBe('https://csdisco.com');
  });

  test('is not decided by a name of three letters, which begins too many others', () => {
    const short = { board: 'sap', company: 'SAP' };
    expect(linkOf('https://sapphire.example/1', short)).toBe('https://job-boards.greenhouse.io/sap');
    expect(linkOf('https://jobs.sap.com/1', short)).toBe('https://jobs.sap.com/1');
  });
});
