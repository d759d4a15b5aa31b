import { resolve } from 'node:path';
import { StartProblem } from './start-problem';

export type LocalSettings = {
  readonly port: number;
  /** `0.0.0.0` listens on every address, so that a phone on the same network can open the product. */
  readonly host: string;
  readonly dataDir: string;
};

/** This machine alone. */
export const loopback = '127.0.0.1';

/** From PORT, HOST and DATA_DIR. A port that is none is a problem, not port 0. */
export function settingsFrom(environment: Readonly<Record<string, string | undefined>>): LocalSettings {
  const portText = environment.PORT || '3000';
  const port = Number(portText);
  if (!/^\d{1,5}$/.test(portText) || port > 65_535)
    throw new StartProblem(`PORT is “${portText}”; it must be a number from 1 to 65535.`);
  return {
    port,
    host: environment.HOST || loopback,
    dataDir: resolve(environment.DATA_DIR || '.local'),
  };
}
