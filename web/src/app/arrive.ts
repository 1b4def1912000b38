import { routeOf } from './routes.ts';

/** Shows who has just signed in the page at a path, as soon as it and their record are here. Throws a `Failure`. */
export async function arrive(landing: string): Promise<void> {
  // A page whose code does not come says so itself.
  const page = routeOf(new URL(landing, location.href).pathname)
    .page.load()
    .catch(() => undefined);
  const { enter } = await import('./signed-in.ts');
  await page;
  await enter(landing);
}
