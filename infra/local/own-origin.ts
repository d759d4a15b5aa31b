import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';

const nameOf = (host: string): string => host.toLowerCase().replace(/:\d*$/, '');

/** An IP address, `localhost` or a name without a dot: no internet domain looks like this. */
const isNobodyElses = (name: string): boolean =>
  isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0 || /^(?:[a-z0-9-]+\.)*localhost$|^[a-z0-9_-]+$/.test(name);

/** Whether the Host header names this machine. Another site can point its own name at 127.0.0.1, and the
 * browser then treats our answers as that site's own (DNS rebinding). */
export function isOwnHost({ headers }: IncomingMessage, listensOn: string): boolean {
  const name = nameOf(headers.host ?? '');
  return isNobodyElses(name) || [listensOn, hostname()].some((own) => own.toLowerCase() === name);
}

/** Whether another site's page sent this, by its Origin. Without one: no browser, or our own read. */
export const isFromElsewhere = ({ headers: { origin, host } }: IncomingMessage): boolean =>
  origin !== undefined && origin.replace(/^https?:\/\//, '') !== host;
