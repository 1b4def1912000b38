import { AwsError, xmlDocument } from '../gateway/aws-error.ts';
import type { Service } from '../gateway/service.ts';

/** CloudFront's ListDistributions, as far as counting them goes. */
export function cloudFrontService(count: () => number): Service {
  return async ({ action }) => {
    if (action !== 'ListDistributions')
      throw new AwsError(400, 'InvalidAction', `The local cloud does not play ${action} of CloudFront.`);
    const body = xmlDocument({
      DistributionList: {
        '@_xmlns': 'http://cloudfront.amazonaws.com/doc/2020-05-31/',
        MaxItems: 100,
        IsTruncated: false,
        Quantity: count(),
      },
    });
    return { status: 200, headers: { 'content-type': 'text/xml' }, body };
  };
}
