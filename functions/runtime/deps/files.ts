import { env } from '../../../infra/env';
import type { Files } from '../../gateways/files/files';
import { required } from './environment';
import { frontFromEnv } from './file-front';

/** The bucket of pictures and documents. Its client loads with the first file, so other calls never wait. */
export function files(): Files {
  const bucket = required(env.filesBucket);
  let opened: Promise<Files> | undefined;
  const open = (): Promise<Files> => {
    opened ??= import('../../gateways/files/bucket').then(({ bucketFiles }) =>
      bucketFiles(bucket, frontFromEnv),
    );
    return opened;
  };
  return {
    startUpload: async (upload) => (await open()).startUpload(upload),
    peek: async (key, bytes) => (await open()).peek(key, bytes),
    put: async (file) => (await open()).put(file),
    copy: async (file) => (await open()).copy(file),
    remove: async (keys) => (keys.length === 0 ? undefined : (await open()).remove(keys)),
    link: async (key, now) => (key === '' ? '' : (await open()).link(key, now)),
    download: async (file) => (await open()).download(file),
  };
}
