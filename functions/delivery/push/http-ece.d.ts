/** The part of http_ece that we use; it ships no types. Keys and the salt are base64url. */
declare module 'http_ece' {
  interface EncryptOptions {
    readonly version: 'aes128gcm';
    readonly dh: string;
    readonly privateKey: import('node:crypto').ECDH;
    readonly salt: string;
    readonly authSecret: string;
  }
  const ece: { encrypt(text: Buffer, options: EncryptOptions): Buffer };
  export default ece;
}
