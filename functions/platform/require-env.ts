/**
 * Reads one variable that the template gives a function.
 * Throws with the variable's name when it is absent, at cold start, where a deployment shows it at once.
 */
export function requireEnv(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is missing: set it in the template.`);
  return value;
}
