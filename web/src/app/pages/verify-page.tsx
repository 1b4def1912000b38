/** /verify. */
export function VerifyPage() {
  return null;
}
