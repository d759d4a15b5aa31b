import { documentClient } from '../../functions/table/client';

/** A document client of a local database. */
export const localClient = (endpoint: string, options: Parameters<typeof documentClient>[0] = {}) =>
  documentClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    ...options,
  });
