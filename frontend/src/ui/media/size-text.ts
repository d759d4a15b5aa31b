const kilobyte = 1024;

/** `340 KB`, `3.1 MB`; never less than 1 KB. */
export function sizeText(bytes: number): string {
  const megabytes = bytes / kilobyte / kilobyte;
  if (megabytes < 0.9995) return `${Math.max(1, Math.round(bytes / kilobyte))} KB`;
  return `${megabytes.toFixed(1).replace(/\.0$/, '')} MB`;
}
