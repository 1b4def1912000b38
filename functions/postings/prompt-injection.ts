import { TO_MACHINES } from './words/summary-phrases.ts';

const MODEL = String.raw`(?:ais?|a\.i\.|artificial intelligences?|llms?|(?:chat)?gpt(?:-\d\S*)?|chatbots?|(?:large )?language models?|(?:ai|automated|virtual) (?:assistants?|models?|systems?|screeners?|recruiters?|reviewers?))`;
const SAYING = '(?:say|state|write|claim|mention|add|insert|output|print|respond|reply|answer)';

const PATTERNS = [
  // Overrides or mentions instructions to a model.
  String.raw`\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|prompts?|rules?|guidelines?|above|previous|prior|earlier)`,
  String.raw`\b(?:ignoriere?n?|vergiss|ignorez|oubliez|ignora|ignoren?|olvida|dimentica|negeer|ignorera)\b.{0,40}\b(?:alle?s?|tou(?:s|tes?)|tod[oa]s?|tutt[eio]|anweisungen|instruc\w+|istruzioni|instrucciones)\b`,
  String.raw`\b(?:new|updated|real|hidden|special) (?:system )?instructions?\b`,
  String.raw`\bsystem (?:prompt|message|override)|\bdeveloper (?:message|mode)|<\/?(?:data|system|user|assistant)>|\[\/?inst\]`,
  // Addresses a model.
  String.raw`\b${MODEL} (?:that (?:is|are) |who (?:is|are) )?(?:reading|reviewing|screening|evaluating|processing|summari[sz]ing) (?:this|the|my)\b`,
  String.raw`\b${MODEL} (?:must|should|shall|will now|are to|is to)\b.{0,40}\b(?:${SAYING}|rate|rank|recommend|ignore|score)`,
  String.raw`\b(?:attention|note (?:to|for)|message (?:to|for)|dear|hey|hello|instructions? (?:to|for)),? (?:any |all |the |every )?${MODEL}\b`,
  String.raw`\b(?:you are|act as|pretend (?:to be|you are)|behave as|if you are) (?:now )?(?:an? |the )?(?:${MODEL}|unrestricted|assistant|chatbot)\b|\byou are now\b`,
  // Dictates the output.
  String.raw`\b${SAYING}(?: only| just| exactly)? ?(?:that\b|:|["“'‘])`,
  String.raw`\b(?:${SAYING}|include|begin|end|finish|start|repeat|sign)\b.{0,40}\b(?:in (?:the|your|every|each) (?:letter|answer|response|output|reply)|the (?:words?|phrase|sentence)s? ["“'‘]|nothing else|verbatim|word for word|<)`,
  String.raw`\b${SAYING} with\b.{0,20}["“'‘<]`,
  String.raw`\bas the (?:first|last|only) (?:sentence|line|word|paragraph|bullet)\b`,
  String.raw`\b(?:begin|end|finish|start|open|close|sign) (?:the|your|each|every|this) (?:letter|answer|response|output|reply)\b`,
  String.raw`\b(?:your|the) (?:letter|answer|response|output|reply|analysis|evaluation) (?:must|should|shall|has to|is to|needs to)\b`,
  String.raw`\b(?:rate|score|rank|recommend|hire|shortlist|approve|select|prefer|favou?r|advance) (?:this|him|her|me) (?:candidate|applicant|resume|person|profile|highly|first|above)`,
  String.raw`\bthis (?:candidate|applicant) (?:is|must|should|has)\b`,
  String.raw`\b(?:reveal|leak|disclose|print|show|repeat) (?:your|all) (?:system|prompt|instructions?|keys?|secrets?)`,
];
const INJECTION = new RegExp(PATTERNS.join('|'), 'i');

/**
 * Whether a line of a resume or posting addresses a program rather than describing the person or the job.
 * Such a line is neither evidence nor sent. This blocklist is the first of two guards: a claim from a line
 * that passes is still checked like any other.
 */
export const looksLikeInjection = (line: string): boolean =>
  TO_MACHINES.test(line) || windowsOf(line).some((part) => INJECTION.test(part));

/**
 * The pattern takes long on long text, so that it sees a part at a time, in characters. An instruction fits
 * in the overlap.
 */
const WINDOW = 1_000;
const OVERLAP = 200;

const windowsOf = (line: string): string[] =>
  Array.from({ length: Math.max(1, Math.ceil((line.length - OVERLAP) / (WINDOW - OVERLAP))) }, (_, index) =>
    line.slice(index * (WINDOW - OVERLAP), index * (WINDOW - OVERLAP) + WINDOW),
  );
