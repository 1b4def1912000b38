/**
 * Returns an environment variable that the template sets. Throws at cold start, with the variable's name, if
 * it is missing.
 */
export function requireEnv(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is missing. Set it in the template.`);
  return value;
}
