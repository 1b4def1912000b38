import { secretReader } from '../../platform/secret.ts';

/** The key that signs the links of mails. */
export const linkSecret = secretReader('LINK_SECRET_ARN');
