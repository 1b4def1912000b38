import { describe, expect, test } from '@jest/globals';
import { textTerritory } from './text-territory.ts';

const read = (text: string): string[] | null => {
  const territory = textTerritory([text]);
  return (
    territory && [
      ...territory.regions,
      ...territory.countries,
      ...territory.states.map(({ state, country }) => `${country}-${state}`),
    ]
  );
};

describe('where a remote job may be done by its text', () => {
  test.each([
    ['You must be based in the United States.', ['US']],
    ['Candidates must reside in Texas, Colorado or Utah.', ['US-TX', 'US-CO', 'US-UT']],
    ['This role is remote within the EU.', ['European Union']],
    ['Remote (US/Canada)', ['US', 'CA']],
    ['Remote - Europe or US', ['Europe', 'US']],
    ['US only', ['US']],
    ['Applicants must be authorized to work in the U.S. without sponsorship.', ['US']],
    ['We can only hire in Germany and Austria.', ['DE', 'AT']],
    ['Work from anywhere in the world.', ['Worldwide']],
    ['CET ± 2 hours', ['Europe']],
    ['You work during EST hours.', ['North America']],
    ['Open to candidates in EMEA.', ['EMEA']],
    ['Our core hours are between UTC-8 and UTC-7.', ['US', 'CA', 'MX']],
    ['Working hours are 9 to 5, UTC+12.', ['AU', 'NZ']],
  ])('%p is %p', (text, territory) => {
    expect(read(text)).toEqual(territory);
  });

  test.each([
    'We are based in Berlin and our offices are located in Spain.',
    'Our remote team is great.',
    'US-based preferred',
    'Work from anywhere in the world for four weeks a year.',
    'Only the best tools',
    'You will be based in a team of five.',
    'Applications close at 23:59 UTC+0.',
    'We meet once a year, GMT+8 this time.',
  ])('is open for %p', (text) => {
    expect(read(text)).toBeNull();
  });
});

test('comes with the sentence', () => {
  expect(textTerritory(['We are remote. You must live in Canada. Apply today.'])).toMatchObject({
    source: 'text',
    evidence: 'You must live in Canada.',
  });
});
