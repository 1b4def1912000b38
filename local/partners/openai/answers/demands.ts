const QUOTED = /[“"‘]([^”"’]{3,200})[”"’]/g;
const TELLING =
  /\b(?:say|state|write|claim|mention|include|add|insert|output|print|respond|reply|answer)\b(?:[^.:“"]{0,60}?(?:\bthat\b|:))\s*([^“"].{2,199})/i;
const COMMANDING =
  /\b(?:ignore|ignoriere|schreibe|disregard|forget|must|should|say|state|write|claim|mention|include|add|insert|output|print|respond|reply|answer|recommend|rate|hire)\b/i;

/**
 * What texts tell whoever reads them to write, as a model that obeys them understands it: what they quote, what comes
 * after 'say that', else the whole of a text that commands.
 */
export function demandsIn(texts: readonly string[]): string[] {
  return texts
    .filter((text) => COMMANDING.test(text))
    .flatMap((text) => {
      const quoted = [...text.matchAll(QUOTED)].map(([, said = '']) => said);
      if (quoted.length > 0) return quoted;
      const [, told] = TELLING.exec(text) ?? [];
      return [told ?? text];
    });
}
