const NAME = String.raw`(?:[\p{L}'’.\d]+\s+){1,4}?`;
const STREET = 'street|avenue|ave|boulevard|blvd|road|rd|parkway|pkwy|highway|hwy|turnpike';
/** Towns are named so too: 'Mountlake Terrace'. */
const NUMBERED_STREET = `${STREET}|st|drive|dr|lane|ln|terrace|court|ct|place|pl|way|square|sq|plaza|loop|circle|cir|pike`;
const DIRECTION = String.raw`(?:\s+(?:north|south|east|west|[ns]\.?[ew]?\.?)(?=\s*(?:[,;|]|$)))?`;

/** '9760 San Jose Blvd', '345 Park Avenue South', '100 N. Main St.' */
const NUMBERED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])\d{1,5}[a-z]?(?:-\d{1,5})?,?\s+${NAME}(?:${NUMBERED_STREET})(?![\p{L}\p{N}])\.?${DIRECTION}`,
  'giu',
);

/** 'Berlin Road', as a whole field beside others. */
const UNNUMBERED = new RegExp(
  String.raw`(?<=^|[,;|])\s*${NAME}(?:${STREET})\.?(?=\s*[,;|])|(?<=[,;|])\s*${NAME}(?:${STREET})\.?\s*$`,
  'giu',
);

/** Removes streets, which are named after other towns: '100 Madrid Blvd Punta Gorda' is in Punta Gorda. */
export const dropStreets = (text: string): string => text.replace(NUMBERED, ', ').replace(UNNUMBERED, ' ');
