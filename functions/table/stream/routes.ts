import { isDeepStrictEqual } from 'node:util';
import type { StreamRecord } from 'aws-lambda';

export type Route = 'match' | 'watch' | 'deliver' | 'enrich' | 'erase' | 'write' | 'follow';

const attribute = (image: StreamRecord['NewImage'], name: string): string | undefined =>
  image?.[name]?.N ?? image?.[name]?.S;

/** Returns the queues that a change goes to. */
export function findRoutes(eventName: string | undefined, record: StreamRecord): Route[] {
  if (eventName !== 'INSERT' && eventName !== 'MODIFY') return [];
  // `npm run restore` marks the rows that it writes, and a restored row is not a change.
  if (attribute(record.NewImage, 'restored')) return [];
  if (entityOf(record) === 'USER')
    return [
      ...(changesSendTime(record) ? ['deliver' as const] : []),
      ...(needsSuggestions(record) ? ['write' as const] : []),
    ];
  const route = findRoute(eventName, record);
  return route ? [route] : [];
}

const entityOf = (record: StreamRecord): string | undefined => record.Keys?.['pk']?.S?.split('#')[0];

/** Returns the one queue of a row that is not a person's record, if any. */
function findRoute(eventName: 'INSERT' | 'MODIFY', record: StreamRecord): Route | undefined {
  const changed = (name: string) => attribute(record.OldImage, name) !== attribute(record.NewImage, name);
  switch (entityOf(record)) {
    case 'JOB':
      // A job of a board's baseline is no news.
      return changed('matchVersion') && attribute(record.NewImage, 'matchVersion') !== '0'
        ? 'match'
        : undefined;
    case 'SLICE':
      return changed('turn') ? 'match' : undefined;
    case 'STALE':
      return changed('version') ? 'watch' : undefined;
    case 'DELETION':
      return eventName === 'INSERT' ? 'erase' : undefined;
    case 'ALERT':
      // The alerts of a catch-up are sent together, by their due row.
      return eventName === 'INSERT' && !attribute(record.NewImage, 'catchUp') ? 'deliver' : undefined;
    case 'WELCOME':
    case 'NOTICE':
      return eventName === 'INSERT' ? 'deliver' : undefined;
    case 'DUE':
      return changed('atOnce') ? 'deliver' : undefined;
    case 'LETTER':
    case 'ANALYSIS':
      return changed('turn') && attribute(record.NewImage, 'state') === 'writing' ? 'write' : undefined;
    case 'FOLLOW':
      return changed('turn') ? 'follow' : undefined;
    case 'CHECK':
      return isDecision(record) ? 'follow' : undefined;
    case 'JOBPOSTING':
      return needsEnrichment(record) ? 'enrich' : undefined;
    default:
      return undefined;
  }
}

/** Whether the settings that decide when messages may go have changed, so that waiting alerts may go earlier. */
function changesSendTime({ OldImage, NewImage }: StreamRecord): boolean {
  const settingsOf = (image: StreamRecord['NewImage']) => [
    image?.['alertSettings'],
    ...['timeZone', 'notifyEmail', 'emailState'].map((name) => image?.['userPrefs']?.M?.[name]),
    // Only texts have a limit, so a first browser for pushes may open another channel.
    (image?.['pushDevices']?.L ?? []).length > 0,
  ];
  return OldImage !== undefined && !isDeepStrictEqual(settingsOf(OldImage), settingsOf(NewImage));
}

/** Whether a title was added whose suggestions were never requested. */
function needsSuggestions({ OldImage, NewImage }: StreamRecord): boolean {
  const titlesOf = (image: StreamRecord['NewImage'], name: string) =>
    image?.[name]?.L?.flatMap(({ S }) => S?.toLowerCase() ?? []) ?? [];
  const known = new Set([...titlesOf(OldImage, 'positions'), ...titlesOf(NewImage, 'suggestedFor')]);
  return titlesOf(NewImage, 'positions').some((title) => !known.has(title));
}

/** Whether a check found a board, or staff declined, so that people who wait are answered. */
function isDecision({ OldImage, NewImage }: StreamRecord): boolean {
  const state = attribute(NewImage, 'state');
  return (state === 'found' || state === 'declined') && state !== attribute(OldImage, 'state');
}

/** Whether fields are left open for the LLM that were not before, or that belong to an edited posting. */
function needsEnrichment({ OldImage, NewImage }: StreamRecord): boolean {
  const openOf = (image: StreamRecord['NewImage']) => image?.['open']?.L?.map(({ S }) => S).join() ?? '';
  const open = openOf(NewImage);
  const isEdited = OldImage?.['posting']?.B !== NewImage?.['posting']?.B;
  return open !== '' && (isEdited || open !== openOf(OldImage));
}
