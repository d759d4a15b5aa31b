import type { IncomingMessage } from 'node:http';
import { readBody } from '../gateway/read-body';
import type { UploadForm } from './post-policy';
import { S3Problem } from './problem';
import { sha256 } from './signing';

/** Our own limit: S3 accepts 5 GB per call, but a laptop's memory does not. */
const largestBody = 64 * 1024 * 1024;

/** `aws-chunked` framing taken off: `<hex size>[;…]\r\n<bytes>\r\n`, ended by a chunk of size 0. */
function withoutChunks(framed: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const lineEnd = framed.indexOf('\r\n', at);
    const size = lineEnd < 0 ? Number.NaN : Number.parseInt(framed.toString('latin1', at, lineEnd), 16);
    if (Number.isNaN(size)) throw new S3Problem(400, 'IncompleteBody', 'The chunked body could not be read.');
    if (size === 0) return Buffer.concat(chunks);
    chunks.push(framed.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
}

async function wholeBody(request: IncomingMessage): Promise<Buffer> {
  const body = await readBody(request, largestBody);
  if (body === 'too-large')
    throw new S3Problem(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
  return body;
}

/** The body of a signed call. Refuses bytes that do not match the signed hash. */
export async function signedBody(request: IncomingMessage): Promise<Buffer> {
  const body = await wholeBody(request);
  const hash = request.headers['x-amz-content-sha256'];
  if (typeof hash === 'string' && /^[0-9a-f]{64}$/.test(hash) && sha256(body) !== hash)
    throw new S3Problem(
      400,
      'XAmzContentSHA256Mismatch',
      'The provided x-amz-content-sha256 header does not match.',
    );
  return /\baws-chunked\b/.test(String(request.headers['content-encoding'] ?? ''))
    ? withoutChunks(body)
    : body;
}

export async function uploadForm(request: IncomingMessage): Promise<UploadForm> {
  const body = await wholeBody(request);
  const malformed = new S3Problem(
    400,
    'MalformedPOSTRequest',
    'The body of your POST request is not well-formed.',
  );
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  })
    .formData()
    .catch(() => {
      throw malformed;
    });
  const fields = new Map<string, string>();
  let file: File | undefined;
  for (const [name, value] of form) {
    if (typeof value === 'string') fields.set(name.toLowerCase(), value);
    else if (name === 'file') file = value;
  }
  if (!file)
    throw new S3Problem(400, 'InvalidArgument', 'POST requires exactly one file upload per request.');
  return { fields, file: new Uint8Array(await file.arrayBuffer()) };
}
