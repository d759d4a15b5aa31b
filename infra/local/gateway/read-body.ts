import type { IncomingMessage } from 'node:http';

/** The body, or `too-large` past `limit` bytes. Drains the rest, so that the caller gets the answer. */
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
