import { AwsError } from '../../gateway/aws-error.ts';
import type { AwsResponse } from '../../gateway/service.ts';

/**
 * S3's own words for errors that fauxqs words differently, recorded by localstack/localstack at 8b9a79f0 (Apache-2.0).
 */
const MESSAGES: Readonly<Record<string, string>> = {
  NoSuchBucket: 'The specified bucket does not exist',
  NoSuchUpload:
    'The specified upload does not exist. The upload ID may be invalid, or the upload may have been aborted or completed.',
  InvalidPart:
    "One or more of the specified parts could not be found.  The part may not have been uploaded, or the specified entity tag may not match the part's entity tag.",
  InvalidPartOrder: 'The list of parts was not in ascending order. Parts must be ordered by part number.',
};

/** Throws S3's error in its own words if a response is an error that fauxqs words differently. */
export function inAwsWords(response: AwsResponse): AwsResponse {
  if (response.status < 400) return response;
  const code = /<Code>([^<]+)<\/Code>/.exec(response.body.toString())?.[1] ?? '';
  const message = MESSAGES[code];
  if (message !== undefined) throw new AwsError(response.status, code, message);
  return response;
}

export const noSuchKey = () => new AwsError(404, 'NoSuchKey', 'The specified key does not exist.');

/** `condition` is the header that S3 names, such as 'If-Match'. */
export const preconditionFailed = (condition: string) =>
  new AwsError(412, 'PreconditionFailed', 'At least one of the pre-conditions you specified did not hold', {
    Condition: condition,
  });
