import { glob, readFile } from 'node:fs/promises';

/** Returns the test files that use fast-check, sorted. */
export async function propertyTests(): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob('{contract,infra,functions,web,local}/**/*.test.{ts,tsx}', {
    exclude: ['**/node_modules/**'],
  })) {
    const text = await readFile(file, 'utf8');
    if (text.includes("from 'fast-check'")) files.push(file);
  }
  return files.sort();
}
