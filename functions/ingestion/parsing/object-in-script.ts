import { parseJson } from '../../platform/parse-json.ts';

/**
 * Returns the JSON object that follows a marker in a page's script, such as 'window.pageData =', or undefined
 * if there is none.
 */
export function objectInScript(page: string, marker: string): unknown {
  const after = page.indexOf(marker);
  const start = after < 0 ? -1 : page.indexOf('{', after + marker.length);
  if (start < 0 || page.slice(after + marker.length, start).trim() !== '') return undefined;
  return parseJson(page.slice(start, endOfObject(page, start)));
}

/** Braces inside of strings don't count. */
function endOfObject(text: string, start: number): number {
  let depth = 0;
  let isString = false;
  for (let at = start; at < text.length; at++) {
    const char = text[at];
    if (char === '\\') at++;
    else if (char === '"') isString = !isString;
    else if (char === '{' && !isString) depth++;
    else if (char === '}' && !isString && --depth === 0) return at + 1;
  }
  return text.length;
}
