import { Parser } from 'htmlparser2';

/** Text that isn't in the finished document: deleted or moved away, and the code of fields. */
const SKIPPED = new Set(['del', 'moveFrom', 'instrText', 'delText']);

/** Which alternative of a shape is read: the first one that has any text. */
interface Alternatives {
  hasText: boolean;
}

/**
 * Returns the text of a part in WordprocessingML (ECMA-376, part 1, 17) with an empty line between
 * paragraphs, including text boxes, tables and content controls, as the file looks after accepting all
 * changes. Namespace prefixes don't matter. `embedded` returns the text of an alternative format chunk by its
 * relationship id.
 */
export function wordXmlText(xml: string, embedded: (relationship: string) => string): string {
  let text = '';
  let skipping = 0;
  let inText = false;
  const alternatives: Alternatives[] = [];
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  const isSkipped = (name: string) =>
    SKIPPED.has(name) || (name === 'Fallback' && alternatives.at(-1)?.hasText === true);
  const skippedAt: boolean[] = [];
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const name = local(tag);
        if (name === 'AlternateContent') alternatives.push({ hasText: false });
        const isStart = isSkipped(name);
        skippedAt.push(isStart);
        if (isStart) skipping += 1;
        if (skipping > 0) return;
        inText = name === 't';
        if (name === 'tab') text += '\t';
        else if (name === 'br' || name === 'cr') text += '\n';
        else if (name === 'noBreakHyphen') text += '-';
        else if (name === 'txbxContent') text += '\n\n';
        else if (name === 'altChunk') text += `${embedded(attributes['r:id'] ?? '')}\n\n`;
      },
      ontext(data) {
        if (!inText || skipping > 0) return;
        text += data;
        for (const alternative of alternatives) alternative.hasText = true;
      },
      onclosetag(tag) {
        const name = local(tag);
        inText = false;
        if (name === 'p' && skipping === 0) text += '\n\n';
        if (skippedAt.pop() === true) skipping -= 1;
        if (name === 'AlternateContent') alternatives.pop();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return text;
}
