import { resolve } from 'node:path';
import { StartProblem } from './start-problem';

export type LocalSettings = {
  readonly port: number;
  /** Undefined listens on every address, so that a phone on the same network can open the product. */
  readonly host: string | undefined;
  readonly dataDir: string;
};

/** From PORT, HOST and DATA_DIR. Refuses an invalid port instead of using port 0. */
export function settingsFrom(environment: Readonly<Record<string, string | undefined>>): LocalSettings {
  const portText = environment.PORT || '3000';
  const port = Number(portText);
  if (!/^\d{1,5}$/.test(portText) || port > 65_535)
    throw new StartProblem(`PORT is “${portText}”; it must be a number from 1 to 65535.`);
  return {
    port,
    host: environment.HOST || undefined,
    dataDir: resolve(environment.DATA_DIR || '.local'),
  };
}
