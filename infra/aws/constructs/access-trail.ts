import { Duration } from 'aws-cdk-lib';
import { CfnTrail } from 'aws-cdk-lib/aws-cloudtrail';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { allLambdas } from '../lambdas/lambdas';
import type { Plan } from '../plan';
import type { AppStack } from '../stacks/app-stack';

/**
 * Everyone but the product's own functions, by their roles' whole names, which no other role of the account
 * can have; and CloudFront, which has no ARN: it shows only what a function signed.
 */
const byOthers = ({ names, stage }: Plan): CfnTrail.AdvancedFieldSelectorProperty => ({
  field: 'userIdentity.arn',
  startsWith: ['arn:'],
  notStartsWith: Object.keys(allLambdas).map(
    (name) => `arn:aws:sts::${stage.account}:assumed-role/${names.functionRole(name)}/`,
  ),
});

/** Who reads or writes the table and the files past the product. Functions are left out: theirs is the log of
 * changes, and an event for each of their reads would cost more than the read. */
export function accessTrail(stack: AppStack, plan: Plan): void {
  const { names, stage, removal } = plan;
  if (!stage.keepData) return;
  const bucket = new Bucket(stack, 'Trail', {
    bucketName: names.trailBucket,
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    enforceSSL: true,
    encryption: BucketEncryption.S3_MANAGED,
    versioned: true,
    removalPolicy: removal,
    lifecycleRules: [
      {
        id: 'old-events',
        expiration: Duration.days(stage.logDays),
        noncurrentVersionExpiration: Duration.days(1),
      },
    ],
  });
  const mayWrite = (action: string, resource: string): PolicyStatement =>
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudtrail.amazonaws.com')],
      actions: [action],
      resources: [resource],
      conditions: { StringEquals: { 'aws:SourceArn': names.arn('cloudtrail', `trail/${names.trail}`) } },
    });
  bucket.addToResourcePolicy(mayWrite('s3:GetBucketAcl', bucket.bucketArn));
  bucket.addToResourcePolicy(mayWrite('s3:PutObject', bucket.arnForObjects(`AWSLogs/${stage.account}/*`)));
  const selector = (name: string, type: string, of: CfnTrail.AdvancedFieldSelectorProperty) => ({
    name,
    fieldSelectors: [
      { field: 'eventCategory', equalTo: ['Data'] },
      { field: 'resources.type', equalTo: [type] },
      of,
      byOthers(plan),
    ],
  });
  const trail = new CfnTrail(stack, 'AccessTrail', {
    trailName: names.trail,
    s3BucketName: bucket.bucketName,
    isLogging: true,
    isMultiRegionTrail: false,
    includeGlobalServiceEvents: false,
    enableLogFileValidation: true,
    advancedEventSelectors: [
      selector('The table', 'AWS::DynamoDB::Table', { field: 'resources.ARN', equalTo: [names.tableArn] }),
      selector('The files', 'AWS::S3::Object', {
        field: 'resources.ARN',
        startsWith: [`${names.filesBucketArn}/`],
      }),
    ],
  });
  if (bucket.policy) trail.node.addDependency(bucket.policy);
}
