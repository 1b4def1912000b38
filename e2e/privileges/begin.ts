import { forgetPrivileges } from './privileges.ts';

/** Before all journeys. */
export default forgetPrivileges;
