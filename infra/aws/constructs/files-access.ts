import { AnyPrincipal, Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Stage } from '../../config/stage';

/** All that has addresses. Unchecked uploads have none. */
export const shownFolders = [
  'applications',
  'documents',
  'images',
  'invoices',
  'leases',
  'sealed',
  'users',
] as const;

export const cloudFront = new ServicePrincipal('cloudfront.amazonaws.com');

/** The distribution is made after the bucket and its key, which cannot know its id. */
export const ofThisAccount = ({ account }: Stage) => ({
  ArnLike: { 'aws:SourceArn': `arn:aws:cloudfront::${account}:distribution/*` },
});

/** This account's CloudFront may read what has addresses; nobody reads from S3 itself. */
export function shownByCloudFront(bucket: Bucket, stage: Stage): void {
  bucket.addToResourcePolicy(
    new PolicyStatement({
      sid: 'ShownByCloudFront',
      principals: [cloudFront],
      actions: ['s3:GetObject'],
      resources: shownFolders.map((folder) => bucket.arnForObjects(`${folder}/*`)),
      conditions: ofThisAccount(stage),
    }),
  );
  bucket.addToResourcePolicy(
    new PolicyStatement({
      sid: 'NoPresignedReads',
      effect: Effect.DENY,
      principals: [new AnyPrincipal()],
      actions: ['s3:GetObject', 's3:GetObjectVersion'],
      resources: [bucket.arnForObjects('*')],
      conditions: { StringEquals: { 's3:authType': 'REST-QUERY-STRING' } },
    }),
  );
}
