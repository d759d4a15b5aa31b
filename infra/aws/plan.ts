import { RemovalPolicy } from 'aws-cdk-lib';
import type { Stage } from '../config/stage';
import type { Bundles } from './bundle';
import { type Names, namesOf } from './names';

/** What every stack of a stage is built from. */
export type Plan = {
  readonly stage: Stage;
  readonly names: Names;
  readonly bundles: Pick<Bundles, 'folder'>;
  /** The built web app. */
  readonly web: string;
  readonly version: string;
  readonly removal: RemovalPolicy;
  /** What SES calls the sender and its configuration. */
  readonly senderArns: readonly string[];
  /** The sender's domain, or the one address where no domain is ours. */
  readonly sender: string;
};

export function planFor(
  stage: Stage,
  { bundles, web, version }: Pick<Plan, 'bundles' | 'web' | 'version'>,
): Plan {
  const names = namesOf(stage);
  const sender = stage.domain ? stage.domain.zone : stage.mail.from;
  const senderArns = [
    names.arn('ses', `identity/${sender}`),
    names.arn('ses', `configuration-set/${names.mailConfiguration}`),
  ];
  const removal = stage.keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
  return { stage, names, bundles, web, version, removal, senderArns, sender };
}
