const ESCAPES: Readonly<Record<string, string>> = {
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\f': '\\f',
  '\b': '\\b',
};

/** util.urlEncode, util.urlDecode, util.base64Encode, util.base64Decode and util.escapeJavaScript, all in UTF-8. */
export const encodingUtil = {
  urlEncode: (text: string) => new URLSearchParams([['', text]]).toString().slice(1),
  urlDecode: (text: string) => new URLSearchParams(`=${text.replaceAll('&', '%26')}`).get('') ?? '',
  base64Encode: (text: string) => Buffer.from(text, 'utf8').toString('base64'),
  base64Decode: (text: string) => Buffer.from(text, 'base64').toString('utf8'),
  /** As org.apache.commons.lang's StringEscapeUtils does, which AppSync names as its model. */
  escapeJavaScript: (text: string) =>
    text
      .replace(/[\\"'/]/g, '\\$&')
      .replace(/[\n\r\t\f\b]/g, (character) => ESCAPES[character] ?? character)
      .replace(
        /[^ -~]/g,
        (character) => `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
      ),
};
