/*
 * Lambda parses payloads with Jackson, and passes its messages on.
 */

const EXPECTED = "(JSON String, Number, Array, Object or token 'null', 'true' or 'false')";

/** The length of the UTF-8 sequence that a byte begins; 0 for a byte that begins none. */
function sequenceLength(byte: number): number {
  if (byte < 0x80) return 1;
  if (byte >= 0xc2 && byte <= 0xdf) return 2;
  if (byte >= 0xe0 && byte <= 0xef) return 3;
  return byte >= 0xf0 && byte <= 0xf4 ? 4 : 0;
}

const located = (message: string, offset: number, before: string) => {
  const lines = before.slice(0, offset).split('\n');
  const column = (lines.at(-1)?.length ?? 0) + 1;
  return `${message}\n at [Source: REDACTED (\`StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION\` disabled); line: ${lines.length}, column: ${column}]`;
};

function characterName(code: number): string {
  const isControl = code < 0x20 || (code >= 0x7f && code < 0xa0);
  return isControl ? `(CTRL-CHAR, code ${code})` : `'${String.fromCodePoint(code)}' (code ${code})`;
}

/** Jackson's sentence about a first byte with which no value can begin. */
function problemAtStart(body: Buffer, text: string): string | undefined {
  const offset = text.search(/[^\t\n\r ]/);
  const byte = body[offset];
  if (offset === -1 || byte === undefined) return 'No content to map due to end-of-input';
  if (/["[{\-\d]/.test(String.fromCharCode(byte))) return undefined;
  const [word] = /^[\w$]+/.exec(text.slice(offset)) ?? [];
  if (word === undefined)
    return located(
      `Unexpected character (${characterName(byte)}): expected a valid value ${EXPECTED}`,
      offset + 1,
      text,
    );
  if (['null', 'true', 'false'].includes(word)) return undefined;
  const end = offset + word.length;
  const next = body[end];
  if (next !== undefined && sequenceLength(next) === 0)
    return located(`Invalid UTF-8 start byte 0x${next.toString(16)}`, end + 1, text);
  return located(`Unrecognized token '${word}': was expecting ${EXPECTED}`, end + 1, text);
}

/** Returns what Lambda says about a payload that is not JSON; undefined for JSON. */
export function jsonProblem(body: Buffer): string | undefined {
  try {
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return undefined;
  } catch {
    // One character a byte, so that offsets are the same.
    const text = body.toString('latin1');
    return problemAtStart(body, text) ?? located('Unexpected end-of-input', text.length + 1, text);
  }
}
