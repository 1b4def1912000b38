import { describe, expect, test } from '@jest/globals';
import { applicantFromResume } from './applicant-from-resume.ts';

describe('APPLY-01 what a resume says for application forms', () => {
  test('is its name, city, links and work authorization', () => {
    const text = `ADA MOSS
Senior Software Engineer
Austin, TX | ada.moss@mail.example | (512) 555-0100 | linkedin.com/in/adamoss | https://github.com/ada/

Work authorization: U.S. citizen, no sponsorship needed
Experience
Larkspur Systems, Berlin, Germany — https://larkspur.example`;
    expect(applicantFromResume(text, 'Ada')).toEqual({
      fullName: 'Ada Moss',
      city: 'Austin, TX',
      workAuthorization: 'U.S. citizen, no sponsorship needed',
      links: ['https://linkedin.com/in/adamoss', 'https://github.com/ada'],
    });
  });

  test('is nothing that it does not say, and the account’s name if it has none', () => {
    const text = 'Curriculum Vitae\nNode.js Developer\nI built node.js services at Acme Corp.';
    expect(applicantFromResume(text, 'Ada Moss')).toEqual({
      fullName: 'Ada Moss',
      city: '',
      workAuthorization: '',
      links: [],
    });
    expect(applicantFromResume('', '')).toEqual({ fullName: '', city: '', workAuthorization: '', links: [] });
  });

  test.each([
    ['Anna de la Cruz\nMadrid, Spain', 'Anna de la Cruz', 'Madrid, Spain'],
    ["Résumé of Seán O'Brien\nSeán O'Brien · Dublin, Ireland", "Seán O'Brien", 'Dublin, Ireland'],
  ])('reads %j', (text, fullName, city) => {
    expect(applicantFromResume(text, '')).toMatchObject({ fullName, city });
  });
});
