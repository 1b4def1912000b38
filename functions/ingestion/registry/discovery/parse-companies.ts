export interface Company {
  readonly name: string;
  readonly homepage: URL;
}

/**
 * Parses lines of a company's name and home page, separated by a tab. Empty lines and those that start with # are
 * skipped. Throws an error that names the first invalid line.
 */
export function parseCompanies(text: string): Company[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [name = '', address = ''] = line.split('\t').map((cell) => cell.trim());
    const homepage = URL.parse(/^https?:/i.test(address) ? address : `https://${address}`);
    if (name === '' || !homepage?.hostname.includes('.'))
      throw new Error(
        `Line ${index + 1} is not a company's name and home page, separated by a tab: '${line}'.`,
      );
    return [{ name, homepage }];
  });
}
