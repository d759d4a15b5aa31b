import type { Stage } from '../config/stage';

/** Every physical name of a stage, from its configuration alone. Stacks refer to each other by these,
 * never by exports: an export in use cannot change, and stacks that import each other cannot deploy. */
export const namesOf = ({ stage, account, region, tableName }: Stage) => {
  const prefix = `keystead-${stage}`;
  // For names that are global: the same stage may exist in two regions.
  const worldwide = `${prefix}-${region}`;
  const arn = (service: string, resource: string) => `arn:aws:${service}:${region}:${account}:${resource}`;
  const table = tableName ?? prefix;
  const filesBucket = `${prefix}-files-${account}-${region}`;
  const siteBucket = `${prefix}-site-${account}-${region}`;
  const mailQueue = `${prefix}-mail`;
  const functionName = (name: string) => `${prefix}-${name}`;
  const logGroup = (name: string) => `/aws/lambda/${functionName(name)}`;
  // Secrets Manager ends an ARN with six random characters; `?` matches one in IAM.
  const secretArn = (name: string) => arn('secretsmanager', `secret:${name}-??????`);
  const parameter = (name: string) => `/${worldwide}/${name}`;
  const paymentQueue = `${prefix}-payments`;
  const stripeKeys = `${prefix}/stripe-keys`;
  const bureauKeys = `${prefix}/bureau-keys`;
  const tokenKeys = `${prefix}/token-keys`;
  const originSecret = `${prefix}/origin`;
  const fileKeys = `${prefix}/file-keys`;
  return {
    prefix,
    worldwide,
    stack: (name: string) => `${prefix}-${name}`,
    table,
    tableArn: arn('dynamodb', `table/${table}`),
    filesBucket,
    filesBucketArn: `arn:aws:s3:::${filesBucket}`,
    /** Browsers upload files here; the content security policy names it. */
    filesOrigin: `https://${filesBucket}.s3.${region}.amazonaws.com`,
    siteBucket,
    siteBucketArn: `arn:aws:s3:::${siteBucket}`,
    tokenKeys,
    tokenKeysArn: secretArn(tokenKeys),
    originSecret,
    originSecretArn: secretArn(originSecret),
    fileKeys,
    fileKeysArn: secretArn(fileKeys),
    mailQueue,
    mailQueueArn: arn('sqs', mailQueue),
    mailQueueUrl: `https://sqs.${region}.amazonaws.com/${account}/${mailQueue}`,
    stripeKeys,
    stripeKeysArn: secretArn(stripeKeys),
    bureauKeys,
    bureauKeysArn: secretArn(bureauKeys),
    paymentQueue,
    paymentQueueArn: arn('sqs', paymentQueue),
    paymentQueueUrl: `https://sqs.${region}.amazonaws.com/${account}/${paymentQueue}`,
    billingDeadLetters: `${prefix}-billing-dead`,
    bounceTopic: `${prefix}-bounces`,
    bounceDeadLetters: `${prefix}-bounces-dead`,
    paymentDeadLetters: `${prefix}-payments-dead`,
    paymentSweepDeadLetters: `${prefix}-payment-sweeps-dead`,
    mailDeadLetters: `${prefix}-mail-dead`,
    jobDeadLetters: `${prefix}-jobs-dead`,
    watchDeadLetters: `${prefix}-watch-dead`,
    alarmDeadLetters: `${prefix}-alarms-dead`,
    mailConfiguration: prefix,
    alarmTopic: `${prefix}-alarms`,
    alarmTopicArn: arn('sns', `${prefix}-alarms`),
    alarm: (id: string) => `${prefix}-${id}`,
    functionName,
    /** Role names are the account's, so a look from another region has its region's. */
    functionRole: (name: string) => `${functionName(name)}-in-${region}`,
    functionArn: (name: string) => arn('lambda', `function:${functionName(name)}`),
    modelArn: (model: string) => `arn:aws:bedrock:${region}::foundation-model/${model}`,
    vault: prefix,
    trail: prefix,
    trailBucket: `${prefix}-trail-${account}-${region}`,
    alarmArn: (id: string) => arn('cloudwatch', `alarm:${prefix}-${id}`),
    /** The metric of errors the function logged, in the stage's namespace. */
    surprises: (name: string) => `${name}-surprises`,
    logGroup,
    logStreamsArn: (name: string) => arn('logs', `log-group:${logGroup(name)}:*`),
    apiName: { first: prefix, second: `${prefix}-second` },
    apiLogGroup: { first: `/aws/apigateway/${prefix}`, second: `/aws/apigateway/${prefix}-second` },
    /** SSM parameters: values that CloudFormation makes and a later stack of the same region reads. */
    parameters: {
      apiId: { first: parameter('api-id'), second: parameter('second-api-id') },
      siteUrl: parameter('site-url'),
      filesUrl: parameter('files-url'),
      fileKeyId: parameter('file-key-id'),
      keyArn: parameter('key-arn'),
      sealKeyArn: parameter('seal-key-arn'),
      reportKeyArn: parameter('report-key-arn'),
    },
    /** The releases that passed their smoke test: the last one, and the one before it. */
    releases: { good: parameter('releases/good'), before: parameter('releases/before') },
    /** The same in us-east-1… */
    edge: { firewallArn: parameter('edge/firewall-arn'), certificateArn: parameter('edge/certificate-arn') },
    /** …and the copies a deployment makes (deploy/hand-over.ts). */
    handed: {
      firewallArn: parameter('handed/firewall-arn'),
      certificateArn: parameter('handed/certificate-arn'),
      originVersion: parameter('handed/origin-version'),
      /** In the region that looks at the site from outside. */
      siteUrl: parameter('handed/site-url'),
    },
    parameterPath: `/${worldwide}`,
    arn,
  };
};
export type Names = ReturnType<typeof namesOf>;
