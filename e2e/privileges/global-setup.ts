import { clearPrivileges } from './privileges.ts';

/** Playwright's global setup: runs before all tests. */
export default clearPrivileges;
