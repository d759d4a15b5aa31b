import { lastDayOfCard } from '../../../shared/domain/ledger/rent/autopay-card';
import { autopayAuthorized } from '../../../shared/domain/ledger/rent/autopay-texts';
import { refuse } from '../../../shared/wire/refusals';
import { aboutAutopay } from '../../common/autopay/autopay-at';
import type { MyAutopayAt } from '../../common/autopay/find-my-autopay';
import { authorizationOf, turnedOn } from '../../common/autopay/finish-setup';
import { nextDebitOf } from '../../common/autopay/next-debit';
import { notifyPayer } from '../../common/notifications/notify';
import type { Deps } from '../../runtime/deps/deps';
import type { Trace } from '../../table/audit/writes';
import type { Autopay } from '../../table/autopay/record';
import type { OwnMethod } from './my-methods';

type Setup = NonNullable<Autopay['setup']>;

type TurningOn = Pick<Setup, 'agreed' | 'announced'> & {
  readonly at: MyAutopayAt;
  readonly now: Date;
  /** With the version that it is to have. */
  readonly before: Autopay;
  readonly method: OwnMethod;
  readonly trace: Trace;
};

/** What is stored of a method. */
const keptMethod = ({
  customerId,
  methodId,
  name,
  kind,
  until,
}: OwnMethod): NonNullable<Autopay['method']> => ({
  customerId,
  methodId,
  name,
  kind,
  ...(until !== undefined && { until }),
});

/**
 * Turns autopay on with a saved method, at once: nothing is left to do on the provider's page. Refuses
 * `invalid` for a card that expires before its first debit, `conflict` when the autopay changed meanwhile.
 */
export async function turnOnWith(turning: TurningOn, deps: Deps): Promise<void> {
  const { at, now, before, agreed, announced, method, trace } = turning;
  const { organizationId } = before;
  if (method.until !== undefined && lastDayOfCard(method.until) < announced.day)
    throw refuse('invalid', {
      fields: { method_id: 'This card expires before the first debit. Choose another one' },
    });
  const after = {
    ...before,
    ...turnedOn(at, agreed, before.debited),
    announced,
    method: keptMethod(method),
    since: now.toISOString(),
  };
  const authorization = authorizationOf(at, { organizationId, agreed, method: method.name });
  const text = autopayAuthorized({
    ...aboutAutopay(at),
    terms: agreed.terms,
    method: method.name,
    first: nextDebitOf(at, after),
  });
  const told = notifyPayer(after, { source: trace.audit.auditId, text, now });
  const isKept = await deps.autopays.keep({ after, authorization, trace: { ...trace, told } });
  if (!isKept) throw refuse('conflict');
}
