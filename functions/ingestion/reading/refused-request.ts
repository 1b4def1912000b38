/** A request that we don't send, and why, in a full sentence. */
export class RefusedRequest extends Error {
  override readonly name = 'RefusedRequest';
}
