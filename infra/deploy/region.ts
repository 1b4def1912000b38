/** The only region: CloudFront takes its certificates and its firewall from there, and the stack is not divided. */
export const REGION = 'us-east-1';
