import { createHash } from 'node:crypto';
import { type CloudAnswer, type CloudCall, xmlOf } from './answer';
import type { CloudState, StoredObject } from './state';

const xml = (root: string, inside: string, status = 200): CloudAnswer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?><${root}>${inside}</${root}>`,
});
const problem = (code: string, status: number): CloudAnswer =>
  xml('Error', xmlOf({ Code: code, Message: code }), status);
const etagOf = (body: Buffer): string => `"${createHash('md5').update(body).digest('hex')}"`;

const kept = ['content-type', 'cache-control'] as const;
const headersOf = ({ headers }: CloudCall): Record<string, string> =>
  Object.fromEntries(
    kept.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );

/** S3 by path-style addresses: what the CDK's assets and `aws s3 cp` ask of it. */
export function bucketsOf(state: CloudState) {
  const parts = new Map<
    string,
    { readonly headers: Record<string, string>; readonly bodies: Map<number, Buffer> }
  >();

  const read = (object: StoredObject | undefined, isHead: boolean): CloudAnswer => {
    if (!object) return isHead ? { status: 404 } : problem('NoSuchKey', 404);
    const { body, headers } = object;
    const about = { ...headers, etag: etagOf(body), 'last-modified': new Date(0).toUTCString() };
    return isHead
      ? { headers: { ...about, 'content-length': String(body.length) } }
      : { headers: about, body };
  };
  const upload = (call: CloudCall, key: string, bucket: Map<string, StoredObject>): CloudAnswer => {
    const { query, body, method } = call;
    const id = query.get('uploadId') ?? '';
    if (query.has('uploads')) {
      const made = `upload-${parts.size + 1}`;
      parts.set(made, { headers: headersOf(call), bodies: new Map() });
      return xml('InitiateMultipartUploadResult', xmlOf({ Key: key, UploadId: made }));
    }
    const begun = parts.get(id);
    if (!begun) return problem('NoSuchUpload', 404);
    if (method === 'PUT') {
      begun.bodies.set(Number(query.get('partNumber')), body);
      return { headers: { etag: etagOf(body) } };
    }
    const whole = [...begun.bodies].toSorted(([one], [other]) => one - other).map(([, part]) => part);
    bucket.set(key, { body: Buffer.concat(whole), headers: begun.headers });
    return xml('CompleteMultipartUploadResult', xmlOf({ Key: key, ETag: etagOf(Buffer.concat(whole)) }));
  };

  return (call: CloudCall): CloudAnswer => {
    const { method, path, query, body } = call;
    const [, name = '', ...rest] = path.split('/');
    const key = decodeURIComponent(rest.join('/'));
    const bucket = state.buckets.get(name);
    if (!bucket) return method === 'HEAD' ? { status: 404 } : problem('NoSuchBucket', 404);
    if (key === '') {
      if (query.has('location')) return xml('LocationConstraint', '');
      if (query.has('encryption'))
        return xml(
          'ServerSideEncryptionConfiguration',
          '<Rule><ApplyServerSideEncryptionByDefault><SSEAlgorithm>AES256</SSEAlgorithm></ApplyServerSideEncryptionByDefault></Rule>',
        );
      if (method === 'HEAD') return {};
      const prefix = query.get('prefix') ?? '';
      const found = [...bucket].filter(([each]) => each.startsWith(prefix)).slice(0, 1_000);
      const listed = found.map(
        ([Key, object]) => `<Contents>${xmlOf({ Key, Size: object.body.length })}</Contents>`,
      );
      return xml(
        'ListBucketResult',
        `${xmlOf({ Name: name, KeyCount: found.length, IsTruncated: false })}${listed.join('')}`,
      );
    }
    if (query.has('uploads') || query.has('uploadId')) return upload(call, key, bucket);
    if (method === 'PUT') {
      bucket.set(key, { body, headers: headersOf(call) });
      return { headers: { etag: etagOf(body) } };
    }
    return read(bucket.get(key), method === 'HEAD');
  };
}
