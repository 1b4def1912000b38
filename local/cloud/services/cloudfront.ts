import { serviceOf } from './operations.ts';
import { xmlResponse } from './xml-response.ts';

const NAMESPACE = 'http://cloudfront.amazonaws.com/doc/2020-05-31/';

/** Answers ListDistributions with what the preflight check reads. Local stages have no alternate domain names. */
export const createCloudFrontService = (distributionIds: () => readonly string[]) =>
  serviceOf('CloudFront', {
    async ListDistributions() {
      const DistributionSummary = distributionIds().map((Id) => ({ Id, Aliases: { Quantity: 0 } }));
      return xmlResponse({
        DistributionList: {
          '@_xmlns': NAMESPACE,
          MaxItems: 100,
          IsTruncated: false,
          Quantity: DistributionSummary.length,
          Items: { DistributionSummary },
        },
      });
    },
  });
