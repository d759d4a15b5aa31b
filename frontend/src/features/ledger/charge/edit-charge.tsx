import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '../../../../../shared/contract/endpoint';
import type { ledger } from '../../../../../shared/contract/ledger';
import { kindNames } from '../../../../../shared/domain/ledger/kind-names';
import { displayDollars } from '../../../../../shared/domain/money';
import { api } from '../../../api/client';
import { PageForm } from '../../../forms/page-form';
import { centsOf, typedOf } from '../../../forms/typed-cents';
import { useAppForm } from '../../../forms/use-app-form';
import { toast } from '../../../ui/feedback/toast';
import { Stack } from '../../../ui/layout/layout';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { Muted } from '../../../ui/primitives/text';
import { chargeQuery, ledgerChanged } from '../queries';
import { ReasonField } from '../show/line-dialog';
import { WaitingLedger } from '../show/waiting-ledger';
import { ChargeFields, type ChargeValues, chargeProblems } from './charge-fields';

type Charge = AnswerOf<typeof ledger.getCharge>['data'];
type Props = { leaseId: string; entryId: string; onDone: () => void };

/** /edit-charge: the charge is reversed and claimed anew (D2). */
export function EditCharge({ leaseId, entryId, onDone }: Props) {
  const read = useQuery(chargeQuery(leaseId, entryId));
  if (!read.data) return <WaitingLedger read={read} title="Change charge" width="form" />;
  return <Whole charge={read.data} onDone={onDone} />;
}

const whatIs = ({ kind, cents, open, unit_number, property_title }: Charge): string =>
  `${kindNames[kind]} of ${displayDollars(cents)}, ${displayDollars(open)} of it open. Unit ${unit_number}, ${property_title}.`;

function Whole({ charge, onDone }: { charge: Charge; onDone: () => void }) {
  const { lease_id, entry_id, label, cents, due } = charge;
  const client = useQueryClient();
  const form = useAppForm<ChargeValues & { reason: string }>({
    values: { label, cents: typedOf(cents), due_on: due, reason: '' },
    problems: chargeProblems,
    submit: (typed, { idempotencyKey }) => {
      const text = { label: typed.label.trim(), reason: typed.reason.trim() };
      const body = { lease_id, entry_id, due_on: typed.due_on, cents: centsOf(typed.cents), ...text };
      return api.ledger.editCharge({ body }, { idempotencyKey });
    },
    onSaved: async () => {
      toast({ title: 'Charge updated. The original is shown as reversed.' });
      await ledgerChanged(client);
    },
    onDone,
  });
  const back = { to: '/ledgesData', search: { id: lease_id } } as const;
  return (
    <Page title="Change charge" lead={whatIs(charge)} back={{ ...back, label: 'Ledger' }} width="form">
      {charge.may.change ? (
        <PageForm form={form} submit="Change charge" cancel={back}>
          <Section>
            <Stack gap="5">
              <Muted>
                Ledger entries are never overwritten: the charge is reversed and a new one replaces it.
                Payments applied to it move to the new charge; a waiver does not.
              </Muted>
              <ChargeFields />
              <ReasonField />
            </Stack>
          </Section>
        </PageForm>
      ) : (
        <Section>
          <Muted>
            {charge.is_reversed
              ? 'This charge was already reversed, so it cannot be changed.'
              : 'You don’t have permission to do this.'}
          </Muted>
        </Section>
      )}
    </Page>
  );
}
