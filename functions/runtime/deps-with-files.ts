import { env } from '../../infra/env';
import type { Gateway } from './deps-from-env';
import { required } from './deps-settings';

/** The bucket of pictures and documents, for functions that show or take files. */
export const withFiles: Gateway = async () => {
  const { bucketFiles } = await import('../gateways/bucket');
  return { files: bucketFiles(required(env.filesBucket)) };
};
