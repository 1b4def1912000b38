export interface EmployerDateProps {
  /** ISO 8601; null if the employer states none. */
  readonly posted: string | null | undefined;
  /** When it was first seen, ISO 8601. */
  readonly detected: string;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** When the employer posted a job that was no news when it was first seen. */
export function EmployerDate({ posted, detected }: EmployerDateProps) {
  const date = posted ?? detected;
  return (
    <p className="text-small whitespace-nowrap text-muted tabular-nums">
      {posted == null ? 'Posted before' : 'Posted'}{' '}
      <time dateTime={date}>{day.format(Date.parse(date))}</time>
    </p>
  );
}
