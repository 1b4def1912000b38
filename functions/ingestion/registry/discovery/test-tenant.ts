const TEST_SLUG =
  /(?:^|[^a-z0-9])(?:demo|test|testing|sandbox|staging|stage|uat|qa|impl|preview|training|dummy|trial|example|sample)\d*(?:$|[^a-z0-9])/i;

const TEST_TITLE =
  /^(?:test|demo|sample|dummy|example)(?:ing)?(?: (?:job|posting|position|requisition|role|vacancy|opening|req))?[ \d#-]*$|\bdo not apply\b|\b(?:test|sample|dummy|example) (?:job|posting|requisition|vacancy)\b/i;

/** Returns why a board is a demonstration or a test instead of an employer's, or undefined. */
export function findTestTenant(slug: string, titles: readonly string[]): string | undefined {
  const [word] = TEST_SLUG.exec(slug) ?? [];
  if (word !== undefined) return `'${slug}' is named like a test.`;
  const tests = titles.filter((title) => TEST_TITLE.test(title.trim()));
  if (tests.length * 2 <= titles.length) return undefined;
  return `${tests.length} of ${titles.length} postings are tests, for example: '${tests[0]}'.`;
}
