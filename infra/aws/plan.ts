import { RemovalPolicy } from 'aws-cdk-lib';
import { rows as contractRows, type Row } from '../../shared/contract';
import type { Stage } from '../config/stage';
import type { Bundles } from './lambdas/bundle';
import { type Names, namesOf } from './names';

/** What every stack of a stage is built from. */
export type Plan = {
  readonly stage: Stage;
  readonly names: Names;
  readonly bundles: Pick<Bundles, 'folder'>;
  readonly version: string;
  /** The contract; its rows become routes. */
  readonly rows: readonly Row[];
  /** Whether a stack, by short name, is protected from deletion; only in a stage that keeps its data. */
  readonly protects: (stack: string) => boolean;
  readonly removal: RemovalPolicy;
  /** SES's ARNs of the sender and its configuration. */
  readonly senderArns: readonly string[];
  /** The stage's domain name, or its one sender address without a domain. */
  readonly sender: string;
};

export type Made = Pick<Plan, 'bundles' | 'version'> & {
  /** Short names of the deployed stacks; absent means all. */
  readonly standing?: readonly string[] | undefined;
  /** Absent means the contract's own. */
  readonly rows?: readonly Row[];
};

/** The same stage as its resources of another region see it: names there are of that region. */
export function planIn(plan: Plan, region: string): Plan {
  const stage = { ...plan.stage, region };
  return { ...plan, stage, names: namesOf(stage) };
}

export function planFor(stage: Stage, { bundles, version, standing, rows = contractRows }: Made): Plan {
  const names = namesOf(stage);
  const sender = stage.domain ? stage.domain.name : stage.mail.from;
  const senderArns = [
    names.arn('ses', `identity/${sender}`),
    names.arn('ses', `configuration-set/${names.mailConfiguration}`),
  ];
  // Kept later, but not after a failed first deployment: its names would block the next one.
  const removal = stage.keepData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
  const protects = (stack: string): boolean => stage.keepData && (standing?.includes(stack) ?? true);
  return { stage, names, rows, bundles, version, protects, removal, senderArns, sender };
}
