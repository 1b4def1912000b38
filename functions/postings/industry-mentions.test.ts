import { describe, expect, test } from '@jest/globals';
import { learnIndustry, NO_INDUSTRY } from './company-industry.ts';
import { industryMentions } from './industry-mentions.ts';
import { parseDescription } from './parse-description.ts';

const industryOf = (company: string, text: string) =>
  learnIndustry(
    NO_INDUSTRY,
    [{ mentions: industryMentions(company, [], parseDescription(`<p>${text}</p>`)), stated: '' }],
    '',
  ).industry;

describe('ING-02 the industry that a posting says', () => {
  test.each([
    [
      'Acme is a leader in the development of quantum computing systems, software and services.',
      'Semiconductors',
    ],
    ['Come join the company that is reinventing cloud security. You will own payments.', 'Cybersecurity'],
    ['Our mission is to discover innovative medicines that solve serious health issues.', 'Biotech'],
    ['At Acme, we provide structural and civil engineering solutions.', 'Consulting'],
    ['Acme is your marketplace. We make it easy to sell almost anything.', 'E-commerce & Retail'],
  ])('the employer describes itself: %s', (text, industry) => {
    expect(industryOf('Acme', text)).toBe(industry);
  });

  test.each([
    ['Acme is a software platform trusted by hotels, airlines and hospitals.', 'Business Software'],
    ['Acme is a developer platform backed by leading investors in banking.', 'Developer Tools'],
    ['Acme serves clients in aerospace, medical devices, robotics and automotive.', ''],
    ['We are looking for a nurse who has worked in insurance.', ''],
    ['As a developer you will work with databases and Kubernetes.', ''],
  ])('customers, investors and the work of a team do not count: %s', (text, industry) => {
    expect(industryOf('Acme', text)).toBe(industry);
  });

  test.each([
    'We offer family health insurance including parents, 26 weeks of maternity leave, and a shuttle to the airport.',
    'Our package includes private health insurance and 25 days of vacation.',
  ])('what employees get does not count: %s', (text) => {
    expect(industryOf('Acme', `We offer all of this. ${text} ${text}`)).toBe('');
  });

  test.each([
    ['Berkeley County School District', 'Education'],
    ['Galen College of Nursing', 'Education'],
    ['Duke University Health System', 'Healthcare'],
    ['University of Maryland Medical Center', 'Healthcare'],
    ['City of Bridgeport', 'Government'],
    ['Department of Health', 'Government'],
    ['EvergreenHealth', 'Healthcare'],
    ['BTC BANK', 'Fintech'],
    ['Acme', ''],
  ])("the name of %s says '%s'", (company, industry) => {
    expect(industryOf(company, 'Maintain the systems of the team.')).toBe(industry);
  });
});
