import { secretReader } from '../../platform/secret.ts';

const readSecret = secretReader('LINK_SECRET_ARN');

/** Returns the key that signs the links in e-mails. */
export const linkSecret = async (): Promise<Uint8Array> => new TextEncoder().encode(await readSecret());
