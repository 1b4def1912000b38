/** CloudFront requires its certificates and web ACLs to be in this region, so the whole stack is. */
export const REGION = 'us-east-1';
