import type { Files } from '../../../functions/gateways/files/files';

const pathOf = (url: string): string => (url === '' ? '' : url.replace(/^https?:\/\/[^/]+/, ''));

/**
 * Makes file addresses relative, so that they also work under this machine's network name and the site's
 * policy stays 'self'. The signature is for the host that the double is configured with.
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
