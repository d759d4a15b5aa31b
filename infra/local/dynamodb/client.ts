import { documentClient } from '../../../functions/table/db/client';

/**
 * On AWS each call has its own Lambda; here one process makes up to a hundred calls at once. The emulator
 * queues 50 connections and drops the rest, and a busy machine takes seconds: few sockets, long timeouts.
 */
const requestHandler = {
  requestTimeout: 30_000,
  throwOnRequestTimeout: true,
  httpAgent: { maxSockets: 40 },
};

/** The document client of this machine's database; it calls only `endpoint`. */
export const localClient = (endpoint: string, options: Parameters<typeof documentClient>[0] = {}) =>
  documentClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    requestHandler,
    ...options,
  });
