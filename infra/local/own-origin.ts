import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';

const nameOf = (host: string): string => host.toLowerCase().replace(/:\d*$/, '');

/** An address, or a name without a dot: no site on the internet can have one. */
const isNobodyElses = (name: string): boolean =>
  isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0 || /^(?:[a-z0-9-]+\.)*localhost$|^[a-z0-9_-]+$/.test(name);

/**
 * Whether the Host header names this machine. A page of another site can make its own name lead to 127.0.0.1, and its browser then takes our
 * answers for that site's own (DNS rebinding).
 */
export function isOwnHost({ headers }: IncomingMessage, listensOn: string): boolean {
  const name = nameOf(headers.host ?? '');
  return isNobodyElses(name) || [listensOn, hostname()].some((own) => own.toLowerCase() === name);
}

/** Whether a browser says that another site's page sends this. One that says nothing is no browser, or reads a page of ours. */
export const isFromElsewhere = ({ headers: { origin, host } }: IncomingMessage): boolean =>
  origin !== undefined && origin.replace(/^https?:\/\//, '') !== host;
