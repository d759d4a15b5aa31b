/** The routes set this: when the server ends the session, show one alert, then go to /login (GEN-02). */
let announce: () => Promise<void> = async () => undefined;
let running: Promise<void> | undefined;

export function onSessionEnd(handler: () => Promise<void>): void {
  announce = handler;
}

/** Ten simultaneous 401s cause one alert: later callers wait for the running one. */
export function sessionEnded(): Promise<void> {
  running ??= announce().finally(() => {
    running = undefined;
  });
  return running;
}
