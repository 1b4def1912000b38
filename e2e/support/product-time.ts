/** Adds up how long the product makes a person wait, without the time in which the test types or reads messages. */
export class ProductTime {
  readonly #steps: string[] = [];
  #total = 0;

  /** Measures `work`, from an action to what the person waits for. */
  async wait(step: string, work: () => Promise<unknown>): Promise<void> {
    const start = performance.now();
    await work();
    this.add(step, performance.now() - start);
  }

  add(step: string, milliseconds: number): void {
    this.#steps.push(`${step} ${(milliseconds / 1_000).toFixed(1)} s`);
    this.#total += milliseconds;
  }

  /** The sum and its parts, for the report. Nothing asserts them: a busy machine is slower. */
  annotation(goal: string) {
    const description = `${(this.#total / 1_000).toFixed(1)} s (${this.#steps.join(', ')}). Goal: ${goal}.`;
    return { type: "product's own time", description };
  }
}
