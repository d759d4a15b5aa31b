import { type App, RemovalPolicy, Size } from 'aws-cdk-lib';
import { Effect, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import { productName } from '../../shared/domain/product';
import { siteCaching } from '../site-headers';
import { robots, siteMap } from '../site-pages';
import { acknowledge, acknowledgeWildcard } from './acknowledgements';
import { HouseStack } from './house-stack';
import type { Plan } from './plan';

const hashed = 'assets/*';

/** The configuration a browser reads at start: public values only (decisions, Running on one machine). */
export const siteConfig = ({ stage }: Pick<Plan, 'stage'>) => ({
  apiBase: '',
  envelopeKey: stage.envelope.keys[0] ?? '',
  envelopeIv: stage.envelope.iv,
  stripePublishableKey: stage.stripePublishableKey,
  productName,
});

/** The web app's files, after the API they call: hashed assets first, then the page, then the configuration; old assets stay for open tabs. */
export class PagesStack extends HouseStack {
  constructor(app: App, plan: Plan) {
    super(app, 'pages', plan, { description: 'Keystead: the web app’s files and its configuration.' });
    const bucket = Bucket.fromBucketName(this, 'Site', plan.names.siteBucket);
    const logGroup = new LogGroup(this, 'Log', {
      logGroupName: plan.names.logGroup('pages'),
      retention: plan.stage.logDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = this.uploader(plan);
    const upload = (id: string, sources: ISource | ISource[], cacheControl: string, only?: object) =>
      new BucketDeployment(this, id, {
        sources: [sources].flat(),
        destinationBucket: bucket satisfies IBucket,
        cacheControl: [CacheControl.fromString(cacheControl)],
        prune: false,
        retainOnDelete: plan.stage.keepData,
        memoryLimit: 512,
        ephemeralStorageSize: Size.mebibytes(512),
        // The construct would grant itself whole buckets; this role has what an upload takes.
        role: role.withoutPolicyUpdates(),
        logGroup,
        ...only,
      });
    const web = Source.asset(plan.web);
    const assets = upload('Assets', web, siteCaching.hashed, { exclude: ['*'], include: [hashed] });
    const page = upload('Page', web, siteCaching.page, { exclude: [hashed] });
    // The two files for search engines name the site, as the configuration does.
    const siteUrl = StringParameter.valueForStringParameter(this, plan.names.parameters.siteUrl);
    const named = [
      Source.jsonData('config.json', siteConfig(plan)),
      Source.data('robots.txt', robots(siteUrl)),
      Source.data('sitemap.xml', siteMap(siteUrl)),
    ];
    const config = upload('Config', named, siteCaching.config);
    page.node.addDependency(assets);
    config.node.addDependency(page);
    acknowledge(this, 'uploadRuntime');
  }

  private uploader({ names, stage }: Plan): Role {
    const assetBucket = `arn:aws:s3:::cdk-hnb659fds-assets-${stage.account}-${stage.region}`;
    const objects = [`${assetBucket}/*`, `${names.siteBucketArn}/*`];
    const statements: [string[], string[]][] = [
      [['s3:GetObject'], [`${assetBucket}/*`]],
      [['s3:GetObject', 's3:PutObject'], [`${names.siteBucketArn}/*`]],
      [
        ['s3:ListBucket', 's3:GetBucketLocation'],
        [assetBucket, names.siteBucketArn],
      ],
      [['logs:CreateLogStream', 'logs:PutLogEvents'], [names.logStreamsArn('pages')]],
    ];
    const role = new Role(this, 'Uploader', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: {
        grant: new PolicyDocument({
          statements: statements.map(
            ([actions, resources]) => new PolicyStatement({ effect: Effect.ALLOW, actions, resources }),
          ),
        }),
      },
    });
    for (const resource of [...objects, names.logStreamsArn('pages')]) acknowledgeWildcard(role, resource);
    return role;
  }
}
