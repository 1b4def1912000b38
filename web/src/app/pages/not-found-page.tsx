import { Link } from 'wouter';
import { paths } from '../../config/paths.ts';
import { routes } from '../../config/routes.ts';
import { routeHead } from '../route-head.ts';
import { useHead } from '../use-head.ts';

/** Sets its own head, because it also replaces pages of other routes, such as an unknown job. */
export default function NotFoundPage() {
  useHead(routeHead(routes.notFound));
  return (
    <section className="grid min-h-[60svh] content-center justify-items-start gap-6 py-16">
      <p className="text-small font-semibold text-muted tabular-nums">404</p>
      <h1 className="max-w-[20ch] font-head text-heading leading-[1.1] font-semibold tracking-[-0.042em] sm:text-display">
        This is not the page you were looking for. . .
      </h1>
      <p className="text-muted">
        This page doesn't exist. If it was a job, it may have closed; see today's jobs.
      </p>
      <Link
        href={paths.home}
        className="inline-flex min-h-11 items-center rounded-lg bg-dawn px-4.5 font-semibold text-on-dawn"
      >
        Go back home
      </Link>
    </section>
  );
}
