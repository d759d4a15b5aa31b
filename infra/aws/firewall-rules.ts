import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Row } from '../../shared/contract';

/** In five minutes. A person on a slow day makes a few hundred calls; an office of fifty has one address. */
const most = { fromAddress: 5000, ofPerson: 2000, passwordsFromAddress: 100 } as const;

/** Nothing of a request is kept: samples would hold addresses, and mail links with live tokens. */
export const visible = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
  metricName,
});

const blocked = { block: { customResponse: { responseCode: 429 } } };
const asItComes = [{ priority: 0, type: 'NONE' }];

/** Paths of the calls that hash a password, their only calls without a login a robot would guess at. */
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

/** What holds back one address, one person (a session's bearer token) and one who tries passwords, before any function is asked. */
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
