/** Returns null if the employer states no pay. */
export function payText(compensation: string): string | null {
  const text = compensation.replace(/\s*per annum\s*$/i, '').trim();
  return text === '' || text === 'NOT_FOUND' || text === 'Not provided' ? null : text;
}
