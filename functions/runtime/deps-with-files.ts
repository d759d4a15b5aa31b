import { env } from '../../infra/env';
import type { Files } from '../gateways/files';
import type { Gateway } from './deps-from-env';
import { required } from './deps-settings';

/**
 * The bucket of pictures and documents, for functions that show or take files. Its client is loaded with the first file: the calls that touch
 * none, and those of people without photos, do not wait for it.
 */
export const withFiles: Gateway = async () => {
  const bucket = required(env.filesBucket);
  let opened: Promise<Files> | undefined;
  const files = (): Promise<Files> => {
    opened ??= import('../gateways/bucket').then(({ bucketFiles }) => bucketFiles(bucket));
    return opened;
  };
  return {
    files: {
      startUpload: async (upload) => (await files()).startUpload(upload),
      peek: async (key, bytes) => (await files()).peek(key, bytes),
      put: async (file) => (await files()).put(file),
      copy: async (file) => (await files()).copy(file),
      remove: async (keys) => (await files()).remove(keys),
      link: async (key, now) => (key === '' ? '' : (await files()).link(key, now)),
      download: async (file) => (await files()).download(file),
    },
  };
};
