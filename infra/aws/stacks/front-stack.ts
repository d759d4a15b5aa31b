import { type App, CfnOutput } from 'aws-cdk-lib';
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import { Distribution, HttpVersion, PriceClass, SecurityPolicyProtocol } from 'aws-cdk-lib/aws-cloudfront';
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { BlockPublicAccess, Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import { acknowledge } from '../acknowledgements';
import { secondPathPatterns } from '../apis';
import { fileFront } from '../constructs/file-front';
import { apiBehaviors, siteBehaviors } from '../constructs/site-behaviors';
import type { Plan } from '../plan';
import { AppStack } from './app-stack';

/** The one origin browsers know: CloudFront in front of the site's bucket and the API. */
export class FrontStack extends AppStack {
  constructor(app: App, plan: Plan) {
    super(app, 'front', plan, {
      description: 'Keystead: CloudFront, the site’s bucket, the doors of the APIs.',
    });
    const { names, stage, removal } = plan;
    const bucket = new Bucket(this, 'Site', {
      bucketName: names.siteBucket,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      removalPolicy: removal,
      autoDeleteObjects: !stage.keepData,
    });
    // The stacks of routes make the APIs' stages: their throttles need the routes first.
    const apis = {
      first: new HttpApi(this, 'Api', { apiName: names.apiName.first, createDefaultStage: false }),
      second: new HttpApi(this, 'SecondApi', { apiName: names.apiName.second, createDefaultStage: false }),
    };
    const behaviorOf = apiBehaviors(this, plan);
    const toApi = (api: HttpApi) => behaviorOf(`${api.apiId}.execute-api.${stage.region}.amazonaws.com`);
    const toSecond = toApi(apis.second);
    // CDK's types clash with exactOptionalPropertyTypes: a Bucket is an IBucket.
    const { site, config, decoder } = siteBehaviors(this, plan, {
      bucket: bucket as IBucket,
      filesUrl: fileFront(this, plan),
    });
    const domain = stage.domain;
    const distribution = new Distribution(this, 'Distribution', {
      comment: names.prefix,
      defaultRootObject: 'index.html',
      defaultBehavior: site,
      additionalBehaviors: {
        '/config.json': config,
        [decoder.pattern]: decoder.behavior,
        // CloudFront takes the first pattern that fits, so the areas of the second API stand before the rest.
        ...Object.fromEntries(secondPathPatterns(plan.rows).map((pattern) => [pattern, toSecond])),
        '/api/*': toApi(apis.first),
      },
      webAclId: StringParameter.valueForStringParameter(this, names.handed.firewallArn),
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      ...(domain && {
        domainNames: [domain.name, `www.${domain.name}`],
        certificate: Certificate.fromCertificateArn(
          this,
          'Certificate',
          StringParameter.valueForStringParameter(this, names.handed.certificateArn),
        ),
      }),
    });
    this.addressOf(plan, distribution);
    const siteUrl = `https://${domain?.name ?? distribution.distributionDomainName}`;
    new StringParameter(this, 'ApiId', {
      parameterName: names.parameters.apiId.first,
      stringValue: apis.first.apiId,
    });
    new StringParameter(this, 'SecondApiId', {
      parameterName: names.parameters.apiId.second,
      stringValue: apis.second.apiId,
    });
    new StringParameter(this, 'SiteUrlParameter', {
      parameterName: names.parameters.siteUrl,
      stringValue: siteUrl,
    });
    new CfnOutput(this, 'SiteUrl', { value: siteUrl });
    new CfnOutput(this, 'ApiUrl', { value: `${siteUrl}/api` });
    new CfnOutput(this, 'WebhookUrl', { value: `${siteUrl}/api/stripe/webhook` });
    acknowledge(distribution, 'everyCountry');
    if (!domain) acknowledge(distribution, 'noDomain');
  }

  private addressOf({ stage }: Plan, distribution: Distribution): void {
    if (!stage.domain) return;
    const { name, zone, zoneId } = stage.domain;
    const hostedZone = HostedZone.fromHostedZoneAttributes(this, 'Zone', {
      hostedZoneId: zoneId,
      zoneName: zone,
    });
    const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
    for (const recordName of [name, `www.${name}`]) {
      new ARecord(this, `A-${recordName}`, { zone: hostedZone, recordName: `${recordName}.`, target });
      new AaaaRecord(this, `Aaaa-${recordName}`, { zone: hostedZone, recordName: `${recordName}.`, target });
    }
  }
}
