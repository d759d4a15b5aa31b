/** Checked so often that the test runner's own assertions would take most of the time. */
export function holds(condition: boolean, what: string): void {
  if (!condition) throw new Error(`Does not hold: ${what}`);
}

export const equal = (found: unknown, wanted: unknown, what: string): void =>
  holds(Object.is(found, wanted), `${what}: ${String(found)}, not ${String(wanted)}`);
