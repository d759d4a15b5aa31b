import type { App } from 'aws-cdk-lib';
import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { HouseStack } from './house-stack';
import type { Plan } from './plan';

/** Calls from one address in five minutes; a person on a slow day makes a few hundred. */
export const callsPerAddress = 2000;

const visible = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
  metricName,
});

/** What CloudFront accepts from us-east-1 alone, wherever the stage itself stands: the firewall and the site's certificate. */
export class EdgeStack extends HouseStack {
  readonly firewallArn: string;
  readonly certificate: ICertificate | undefined;

  constructor(app: App, plan: Plan) {
    super(app, 'edge', plan, {
      description: 'Keystead: firewall and certificate of the site.',
      region: 'us-east-1',
    });
    const { names, stage } = plan;
    const firewall = new CfnWebACL(this, 'Firewall', {
      name: names.worldwide,
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visible(`${names.worldwide}-firewall`),
      rules: [
        {
          name: 'too-many-from-one-address',
          priority: 0,
          action: { block: { customResponse: { responseCode: 429 } } },
          statement: { rateBasedStatement: { limit: callsPerAddress, aggregateKeyType: 'IP' } },
          visibilityConfig: visible(`${names.worldwide}-too-many`),
        },
        {
          name: 'known-bad-addresses',
          priority: 1,
          overrideAction: { none: {} },
          statement: {
            managedRuleGroupStatement: { vendorName: 'AWS', name: 'AWSManagedRulesAmazonIpReputationList' },
          },
          visibilityConfig: visible(`${names.worldwide}-bad-addresses`),
        },
      ],
    });
    this.firewallArn = firewall.attrArn;
    if (!stage.domain) return;
    const { name, zone, zoneId } = stage.domain;
    const hostedZone = HostedZone.fromHostedZoneAttributes(this, 'Zone', {
      hostedZoneId: zoneId,
      zoneName: zone,
    });
    this.certificate = new Certificate(this, 'Certificate', {
      domainName: name,
      subjectAlternativeNames: [`www.${name}`],
      validation: CertificateValidation.fromDns(hostedZone),
    });
  }
}
