/**
 * Reports how the last e2e run's products used their IAM permissions. Exits with 1 on an unexplained denied call and,
 * with `--unused`, on an unexplained unused permission. The flag is optional because some permissions are used only when
 * events happen in a certain order.
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
