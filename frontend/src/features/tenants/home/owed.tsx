import type { HomeLease } from '../../../../../shared/contract/tenants';
import { displayDollars } from '../../../../../shared/domain/money';
import { Row, Stack } from '../../../ui/layout';
import { LinkButton } from '../../../ui/link-button';
import { Amount, Muted } from '../../../ui/text';

/** What the tenants of a lease owe now, and where it comes from. */
export function Owed({ lease: { lease_id: id, money, status } }: { lease: HomeLease }) {
  const isAgreed = status !== 'sent' && status !== 'partly-signed';
  if (!money || (!isAgreed && money.balance === 0)) return null;
  const { balance, past_due, pending, payable } = money;
  return (
    <Row spread>
      <Stack gap="0">
        <Muted small>{balance < 0 ? 'Your credit' : 'Balance due'}</Muted>
        <Amount fontSize="2xl" fontWeight="semibold" alignSelf="flex-start">
          {displayDollars(Math.abs(balance))}
        </Amount>
        {pending > 0 && (
          <Muted small>
            <bdi>{`${displayDollars(pending)} is on its way`}</bdi>
          </Muted>
        )}
        {past_due > 0 && (
          <Muted small>
            <bdi>{`${displayDollars(past_due)} of it is past due`}</bdi>
          </Muted>
        )}
      </Stack>
      <Row>
        <LinkButton to="/ledgesData" search={{ id }} variant="outline">
          Charges and payments
        </LinkButton>
        {payable > 0 && (
          <LinkButton to="/payrent" search={{ id }}>
            Pay rent
          </LinkButton>
        )}
      </Row>
    </Row>
  );
}
