import { describe, expect, test } from '@jest/globals';
import { type Voice, voiceAt, voicesIn } from './voices.ts';

const voices = voicesIn('Larkspur Systems');
/** Of whom the sentence speaks where this word stands. */
const of = (sentence: string, word: string): Voice => voiceAt(voices(sentence), sentence.indexOf(word));

describe('AI-02 of whom a sentence speaks', () => {
  test.each([
    ['I wrote services in Go.', 'Go', 'me'],
    ['Services in Go are what I wrote.', 'Services', 'me'],
    ['Your payments run on Kafka.', 'Kafka', 'you'],
    ['The role asks for Kafka.', 'Kafka', 'you'],
    ['Larkspur runs on Kafka.', 'Kafka', 'you'],
    ['Your need for Kafka meets my work on ledgers.', 'Kafka', 'you'],
    ['Your need for Kafka meets my work on ledgers.', 'ledgers', 'me'],
    ['I am keen to move payments to Go.', 'payments', 'wish'],
    ['I would like to automate reports.', 'reports', 'wish'],
    ['What draws me is the chance to lead payments.', 'payments', 'wish'],
    ['I would welcome a talk about ledgers.', 'ledgers', 'wish'],
    ['You run Kafka; Go was daily work.', 'Go', 'me'],
    ['Led the move to Go.', 'Go', 'me'],
  ] as const)('%s: %s, %s', (sentence, word, voice) => {
    expect(of(sentence, word)).toBe(voice);
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
  ])('what was done is the person’s, however it is put: %s', (sentence, word) => {
    expect(of(sentence, word)).toBe('me');
  });

  test('an employer without a name, or with a short one, is nobody’s word', () => {
    expect(voicesIn('')('It runs.')).toEqual([{ voice: 'me', from: 0 }]);
    expect(voicesIn('IT')('IT runs.')).toEqual([{ voice: 'me', from: 0 }]);
    expect(voiceAt(voicesIn('General Ledgers (UK)')('In general I wrote Go.'), 20)).toBe('me');
  });
});
