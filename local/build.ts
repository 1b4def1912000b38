/** Builds the site and the cloud assembly unless they are up to date, so that what runs next starts at once. */
import { buildAssembly } from './run/build.ts';
import { createProgress } from './run/progress.ts';

await buildAssembly(createProgress());
