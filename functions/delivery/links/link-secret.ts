import { secretFrom } from '../../platform/secret.ts';

/** The key that signs the links of mails. */
export const linkSecret = secretFrom('LINK_SECRET_ARN');
