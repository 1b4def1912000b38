import type { Inputs } from './activity.ts';
import { backlog, textsOfSubscriber, verdict, waysToTarget } from './sentences.ts';
import {
  activityTable,
  habitTable,
  ledgerTable,
  matchTable,
  operationTable,
  priceTable,
  purposeTable,
  quotaTable,
  serviceTable,
} from './tables.ts';

/** The document whose tables the model writes. */
export const COST_DOCUMENT = 'docs/cost.md';

/** Formats a table as aligned Markdown, with numbers to the right. */
function formatMarkdown(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const isNumber = head.map(
    (_, column) => column > 0 && body.every((row) => /^[*$~]|^[\d.,]+( %)?$|^$/.test(row[column] ?? '')),
  );
  const widths = head.map((_, column) => Math.max(3, ...rows.map((row) => (row[column] ?? '').length)));
  const write = (row: readonly string[]) =>
    `| ${widths.map((width, column) => (isNumber[column] ? (row[column] ?? '').padStart(width) : (row[column] ?? '').padEnd(width))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    isNumber[column] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  return [write(head), `| ${rule.join(' | ')} |`, ...body.map(write)].join('\n');
}

/** Wraps prose at 120 characters, as the other documents are. */
const wrap = (text: string): string => text.replace(/(?![^\n]{1,120}$)([^\n]{1,120})\s/g, '$1\n');

const partsOf = (inputs: Inputs): Readonly<Record<string, string>> => ({
  services: formatMarkdown(serviceTable(inputs)),
  verdict: wrap(verdict(inputs)),
  ways: wrap(waysToTarget(inputs)),
  backlog: wrap(backlog(inputs)),
  texts: wrap(textsOfSubscriber(inputs)),
  operations: formatMarkdown(operationTable(inputs)),
  purposes: formatMarkdown(purposeTable(inputs)),
  activity: formatMarkdown(activityTable(inputs)),
  matches: formatMarkdown(matchTable(inputs)),
  ledger: formatMarkdown(ledgerTable(inputs)),
  quotas: formatMarkdown(quotaTable(inputs)),
  habits: formatMarkdown(habitTable()),
  prices: formatMarkdown(priceTable()),
});

/**
 * Returns the document with the model's tables between its markers, `<!-- cost:NAME -->` and `<!-- /cost:NAME
 * -->`. Throws if a marker is missing.
 */
export function fillDocument(document: string, inputs: Inputs): string {
  let filled = document;
  for (const [name, part] of Object.entries(partsOf(inputs))) {
    const between = new RegExp(`(<!-- cost:${name} -->)[^]*?(<!-- /cost:${name} -->)`);
    if (!between.test(filled)) throw new Error(`${COST_DOCUMENT} has no markers for '${name}'.`);
    filled = filled.replace(between, (_, begin: string, end: string) => `${begin}\n\n${part}\n\n${end}`);
  }
  return filled;
}
