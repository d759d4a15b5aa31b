import type { IncomingMessage } from 'node:http';

/** The whole body, or `too-large` as soon as it is past `limit` bytes; the rest is read and thrown away so that the answer can be heard. */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer | 'too-large'> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else {
        chunks.length = 0;
        resolve('too-large');
      }
    });
    request.on('end', () => resolve(size > limit ? 'too-large' : Buffer.concat(chunks)));
    request.on('error', reject);
    request.on('close', () => reject(new Error('The caller went away')));
  });
}
