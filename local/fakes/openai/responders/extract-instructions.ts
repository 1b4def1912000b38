const QUOTED = /[“"‘]([^”"’]{3,200})[”"’]/g;
const SAY_THAT =
  /\b(?:say|state|write|claim|mention|include|add|insert|output|print|respond|reply|answer)\b(?:[^.:“"]{0,60}?(?:\bthat\b|:))\s*([^“"].{2,199})/i;
const IMPERATIVE =
  /\b(?:ignore|ignoriere|schreibe|disregard|forget|must|should|say|state|write|claim|mention|include|add|insert|output|print|respond|reply|answer|recommend|rate|hire)\b/i;

/**
 * Returns what an obedient model would write: quoted text, text after 'say that', or else any text with an
 * imperative.
 */
export function extractInstructions(texts: readonly string[]): string[] {
  return texts
    .filter((text) => IMPERATIVE.test(text))
    .flatMap((text) => {
      const quoted = [...text.matchAll(QUOTED)].map(([, quote = '']) => quote);
      if (quoted.length > 0) return quoted;
      const [, match] = SAY_THAT.exec(text) ?? [];
      return [match ?? text];
    });
}
