/** What a request takes: photos and papers as units do, and short video straight from a camera. */
export const requestFileTypes = {
  'image/jpeg': { extension: 'jpg', video: false },
  'image/png': { extension: 'png', video: false },
  'image/webp': { extension: 'webp', video: false },
  'application/pdf': { extension: 'pdf', video: false },
  'video/mp4': { extension: 'mp4', video: true },
  'video/quicktime': { extension: 'mov', video: true },
  'video/webm': { extension: 'webm', video: true },
} as const;
export type RequestFileType = keyof typeof requestFileTypes;
export const requestFileTypeKeys = Object.keys(requestFileTypes) as [RequestFileType, ...RequestFileType[]];

const megabyte = 1024 * 1024;
/** The browser measures a video's length; the server, its size and container. */
export const requestFileLimits = {
  bytes: 25 * megabyte,
  videoBytes: 50 * megabyte,
  videoSeconds: 60,
} as const;

export const mostBytes = (type: RequestFileType): number =>
  requestFileTypes[type].video ? requestFileLimits.videoBytes : requestFileLimits.bytes;
