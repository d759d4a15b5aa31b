import { type App, CfnOutput, Duration } from 'aws-cdk-lib';
import { AttributeType, Billing, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods } from 'aws-cdk-lib/aws-s3';
import { CfnRotationSchedule, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { tableSchema } from '../../../functions/table/db/schema';
import { acknowledge } from '../acknowledgements';
import { accessTrail } from '../constructs/access-trail';
import { AppFunction } from '../constructs/app-function';
import { backups } from '../constructs/backups';
import { dataKey } from '../constructs/data-key';
import { shownByCloudFront } from '../constructs/files-access';
import { reportKey } from '../constructs/report-key';
import { sealKey } from '../constructs/seal-key';
import { workerLambdas } from '../lambdas/lambdas';
import type { Plan } from '../plan';
import { AppStack } from './app-stack';

const key = (name: string) => ({ name, type: AttributeType.STRING });

/** What outlives every deployment: the table, the files, the secrets. Nothing else is stateful. */
export class DataStack extends AppStack {
  constructor(app: App, plan: Plan) {
    super(app, 'data', plan, { description: 'Keystead: table, files and secrets. Everything that is kept.' });
    this.key = dataKey(this, plan);
    sealKey(this, plan);
    reportKey(this, plan);
    this.table(plan);
    this.files(plan);
    this.tokenKeys(plan);
    this.originSecret(plan);
    this.stripeKeys(plan);
    this.bureauKeys(plan);
    accessTrail(this, plan);
    backups(this, plan);
  }

  private table({ names, protects, removal }: Plan): void {
    const table = new TableV2(this, 'Table', {
      tableName: names.prefix,
      partitionKey: key(tableSchema.partitionKey),
      sortKey: key(tableSchema.sortKey),
      localSecondaryIndexes: tableSchema.localIndexes.map(({ name, sortKey }) => ({
        indexName: name,
        sortKey: key(sortKey),
      })),
      timeToLiveAttribute: tableSchema.ttlAttribute,
      billing: Billing.onDemand(),
      encryption: TableEncryptionV2.customerManagedKey(this.key),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: 35 },
      deletionProtection: protects('data'),
      removalPolicy: removal,
    });
    new CfnOutput(this, 'TableName', { value: table.tableName });
  }

  private files({ names, stage, removal }: Plan): void {
    const bucket = new Bucket(this, 'Files', {
      bucketName: names.filesBucket,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      encryption: BucketEncryption.KMS,
      encryptionKey: this.key,
      bucketKeyEnabled: true,
      versioned: stage.keepData,
      // No default retention: only sealed leases are locked, each as it is put.
      objectLockEnabled: stage.keepData,
      removalPolicy: removal,
      autoDeleteObjects: !stage.keepData,
      // Browsers upload with a signed form: the signature decides, not the origin.
      cors: [
        {
          allowedOrigins: [stage.domain ? `https://${stage.domain.name}` : 'https://*.cloudfront.net'],
          allowedMethods: [HttpMethods.POST],
          allowedHeaders: ['content-type'],
          maxAge: 3600,
        },
      ],
      lifecycleRules: [
        {
          id: 'unused-uploads',
          prefix: 'uploads/',
          expiration: Duration.days(1),
          noncurrentVersionExpiration: Duration.days(1),
        },
        { id: 'broken-uploads', abortIncompleteMultipartUploadAfter: Duration.days(1) },
        {
          id: 'removed-files',
          noncurrentVersionExpiration: Duration.days(35),
          expiredObjectDeleteMarker: true,
        },
      ],
    });
    shownByCloudFront(bucket, stage);
    new CfnOutput(this, 'UploadBucket', { value: bucket.bucketName });
  }

  private tokenKeys(plan: Plan): void {
    const secret = new Secret(this, 'TokenKeys', {
      secretName: plan.names.tokenKeys,
      description:
        'Keys that sign sessions. Written by its rotation alone; each key waits one rotation before it signs.',
      removalPolicy: plan.removal,
    });
    const { lambda } = new AppFunction(this, 'rotate-token-keys', {
      plan,
      spec: workerLambdas['rotate-token-keys'],
      environment: {},
    });
    lambda.addPermission('Rotation', {
      principal: new ServicePrincipal('secretsmanager.amazonaws.com'),
      sourceAccount: plan.stage.account,
    });
    // addRotationSchedule would grant too much. The first rotation runs at once and replaces the random text.
    const schedule = new CfnRotationSchedule(this, 'Rotation', {
      secretId: secret.secretArn,
      rotationLambdaArn: lambda.functionArn,
      rotationRules: { automaticallyAfterDays: 90 },
      rotateImmediatelyOnUpdate: true,
    });
    schedule.node.addDependency(lambda);
  }

  private originSecret({ names, removal }: Plan): void {
    const secret = new Secret(this, 'Origin', {
      secretName: names.originSecret,
      description: 'The word by which the API knows that a call came through CloudFront.',
      generateSecretString: { excludePunctuation: true, passwordLength: 48 },
      removalPolicy: removal,
    });
    acknowledge(secret, 'deployedSecret');
  }

  /** Starts as random text; someone writes the provider's keys into it (infra/RUNBOOKS.md, Payments). */
  private stripeKeys({ names, removal }: Plan): void {
    const secret = new Secret(this, 'StripeKeys', {
      secretName: names.stripeKeys,
      description: 'The payment provider’s key and the secret that its notices are signed with.',
      removalPolicy: removal,
    });
    acknowledge(secret, 'deployedSecret');
  }

  /** Starts as random text, too (infra/RUNBOOKS.md, Screening). */
  private bureauKeys({ names, removal }: Plan): void {
    const secret = new Secret(this, 'BureauKeys', {
      secretName: names.bureauKeys,
      description: 'The screening bureau’s address and key, and the secret that its notices are signed with.',
      removalPolicy: removal,
    });
    acknowledge(secret, 'deployedSecret');
  }
}
