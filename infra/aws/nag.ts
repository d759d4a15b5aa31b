import { Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import type { IConstruct } from 'constructs';

export type Finding = {
  readonly rule: string;
  readonly description: string;
  readonly where: readonly string[];
};
export type Acknowledgement = { readonly rule: string; readonly reason: string; readonly where: string };

/** Findings of cdk-nag that nobody has acknowledged. */
export const findingsIn = (tree: IConstruct): Finding[] =>
  [new AwsSolutionsChecks(), new ServerlessChecks()].flatMap((pack) =>
    pack.validateScope(tree).violations.map(({ ruleName, description, violatingResources }) => ({
      rule: ruleName,
      description,
      where: violatingResources.map((resource) => resource.constructPath ?? ''),
    })),
  );

/** Acknowledged findings, with reason and place. */
export const acknowledgementsIn = (tree: IConstruct): Acknowledgement[] =>
  tree.node.findAll().flatMap((construct) =>
    construct.node.metadata
      .filter((entry) => entry.type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
      .flatMap((entry) => Object.entries({ ...entry.data }))
      .map(([rule, reason]) => ({
        rule: rule.replace(/^annotation::/i, ''),
        reason: String(reason),
        where: construct.node.path || 'every stack',
      })),
  );
