/** Prints what the products of the last run of journeys did with their rights; exit code 1 unless all is used or explained. */
import { explained } from './explained.ts';
import { readPrivileges } from './privileges.ts';
import { linesOf, reportOf } from './report.ts';

const products = await readPrivileges();
const report = reportOf(products, explained);
for (const line of linesOf(report)) console.log(line);
const findings = report.unused.length + report.refused.length + report.stale.length;
if (products.length === 0) console.log('No product kept its privileges. Run the journeys first.');
process.exitCode = findings === 0 && products.length > 0 ? 0 : 1;
