import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { z } from 'zod';
import { launchOptions } from '../../e2e/support/launch-options.ts';
import { freePort } from '../../e2e/support/stack.ts';

const Audit = z.object({ numericValue: z.number() });
const Elements = z.object({
  details: z.object({
    items: z.array(z.object({ node: z.object({ type: z.literal('node'), snippet: z.string() }) })),
  }),
});
const Report = z.object({
  categories: z.record(z.string(), z.object({ title: z.string(), score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ title: z.string(), score: z.number().nullable() }).loose()),
});

export interface PageReport {
  /** 0 to 100, by category title. */
  readonly scores: Readonly<Record<string, number>>;
  /** Largest Contentful Paint, in milliseconds. */
  readonly largestPaintMs: number;
  /** Total Blocking Time, in milliseconds. */
  readonly blockingMs: number;
  readonly layoutShift: number;
  readonly bytes: number;
  /** Titles of the audits that lowered a score, with the HTML of the elements that they name. */
  readonly failed: readonly string[];
}

/** Starts a browser for Lighthouse. `inspect` loads a page with an empty cache as a mid-range phone on slow 4G. */
export async function openLighthouse(): Promise<{
  inspect(url: string): Promise<PageReport>;
  close(): Promise<void>;
}> {
  const port = await freePort();
  const { executablePath, args } = await launchOptions();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  return {
    inspect: async (url) => {
      const result = await lighthouse(url, { port, logLevel: 'error' });
      const { categories, audits } = Report.parse(result?.lhr);
      const value = (name: string) => Audit.parse(audits[name]).numericValue;
      const scores = Object.values(categories).map(({ title, score }) => [
        title,
        Math.round((score ?? 0) * 100),
      ]);
      return {
        scores: Object.fromEntries(scores),
        largestPaintMs: value('largest-contentful-paint'),
        blockingMs: value('total-blocking-time'),
        layoutShift: value('cumulative-layout-shift'),
        bytes: value('total-byte-weight'),
        failed: Object.values(audits)
          .filter(({ score }) => score !== null && score < 0.9)
          .map((audit) => [audit.title, ...elementsOf(audit)].join(': ')),
      };
    },
    close: () => browser.close(),
  };
}

const elementsOf = (audit: unknown): string[] =>
  (Elements.safeParse(audit).data?.details.items ?? []).map(({ node }) => node.snippet);
