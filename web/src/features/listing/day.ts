/** The visitor's calendar day (YYYY-MM-DD) and IANA time zone. */
export interface VisitorClock {
  readonly date: string;
  readonly timeZone: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

/** Formats an instant (epoch milliseconds) as YYYY-MM-DD in a time zone. */
export function localDay(instant: number, timeZone: string): string {
  return dayFormat(timeZone).format(instant);
}

/** Both dates are YYYY-MM-DD. */
export function dayBefore(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}

/** Uses the browser's time zone. `now` is in epoch milliseconds. */
export function visitorClock(now: number): VisitorClock {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { date: localDay(now, timeZone), timeZone };
}
