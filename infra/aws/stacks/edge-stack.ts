import type { App } from 'aws-cdk-lib';
import { RemovalPolicy } from 'aws-cdk-lib';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { firewallRules, visible } from '../constructs/firewall-rules';
import type { Plan } from '../plan';
import { AppStack } from './app-stack';

/** The firewall and the site's certificate, which CloudFront accepts only from us-east-1. */
export class EdgeStack extends AppStack {
  constructor(app: App, plan: Plan) {
    super(app, 'edge', plan, { description: 'Keystead: firewall and certificate of the site.' });
    const { names, rows } = plan;
    const firewall = new CfnWebACL(this, 'Firewall', {
      name: names.worldwide,
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visible(`${names.worldwide}-firewall`),
      rules: firewallRules(rows, names.worldwide),
    });
    this.says(names.edge.firewallArn, firewall.attrArn);
    this.certificate(plan);
  }

  /** A new name makes a new certificate. The old one stays until someone removes it: CloudFront uses it. */
  private certificate({ names, stage }: Plan): void {
    if (!stage.domain) return;
    const { name, zone, zoneId } = stage.domain;
    const hostedZone = HostedZone.fromHostedZoneAttributes(this, 'Zone', {
      hostedZoneId: zoneId,
      zoneName: zone,
    });
    const certificate = new Certificate(this, `Certificate-${name}`, {
      domainName: name,
      subjectAlternativeNames: [`www.${name}`],
      validation: CertificateValidation.fromDns(hostedZone),
    });
    certificate.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
    this.says(names.edge.certificateArn, certificate.certificateArn);
  }

  /** For the front stack in another region; a deployment copies it over (deploy/hand-over.ts). */
  private says(parameterName: string, stringValue: string): void {
    new StringParameter(this, parameterName.slice(parameterName.lastIndexOf('/') + 1), {
      parameterName,
      stringValue,
    });
  }
}
