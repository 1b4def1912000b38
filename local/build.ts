/** Builds the site and the cloud assemblies unless they are up to date, so that what runs next starts at once. */
import { buildAssembly, synthesizeAssembly } from './run/build.ts';
import { createProgress } from './run/progress.ts';

const progress = createProgress();
await buildAssembly(progress);
// Local products take a board's first reading for news: several journeys start one each at the same time.
await synthesizeAssembly(progress, { firstReading: 'news' });
