/** Who may see a page: everybody, who is signed in, only who is not, or only staff. */
export type Access = 'all' | 'signed in' | 'visitors' | 'staff';

/** Whether a page is for people who are signed in: they are asked for the password over it when their session ends. */
export const isForUsers = (access: Access): boolean => access === 'signed in' || access === 'staff';
