import type { getDocumentProxy } from 'unpdf';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** A run of text in one style; a gap between words is a run of its own. */
interface Run {
  readonly str: string;
  readonly hasEOL: boolean;
}

/** 'S K I L L S': the letters of a word that a heading sets apart. */
const LETTERS = /^\S(?: \S){2,}$/u;
/** 'a t' is such a word beside others only. */
const TWO_LETTERS = /^\S \S$/u;

const isSpaced = (run: Run | undefined): boolean => run !== undefined && LETTERS.test(run.str);

function textOf(runs: readonly Run[]): string {
  return runs
    .map((run, at) => {
      const { str, hasEOL } = run;
      const isBeside = TWO_LETTERS.test(str) && (isSpaced(runs[at - 2]) || isSpaced(runs[at + 2]));
      const text = isSpaced(run) || isBeside ? str.replaceAll(' ', '') : str;
      return hasEOL ? `${text}\n` : text;
    })
    .join('');
}

/** Returns the text of each page of a PDF, with letters joined that headings set apart. */
export async function pdfPages(pdf: Pdf): Promise<string[]> {
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(textOf(items.filter((item) => 'str' in item)));
  }
  return pages;
}
