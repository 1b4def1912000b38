import type { StreamRecord } from 'aws-lambda';

/** The capabilities that follow the table. */
export type Route = 'match' | 'watch' | 'deliver';

const attribute = (image: StreamRecord['NewImage'], name: string): string | undefined =>
  image?.[name]?.N ?? image?.[name]?.S;

/** Which capability a change concerns, if any; it looks at keys and at no more than one attribute. */
export function routeOf(eventName: string | undefined, record: StreamRecord): Route | undefined {
  if (eventName !== 'INSERT' && eventName !== 'MODIFY') return undefined;
  const changed = (name: string) => attribute(record.OldImage, name) !== attribute(record.NewImage, name);
  switch (record.Keys?.['pk']?.S?.split('#')[0]) {
    case 'JOB':
      return changed('matchVersion') ? 'match' : undefined;
    case 'PIECE':
      return changed('turn') ? 'match' : undefined;
    case 'STALE':
      return changed('version') ? 'watch' : undefined;
    case 'ALERT':
      return eventName === 'INSERT' ? 'deliver' : undefined;
    default:
      return undefined;
  }
}
