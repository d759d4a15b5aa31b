import { S3Client } from '@aws-sdk/client-s3';
import { requests } from '../requests';
import type { FileFront } from './file-addresses';
import { type Files, s3ClientSettings, s3Files } from './files';

/** A bucket on AWS, with the function's own credentials. */
export const bucketFiles = (bucket: string, front: () => FileFront): Files =>
  s3Files({ client: new S3Client({ ...s3ClientSettings, ...requests }), bucket, front });
