export const STEP_MS = 250;

const HOLD_STEPS = 12;
const BLANK_STEPS = 2;

/**
 * Returns the text shown at a step: the first line in full, then each line is cleared and the next one typed, one
 * letter per step.
 */
export function textAtStep(lines: readonly string[], step: number): string {
  const phases = lines.map((_, place) => {
    const next = lines[(place + 1) % lines.length] ?? '';
    return { line: lines[place] ?? '', next, steps: HOLD_STEPS + BLANK_STEPS + next.length };
  });
  let remaining = step % phases.reduce((sum, { steps }) => sum + steps, 0);
  for (const { line, next, steps } of phases) {
    if (remaining < HOLD_STEPS) return line;
    if (remaining < steps) return next.slice(0, Math.max(0, remaining - HOLD_STEPS - BLANK_STEPS + 1));
    remaining -= steps;
  }
  return lines[0] ?? '';
}
