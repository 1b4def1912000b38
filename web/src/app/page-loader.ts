import { createContext } from 'react';

/** Fetches the code of the page at a path. Never rejects. */
export type LoadPage = (path: string) => Promise<void>;

/** A context, because a page that imported pages.ts would import itself. */
export const PageLoader = createContext<LoadPage>(async () => undefined);
