import { CnameRecord, HostedZone } from 'aws-cdk-lib/aws-route53';
import { ConfigurationSet, EmailIdentity, Identity, SuppressionReasons } from 'aws-cdk-lib/aws-ses';
import type { Plan } from '../plan';
import type { AppStack } from '../stacks/app-stack';
import { mailBounces } from './mail-bounces';

/** SES's sender: the stage's domain with DKIM records, or one address confirmed by mail. Not the zone,
 * whose single identity would belong to the first stage deployed there. */
export function mailSender(stack: AppStack, plan: Plan): void {
  const { names, stage, sender } = plan;
  const configurationSet = new ConfigurationSet(stack, 'MailConfiguration', {
    configurationSetName: names.mailConfiguration,
    reputationMetrics: true,
    suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
  });
  const identity = stage.domain ? Identity.domain(sender) : Identity.email(sender);
  const { dkimRecords } = new EmailIdentity(stack, 'Sender', { identity, configurationSet });
  mailBounces(stack, plan, configurationSet);
  if (!stage.domain) return;
  const { zone, zoneId } = stage.domain;
  const hostedZone = HostedZone.fromHostedZoneAttributes(stack, 'Zone', {
    hostedZoneId: zoneId,
    zoneName: zone,
  });
  for (const [index, { name, value }] of dkimRecords.entries())
    new CnameRecord(stack, `Dkim${index}`, {
      zone: hostedZone,
      // The trailing dot keeps CDK from appending the zone's name to a CloudFormation token.
      recordName: `${name}.`,
      domainName: value,
    });
}
