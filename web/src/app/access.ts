export type Access = 'all' | 'signed in' | 'visitors' | 'staff';

/** If the session ends on such a page, the user logs in again over it. */
export const requiresSignIn = (access: Access): boolean => access === 'signed in' || access === 'staff';
