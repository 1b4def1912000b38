import { isIP } from 'node:net';

export interface ScalarFormat {
  readonly name: string;
  /** AWS's name in "Unable to serialize `x` as a valid DateTime Object." */
  readonly title: string;
  readonly isValid: (value: unknown) => boolean;
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
  const parsed = new Date(Date.UTC(2000, 0, 1));
  parsed.setUTCFullYear(year, month - 1, day);
  return parsed.getUTCMonth() === month - 1 && parsed.getUTCDate() === day;
};

const text =
  (isValid: (value: string) => boolean) =>
  (value: unknown): boolean =>
    typeof value === 'string' && isValid(value);

function isAddress(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** "Scalar types in AWS AppSync" in the developer guide, except AWSJSON. */
export const SCALAR_FORMATS: readonly ScalarFormat[] = [
  {
    name: 'AWSDateTime',
    title: 'DateTime Object',
    isValid: text((value) => isDay(DATE_TIME.exec(value)?.[1])),
  },
  { name: 'AWSDate', title: 'Date Object', isValid: text((value) => isDay(DATE_ONLY.exec(value)?.[1])) },
  { name: 'AWSTime', title: 'Time Object', isValid: text((value) => TIME_ONLY.test(value)) },
  { name: 'AWSTimestamp', title: 'timestamp', isValid: (value) => Number.isSafeInteger(value) },
  {
    name: 'AWSEmail',
    title: 'email address',
    isValid: text((value) =>
      /^[^\s@"(),:;<>[\\\]]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i.test(value),
    ),
  },
  { name: 'AWSURL', title: 'URL', isValid: text((value) => URL.canParse(value) && value.includes('://')) },
  { name: 'AWSPhone', title: 'phone number', isValid: text((value) => /^\+?\d[\d\s-]{4,20}$/.test(value)) },
  { name: 'AWSIPAddress', title: 'IP address', isValid: text(isAddress) },
];
