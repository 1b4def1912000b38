import { secretIn } from '../../platform/secret.ts';

/** The key that signs the links of mails. */
export const linkSecret = secretIn('LINK_SECRET_ARN');
