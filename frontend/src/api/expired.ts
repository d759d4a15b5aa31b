/** What the screens do when the server ends the session: say so once, then /login (GEN-02). Given by the routes, which own both. */
let announce: () => Promise<void> = async () => undefined;
let running: Promise<void> | undefined;

export function onSessionEnd(handler: () => Promise<void>): void {
  announce = handler;
}

/** Ten calls that get a 401 at once make one alert: whoever comes while it stands waits with the rest. */
export function sessionEnded(): Promise<void> {
  running ??= announce().finally(() => {
    running = undefined;
  });
  return running;
}
