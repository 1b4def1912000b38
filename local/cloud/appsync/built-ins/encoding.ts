const ESCAPES: Readonly<Record<string, string>> = {
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\f': '\\f',
  '\b': '\\b',
};

/** The encoding functions of util. */
export const encodingUtil = {
  urlEncode: (text: string) => new URLSearchParams([['', text]]).toString().slice(1),
  urlDecode: (text: string) => new URLSearchParams(`=${text.replaceAll('&', '%26')}`).get('') ?? '',
  base64Encode: (text: string) => Buffer.from(text, 'utf8').toString('base64'),
  base64Decode: (text: string) => Buffer.from(text, 'base64').toString('utf8'),
  /** Like StringEscapeUtils of org.apache.commons.lang, as AppSync documents. */
  escapeJavaScript: (text: string) =>
    text
      .replace(/[\\"'/]/g, '\\$&')
      .replace(/[\n\r\t\f\b]/g, (character) => ESCAPES[character] ?? character)
      .replace(
        /[^ -~]/g,
        (character) => `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
      ),
};
