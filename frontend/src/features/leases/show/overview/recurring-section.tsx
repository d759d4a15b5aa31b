import type { RecurringCharge } from '../../../../../../shared/contract/recurring';
import { displayDollars } from '../../../../../../shared/domain/money';
import { nextCents, recurringName, repeatNote } from '../../../../domain-ui/ledger/recurring-words';
import { Row, Stack } from '../../../../ui/layout/layout';
import { ListLabel } from '../../../../ui/layout/list-label';
import { Section } from '../../../../ui/layout/section';
import { LinkButton } from '../../../../ui/primitives/link-button';
import { Amount } from '../../../../ui/primitives/text';

type Props = { leaseId: string; recurring: readonly RecurringCharge[] };

/** What the lease is charged again and again beside its rent, as far as it goes on. */
export function RecurringSection({ leaseId: id, recurring }: Props) {
  const running = recurring.filter(({ next_month }) => next_month !== undefined);
  if (running.length === 0) return null;
  return (
    <Section
      title="Recurring charges"
      action={
        <LinkButton to="/ledgesData" search={{ id }} variant="outline" size="sm">
          Ledger
        </LinkButton>
      }
    >
      <Stack gap="3">
        {running.map((one) => (
          <Row key={one.recurring_id} spread>
            <ListLabel name={recurringName(one)} note={repeatNote(one)} />
            <Amount>{displayDollars(nextCents(one))}</Amount>
          </Row>
        ))}
      </Stack>
    </Section>
  );
}
