import type { VisitorClock } from './day.ts';

/** Formats an ISO 8601 instant as date and time on the visitor's clock. */
export function momentText(iso: string, { timeZone }: VisitorClock): string {
  return new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(iso),
  );
}
