import { TO_MACHINES } from '../jobs/words/summary-phrases.ts';

const patterns = [
  // Takes back what was said, or speaks of what is said to a model.
  String.raw`(?:ignore|disregard|forget|override|bypass|skip)\b.{0,40}\b(?:instructions?|prompts?|rules?|guidelines?|above|previous|prior|earlier|before)`,
  String.raw`(?:new|updated|real|hidden|special|following|additional|these) (?:system )?instructions?\b`,
  String.raw`system (?:prompt|message|override|note)|developer (?:message|mode)|<\/?(?:data|system|user|assistant)>|\[\/?inst\]`,
  // Speaks to a model.
  String.raw`\b(?:ai|a\.i\.|artificial intelligence|llms?|gpt(?:-\d\S*)?|chatgpt|chatbots?|claude|gemini|language models?|assistants?)\b.{0,60}\b(?:must|should|shall|please|reading|reviewing|screening|evaluating|processing|note|ignore|are to|will now)\b`,
  String.raw`\b(?:attention|note|message|dear|hey|hello|to)\b,? (?:to )?(?:any |all |the )?(?:ai|llms?|gpt|chatgpt|language models?|automated|model|bots?|assistant|screener)\b`,
  String.raw`\b(?:you are|act as|pretend|imagine you|roleplay|behave as|if you are) (?:an? |the )?(?:ai|llm|large|language|assistant|chatbot|model|bot|recruiter|hiring|unrestricted|expert|screener|automated)`,
  // Says what is to be written.
  String.raw`\b(?:say|state|write|claim|mention|include|add|insert|output|print|respond|reply|answer|begin|end|finish|start|repeat|sign)\b.{0,50}\b(?:that (?:the |this |he |she |they |i )|in (?:the|your|every|each) (?:letter|answer|response|summary|output|reply|sentence|analysis)|the (?:words?|phrases?|sentence|text|following)|with (?:the )?(?:words?|phrase|exactly|only|json)|nothing (?:else|but)|exactly|verbatim|word for word)`,
  String.raw`\b(?:your|the) (?:letter|answer|response|summary|output|reply|analysis|score|evaluation|assessment) (?:must|should|shall|has to|is to|needs to|will)\b`,
  String.raw`\b(?:rate|score|rank|recommend|hire|shortlist|approve|accept|select|prefer|favou?r|advance)\b.{0,30}\b(?:this|the|him|her|me) (?:candidate|applicant|resume|person|profile|highly|first|above)`,
  String.raw`\bthis (?:candidate|applicant) (?:is|must|should|has)\b`,
  String.raw`\b(?:reveal|leak|disclose|print|show|repeat) (?:your|the|all) (?:system|prompt|instructions?|key|secrets?)`,
  String.raw`\bdo not (?:tell|mention|reveal|follow|obey|check|remove|verify)\b`,
];
const TO_WRITERS = new RegExp(patterns.join('|'), 'i');

/**
 * Whether a line of a resume or a posting speaks to a program that reads it rather than of the person or the job. Such a
 * line is no evidence and is not sent. This is the first of two guards, and it knows only what it knows: a claim that a
 * hidden line makes still has to stand where claims of its kind stand.
 */
export const speaksToPrograms = (line: string): boolean => TO_WRITERS.test(line) || TO_MACHINES.test(line);
