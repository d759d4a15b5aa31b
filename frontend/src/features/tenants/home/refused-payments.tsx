import type { HomeLease } from '../../../../../shared/contract/tenants';
import { displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { useLooksOnly } from '../../../api/session';
import { Notice } from '../../../ui/feedback/notice';
import { LinkButton } from '../../../ui/primitives/link-button';

/** A payment that the bank refused: nothing else at home is as urgent. */
export function RefusedPayments({ lease: { lease_id: id, unit_number, money } }: { lease: HomeLease }) {
  const looksOnly = useLooksOnly();
  const [last] = money?.failed ?? [];
  if (!money || !last || money.balance <= 0) return null;
  const pay = !looksOnly && money.payable > 0 && (
    <LinkButton to="/payrent" search={{ id }}>
      Pay now
    </LinkButton>
  );
  return (
    <Notice
      kind="danger"
      title={`Your payment of ${displayDollars(last.cents)} for unit ${unit_number} failed`}
      action={pay}
    >
      {`${last.failure} It was made on ${displayDate(last.begun)}; ${displayDollars(money.balance)} is still due.`.trim()}
    </Notice>
  );
}
