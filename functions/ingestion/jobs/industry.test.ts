import { expect, test } from '@jest/globals';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import { Employer } from './fixtures/employer-scene.ts';

freezeDate(new Date('2026-06-01T12:00:00.000Z'));

const SPACE = 'We are an aerospace company. We build spacecraft and satellites, and you will test them.';
const SILENT = 'You will read the logs of our services every morning and write down what is odd.';

test('ING-02 all jobs of a board have the industry that the board decides, also those added later', async () => {
  // given a board of which one posting says what the employer is
  const employer = new Employer('acme');
  const first = { id: 1, opening: 1, city: 'Austin, TX', title: 'Test Engineer', words: SPACE };
  const second = { id: 2, opening: 2, city: 'Austin, TX', title: 'Data Engineer', words: SILENT };
  await employer.read('acme', [first, second]);
  // when a posting is added that says nothing of it
  await employer.read('acme', [first, second, { ...second, id: 3, opening: 3, title: 'Product Manager' }]);
  // then
  expect(employer.everyJob().map(({ jobTitle, industry }) => `${jobTitle}: ${industry}`)).toEqual([
    'Test Engineer: Aerospace & Defense',
    'Data Engineer: Aerospace & Defense',
    'Product Manager: Aerospace & Defense',
  ]);
  expect(employer.rows.boards.get('greenhouse:acme')?.employer).toMatchObject({
    industry: 'Aerospace & Defense',
    postings: 3,
  });
});
