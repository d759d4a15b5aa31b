import type { Files } from '../../../functions/gateways/files';

const pathOf = (url: string): string => (url === '' ? '' : url.replace(/^https?:\/\/[^/]+/, ''));

/**
 * The same files, their addresses without an origin: a browser that reached the product by this machine's network name reaches its files the
 * same way, and the site's policy stays 'self'. The signature was made for the host the double is configured with.
 */
export const withoutOrigin = (files: Files): Files => ({
  ...files,
  link: async (key, now) => pathOf(await files.link(key, now)),
  download: async (file) => pathOf(await files.download(file)),
  startUpload: async (upload) => {
    const { url, fields } = await files.startUpload(upload);
    return { url: pathOf(url), fields };
  },
});
