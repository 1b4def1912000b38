import type { StreamRecord } from 'aws-lambda';

/** The capabilities that follow the table. */
export type Route = 'match' | 'watch' | 'deliver' | 'complete' | 'erase' | 'write';

const attribute = (image: StreamRecord['NewImage'], name: string): string | undefined =>
  image?.[name]?.N ?? image?.[name]?.S;

/** Which capability a change concerns, if any; it looks at keys and at the one or two attributes that tell. */
export function findRoute(eventName: string | undefined, record: StreamRecord): Route | undefined {
  if (eventName !== 'INSERT' && eventName !== 'MODIFY') return undefined;
  // A restored row is no news. `npm run restore` writes it with this mark and takes the mark away after that.
  if (attribute(record.NewImage, 'restored')) return undefined;
  const changed = (name: string) => attribute(record.OldImage, name) !== attribute(record.NewImage, name);
  switch (record.Keys?.['pk']?.S?.split('#')[0]) {
    case 'JOB':
      return changed('matchVersion') ? 'match' : undefined;
    case 'PIECE':
      return changed('turn') ? 'match' : undefined;
    case 'STALE':
      return changed('version') ? 'watch' : undefined;
    case 'LEAVING':
      return eventName === 'INSERT' ? 'erase' : undefined;
    case 'ALERT':
      // What was missed before a subscription goes together, by its due row.
      return eventName === 'INSERT' && !attribute(record.NewImage, 'catchUp') ? 'deliver' : undefined;
    case 'DUE':
      return changed('atOnce') ? 'deliver' : undefined;
    case 'LETTER':
    case 'ANALYSIS':
      return changed('turn') && attribute(record.NewImage, 'state') === 'writing' ? 'write' : undefined;
    case 'ORIGINAL':
      return needsEnrichment(record) ? 'complete' : undefined;
    default:
      return undefined;
  }
}

/** Whether something is open of a posting that was not open before, or is open of a posting that was edited. */
function needsEnrichment({ OldImage, NewImage }: StreamRecord): boolean {
  const openOf = (image: StreamRecord['NewImage']) => image?.['open']?.L?.map(({ S }) => S).join() ?? '';
  const open = openOf(NewImage);
  const isEdited = OldImage?.['posting']?.B !== NewImage?.['posting']?.B;
  return open !== '' && (isEdited || open !== openOf(OldImage));
}
