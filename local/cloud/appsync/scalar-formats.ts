import { isIP } from 'node:net';

/** One of AppSync's own scalars: what AWS calls it in its messages, and what it admits. */
export interface ScalarFormat {
  readonly name: string;
  /** As in "Unable to serialize `x` as a valid DateTime Object." */
  readonly title: string;
  readonly admits: (value: unknown) => boolean;
}

const OFFSET = '(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d)?)';
const DATE = '-?\\d{4}-(\\d{2})-(\\d{2})';
const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d{1,9})?)?';
const DATE_ONLY = new RegExp(`^(${DATE})${OFFSET}?$`);
const TIME_ONLY = new RegExp(`^${TIME}${OFFSET}?$`);
const DATE_TIME = new RegExp(`^(${DATE})T${TIME}${OFFSET}$`);

const isDay = (date: string | undefined): boolean => {
  const [year, month, day] = (date ?? '').replace(/^-/, '').split('-').map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const counted = new Date(Date.UTC(2000, 0, 1));
  counted.setUTCFullYear(year, month - 1, day);
  return counted.getUTCMonth() === month - 1 && counted.getUTCDate() === day;
};

const text =
  (admits: (value: string) => boolean) =>
  (value: unknown): boolean =>
    typeof value === 'string' && admits(value);

function isAddress(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** AppSync's scalars that are strings or numbers (developer guide, "Scalar types in AWS AppSync"); AWSJSON is apart. */
export const SCALAR_FORMATS: readonly ScalarFormat[] = [
  {
    name: 'AWSDateTime',
    title: 'DateTime Object',
    admits: text((value) => isDay(DATE_TIME.exec(value)?.[1])),
  },
  { name: 'AWSDate', title: 'Date Object', admits: text((value) => isDay(DATE_ONLY.exec(value)?.[1])) },
  { name: 'AWSTime', title: 'Time Object', admits: text((value) => TIME_ONLY.test(value)) },
  { name: 'AWSTimestamp', title: 'timestamp', admits: (value) => Number.isSafeInteger(value) },
  {
    name: 'AWSEmail',
    title: 'email address',
    admits: text((value) =>
      /^[^\s@"(),:;<>[\\\]]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i.test(value),
    ),
  },
  { name: 'AWSURL', title: 'URL', admits: text((value) => URL.canParse(value) && value.includes('://')) },
  { name: 'AWSPhone', title: 'phone number', admits: text((value) => /^\+?\d[\d\s-]{4,20}$/.test(value)) },
  { name: 'AWSIPAddress', title: 'IP address', admits: text(isAddress) },
];
