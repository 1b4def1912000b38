import { describe, expect, test } from '@jest/globals';
import { parseDescription } from '../parse-description.ts';
import { readRequirements } from './read-requirements.ts';

const read = (html: string, company = 'Acme') =>
  readRequirements(company, parseDescription(html)).requirements.map(({ kind, value }) =>
    value === '' ? kind : `${kind} ${value}`,
  );

describe('a sentence that asks for', () => {
  test.each([
    ['Must have an active Secret clearance.', ['clearance']],
    ['TS/SCI with CI polygraph', ['clearance']],
    ['U.S. citizenship is required.', ['citizenship']],
    ['Applicants must be authorized to work in the United States.', ['workAuthorization']],
    ['Must be a U.S. Person due to ITAR.', ['workAuthorization']],
    ['We are unable to sponsor or take over sponsorship of a visa.', ['sponsorshipRefused']],
    ['This role does not qualify for employer-sponsored work authorization.', ['sponsorshipRefused']],
    ['Visa sponsorship available.', ['sponsorshipOffered']],
    ['Fluent German and English', ['language de', 'language en']],
    ['Sehr gute Deutschkenntnisse', ['language de']],
    ["Bachelor's degree in Computer Science; Master's preferred", ['degree bachelor']],
    ["Bachelor's or Master's degree in a related field", ['degree bachelor']],
    ['PhD in physics', ['degree doctorate']],
    ['Abgeschlossenes Studium der Informatik', ['degree bachelor']],
    ['A valid driver’s license is required.', ['license']],
    ['Führerschein Klasse B', ['license']],
    ['Ability to travel 25-50% of the time', ['travel 50']],
    ['Rotating shifts including weekends', ['shifts']],
    ['Bereitschaft zur Schichtarbeit', ['shifts']],
    ['Participate in an on-call rotation', ['onCall']],
    ['This is an unpaid internship.', ['unpaid']],
    ['Our client, a leading bank, is looking for a Java developer.', ['agency']],
  ])('%p', (sentence, asked) => {
    expect(read(`<p>${sentence}</p>`)).toEqual(asked);
  });
});

describe('asks for nothing', () => {
  test.each([
    'No security clearance required.',
    'A clearance is a plus.',
    'Our clients have cleared staff with Secret clearances.',
    'We hire regardless of citizenship status, national origin or age.',
    'We use E-Verify to confirm that employees are authorized to work in the United States.',
    'Sponsored by the company: a 401(k) plan.',
    'Nice to have: German',
    'German is preferred.',
    'German or French',
    'We enter the German market.',
    "Bachelor's degree or equivalent experience",
    'A high degree of autonomy',
    'A degree is not required.',
    'We reimburse 50% of travel costs.',
    'Travel: 0%',
    'Help our customers shift left.',
    'We build on-call tools for engineers.',
    'Unpaid leave is possible.',
    'Software licenses and hardware',
    'We help our clients grow.',
    'Do you have a valid driver’s license?',
  ])('%p', (sentence) => {
    expect(read(`<p>${sentence}</p>`)).toEqual([]);
  });

  test('under a heading of wishes, and of what the company offers', () => {
    expect(
      read('<h3>Nice to have</h3><ul><li>Master’s degree in physics</li><li>Fluent Spanish</li></ul>'),
    ).toEqual([]);
    expect(read('<h3>What we offer</h3><ul><li>German courses and a native speaker</li></ul>')).toEqual([]);
    expect(read('<h3>Requirements</h3><ul><li>Master’s degree in physics</li></ul>')).toEqual([
      'degree master',
    ]);
  });
});

test('a posting written in another language asks for it, unless it says otherwise', () => {
  const german =
    '<p>Wir suchen dich für die Entwicklung unserer Plattform. Du bist mit uns auf der Reise und hast eine Idee, die wir im Team mit der Kundin und dem Kunden zu einem Produkt machen. Das ist eine Aufgabe für die, die sich auf den Nutzen von Software verstehen.</p>';
  expect(read(german)).toEqual(['language de']);
  expect(read(`${german}<p>Unsere Unternehmenssprache ist Englisch.</p>`)).not.toContain('language de');
});

test('an agency is known by its name too', () => {
  expect(read('<p>We hire a developer.</p>', 'Northwind Staffing, Inc.')).toEqual(['agency']);
});

test('each requirement comes with its sentence, cut at a word', () => {
  const long = `Must hold an active security clearance ${'and more '.repeat(40)}`;
  const [{ evidence } = { evidence: '' }] = readRequirements('Acme', [
    { kind: 'item', text: long },
  ]).requirements;
  expect(evidence).toMatch(/^Must hold an active security clearance and more .*…$/);
  expect(evidence.length).toBeLessThanOrEqual(201);
});
