import { documentClient } from '../../../functions/table/db/client';

/**
 * One process makes all calls of this machine, a hundred at once in a burst. The emulator keeps 50 connections waiting and drops what comes beyond, and two
 * full cores may let a caller wait for seconds: few connections, and patience, where AWS has a Lambda for each call.
 */
const requestHandler = {
  requestTimeout: 30_000,
  throwOnRequestTimeout: true,
  httpAgent: { maxSockets: 40 },
};

/** The document client of this machine's database; no address but `endpoint` is ever asked. */
export const localClient = (endpoint: string, options: Parameters<typeof documentClient>[0] = {}) =>
  documentClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    requestHandler,
    ...options,
  });
