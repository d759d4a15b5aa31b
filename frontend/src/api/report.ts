/** The browser log, for what the spec logs and failures no screen shows. Never secrets or personal data. */
export function report(message: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the only place that logs
  if (cause === undefined) console.error(message);
  // biome-ignore lint/suspicious/noConsole: the only place that logs
  else console.error(message, cause);
}
