import { isSameRule, type LineRule, mostRules } from '../../../shared/domain/ledger/bank/line-rules';
import { refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import type { ViewerCall } from '../../runtime/handler';
import type { BankRule, CodedAccount } from '../../table/bank/record';

type Asked = {
  readonly account: CodedAccount;
  readonly rule: LineRule;
  readonly rules: readonly BankRule[];
  readonly request: Pick<ViewerCall, 'viewer' | 'now'>;
};

/**
 * The rule that a line is remembered by; one with the same words and kind is changed, never doubled. Refuses
 * `invalid`.
 */
export function rememberedRule({ account, rule, rules, request }: Asked, { ids }: Deps): BankRule {
  const { viewer, now } = request;
  const same = rules.find((one) => isSameRule(one, rule));
  if (!same && rules.length >= mostRules)
    throw refuse('invalid', { fields: { words: `At most ${mostRules} rules an account` } });
  const { words, kind, property_id: propertyId, vendor, category, lease_id: leaseId } = rule;
  return {
    organizationId: account.organizationId,
    accountId: account.accountId,
    ruleId: same?.ruleId ?? ids.next('rul'),
    words,
    kind,
    propertyId,
    vendor,
    category,
    leaseId,
    at: now.toISOString(),
    by: viewer.userId,
  };
}
