import { describe, expect, test } from '@jest/globals';
import { createSubjectTagger, type Subject, subjectAt } from './sentence-subjects.ts';

const tagSubjects = createSubjectTagger('Larkspur Systems');
const subjectOf = (sentence: string, word: string): Subject =>
  subjectAt(tagSubjects(sentence), sentence.indexOf(word));

describe('AI-02 the subject of a word', () => {
  test.each([
    ['I wrote services in Go.', 'Go', 'applicant'],
    ['Services in Go are what I wrote.', 'Services', 'applicant'],
    ['Your payments run on Kafka.', 'Kafka', 'employer'],
    ['The role asks for Kafka.', 'Kafka', 'employer'],
    ['Larkspur runs on Kafka.', 'Kafka', 'employer'],
    ['Your need for Kafka meets my work on ledgers.', 'Kafka', 'employer'],
    ['Your need for Kafka meets my work on ledgers.', 'ledgers', 'applicant'],
    ['I am keen to move payments to Go.', 'payments', 'intent'],
    ['I would like to automate reports.', 'reports', 'intent'],
    ['What draws me is the chance to lead payments.', 'payments', 'intent'],
    ['I would welcome a talk about ledgers.', 'ledgers', 'intent'],
    ['You run Kafka; Go was daily work.', 'Go', 'applicant'],
    ['Led the move to Go.', 'Go', 'applicant'],
  ] as const)('%s: %s, %s', (sentence, word, subject) => {
    expect(subjectOf(sentence, word)).toBe(subject);
  });

  test.each([
    ['I am excited by ten years of experience with Oracle.', 'Oracle'],
    ['Years of Oracle are behind this application.', 'Oracle'],
    ['I had the opportunity to work with Oracle.', 'Oracle'],
    ['I was happy to lead agents.', 'agents'],
    ['I used to work with Oracle.', 'Oracle'],
    ['I can work with Oracle.', 'Oracle'],
    ['I like to work with Oracle.', 'Oracle'],
    ['In general, larkspurs aside, I know Oracle.', 'Oracle'],
  ])('is the applicant for anything done, however it is phrased: %s', (sentence, word) => {
    expect(subjectOf(sentence, word)).toBe('applicant');
  });

  test('is not the employer for an empty or very short company name', () => {
    expect(createSubjectTagger('')('It runs.')).toEqual([{ subject: 'applicant', from: 0 }]);
    expect(createSubjectTagger('IT')('IT runs.')).toEqual([{ subject: 'applicant', from: 0 }]);
    expect(subjectAt(createSubjectTagger('General Ledgers (UK)')('In general I wrote Go.'), 20)).toBe(
      'applicant',
    );
  });
});
