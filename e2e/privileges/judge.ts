/**
 * Prints what the products of the last run of journeys did with their rights. Exit code 1 for an unexplained refusal, and with
 * `--unused` for an unexplained right that no journey used: a few are used only if things happen in a certain order.
 */
import { explained } from './explained.ts';
import { readPrivileges } from './privileges.ts';
import { linesOf, reportOf } from './report.ts';

const products = await readPrivileges();
const report = reportOf(products, explained);
for (const line of linesOf(report)) console.log(line);
const judgesUnused = process.argv.includes('--unused');
const findings = report.refused.length + (judgesUnused ? report.unused.length + report.stale.length : 0);
if (products.length === 0) console.log('No product kept its privileges. Run the journeys first.');
process.exitCode = findings === 0 && products.length > 0 ? 0 : 1;
