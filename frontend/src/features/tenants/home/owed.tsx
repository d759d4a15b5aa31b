import type { MyShare } from '../../../../../shared/contract/rent-shares';
import type { HomeLease } from '../../../../../shared/contract/tenants';
import { paidByWords } from '../../../../../shared/domain/ledger/rent/paid-by-words';
import { displayDollars } from '../../../../../shared/domain/money';
import { useLooksOnly } from '../../../api/session';
import { nextPart } from '../../../domain-ui/ledger/plan-words';
import { Row, Stack } from '../../../ui/layout/layout';
import { LinkButton } from '../../../ui/primitives/link-button';
import { Amount, Muted } from '../../../ui/primitives/text';

type Lease = { lease: HomeLease };

/** What the tenants of a lease owe now, and where it comes from. */
export function Owed({ lease }: Lease) {
  const { money, status } = lease;
  const isAgreed = status !== 'sent' && status !== 'partly-signed';
  if (!money || (!isAgreed && money.balance === 0)) return null;
  const { balance, past_due, pending, share, plan } = money;
  return (
    <Row spread>
      <Row gap={{ base: '4', sm: '8' }} alignItems="flex-start">
        <Stack gap="0">
          <Muted small>
            {balance < 0 ? 'Your credit' : share ? 'Balance of all tenants' : 'Balance due'}
          </Muted>
          <Sum cents={Math.abs(balance)} />
          {pending > 0 && <Note text={`${displayDollars(pending)} is on its way`} />}
          {past_due > 0 && <Note text={`${displayDollars(past_due)} of it is past due`} />}
          {plan && plan.state !== 'done' && <Note text={`Payment plan: ${nextPart(plan)}`} />}
        </Stack>
        {share && <Share share={share} />}
      </Row>
      <Links lease={lease} />
    </Row>
  );
}

const Sum = ({ cents }: { cents: number }) => (
  <Amount fontSize="min(1.75rem, 12vw)" fontWeight="semibold" alignSelf="flex-start">
    {displayDollars(cents)}
  </Amount>
);

const Note = ({ text }: { text: string }) => (
  <Muted small>
    <bdi>{text}</bdi>
  </Muted>
);

/** One of several tenants: everyone owes all of it, so the part is a view (D26). */
function Share({ share: { rent, mine, left, paid, coming } }: { share: MyShare }) {
  return (
    <Stack gap="0">
      <Muted small>Left of your share</Muted>
      <Sum cents={left} />
      <Note text={`Your share of the rent: ${displayDollars(mine)} of ${displayDollars(rent)}`} />
      {paid.length > 0 && <Note text={`Paid this month: ${paidByWords(paid)}`} />}
      {coming.length > 0 && <Note text={`Pending: ${paidByWords(coming)}`} />}
      <Muted small>All tenants are responsible for the whole balance.</Muted>
    </Stack>
  );
}

function Links({ lease: { lease_id: id, money } }: Lease) {
  const looksOnly = useLooksOnly();
  return (
    <Row>
      {!looksOnly && (money?.payable ?? 0) > 0 && (
        <LinkButton to="/payrent" search={{ id }}>
          Pay rent
        </LinkButton>
      )}
      <LinkButton to="/ledgesData" search={{ id }} variant="outline">
        Charges and payments
      </LinkButton>
    </Row>
  );
}
