/** The browser's log: what the spec says is logged, and failures that a screen stays quiet about. Never a secret or a person's data. */
export function report(message: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is the one place that logs
  if (cause === undefined) console.error(message);
  // biome-ignore lint/suspicious/noConsole: this is the one place that logs
  else console.error(message, cause);
}
