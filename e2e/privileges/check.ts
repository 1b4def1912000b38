/**
 * Prints how the products of the last e2e run used their IAM permissions. Exits with 1 if a call was denied,
 * or with `--unused`, if a permission was not used, unless `EXPLANATIONS` covers it. The flag is optional
 * because some permissions are only used when events happen in a certain order.
 */
import { EXPLANATIONS } from './explanations.ts';
import { readPrivileges } from './privileges.ts';
import { buildReport, formatReport } from './report.ts';

const products = await readPrivileges();
const report = buildReport(products, EXPLANATIONS);
for (const line of formatReport(report)) console.log(line);
const failsOnUnused = process.argv.includes('--unused');
const findings = report.denied.length + (failsOnUnused ? report.unused.length + report.stale.length : 0);
if (products.length === 0) console.log('No permissions were recorded. Run pnpm journeys first.');
process.exitCode = findings === 0 && products.length > 0 ? 0 : 1;
