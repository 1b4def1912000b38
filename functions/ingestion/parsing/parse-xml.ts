import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { AnswerError } from './answer-error.ts';

/**
 * Parses XML into nested objects by element name, without attributes. Texts stay strings. Elements whose path
 * is in `lists`, such as 'rss.channel.item', are always arrays. Throws `message` if the text is no complete
 * XML.
 */
export function parseXml(text: string, lists: readonly string[], message: string): unknown {
  try {
    if (XMLValidator.validate(text) !== true) throw new AnswerError(message);
    // A parser that has failed keeps its place in the old text, so each text has its own.
    const parser = new XMLParser({
      ignoreAttributes: true,
      parseTagValue: false,
      htmlEntities: true,
      isArray: (_, path) => lists.includes(String(path)),
    });
    return parser.parse(text);
  } catch (cause) {
    throw new AnswerError(message, { cause });
  }
}
