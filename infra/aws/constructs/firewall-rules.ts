import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Row } from '../../../shared/contract';

/** Per five minutes. One person makes a few hundred calls; an office of fifty shares one address. */
const most = { fromAddress: 5000, ofPerson: 2000, passwordsFromAddress: 100 } as const;

/** Keeps no request samples: they would hold addresses, and mail links with live tokens. */
export const visible = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
  metricName,
});

const blocked = { block: { customResponse: { responseCode: 429 } } };
const asItComes = [{ priority: 0, type: 'NONE' }];

/** Paths that hash a password without a login, where a bot would guess. */
const passwordPaths = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ row }) => (row.refusals.includes('busy') && row.auth.kind !== 'bearer' ? [row.path] : []));

const pathIs = (path: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'EXACTLY',
    searchString: path,
    textTransformations: asItComes,
  },
});

/** Limits per address, per person (bearer token) and for password guessing, before any function runs. */
export function firewallRules(rows: readonly Row[], prefix: string): CfnWebACL.RuleProperty[] {
  const limits: Record<string, CfnWebACL.RateBasedStatementProperty> = {
    'too-many-passwords-from-one-address': {
      limit: most.passwordsFromAddress,
      aggregateKeyType: 'IP',
      scopeDownStatement: { orStatement: { statements: passwordPaths(rows).map(pathIs) } },
    },
    'too-many-of-one-person': {
      limit: most.ofPerson,
      aggregateKeyType: 'CUSTOM_KEYS',
      customKeys: [{ header: { name: 'authorization', textTransformations: asItComes } }],
    },
    'too-many-from-one-address': { limit: most.fromAddress, aggregateKeyType: 'IP' },
  };
  const rules = Object.entries(limits).map(([name, rateBasedStatement], priority) => ({
    name,
    priority,
    action: blocked,
    statement: { rateBasedStatement },
    visibilityConfig: visible(`${prefix}-${name}`),
  }));
  const reputation = {
    managedRuleGroupStatement: { vendorName: 'AWS', name: 'AWSManagedRulesAmazonIpReputationList' },
  };
  return [
    ...rules,
    {
      name: 'known-bad-addresses',
      priority: rules.length,
      overrideAction: { none: {} },
      statement: reputation,
      visibilityConfig: visible(`${prefix}-known-bad-addresses`),
    },
  ];
}
