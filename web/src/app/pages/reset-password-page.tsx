/** /reset-password. */
export function ResetPasswordPage() {
  return null;
}
