import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { UnitDetails } from '../../../../../shared/contract/units';
import { messages } from '../../../../../shared/domain/messages';
import { typedNumbers } from '../../../../../shared/domain/typed-numbers';
import { api } from '../../../api/client';
import { FormButtons, ShortForm } from '../../../forms/short-form';
import { useAppForm } from '../../../forms/use-app-form';
import { today } from '../../../ui/data/instant';
import { Failed } from '../../../ui/feedback/failed';
import { Modal } from '../../../ui/feedback/modal';
import { toast } from '../../../ui/feedback/toast';
import { DateField } from '../../../ui/fields/date-field';
import { NumberField } from '../../../ui/fields/number-field';
import { Grow, Row } from '../../../ui/layout/layout';
import { Muted } from '../../../ui/primitives/text';
import {
  oneUnitFormProblems,
  type UnitFormValues,
  unitFormOf,
  unitNameOf,
  unitOf,
} from '../form/unit-form-values';
import { unitMerge } from '../form/unit-merge';
import { portfolioKey, unitQuery } from '../queries';

type Props = { unitId: string; onClose: () => void };

/** Edits a unit's rent and availability. Reads the whole unit, because the call replaces it. */
export default function QuickEdit({ unitId, onClose }: Props) {
  const read = useQuery(unitQuery(unitId));
  return (
    <Modal open onClose={onClose} title="Rent and availability" lead={read.data?.unit_number}>
      {read.isPending && <Muted role="status">{messages.loading}</Muted>}
      {read.isError && <Failed error={read.error} onRetry={() => void read.refetch()} />}
      {read.data && <EditForm unit={read.data} onClose={onClose} />}
    </Modal>
  );
}

const field = { flex: '1 1 11rem', maxW: { sm: '14rem' } } as const;

function EditForm({ unit, onClose }: { unit: UnitDetails; onClose: () => void }) {
  const { unit_id: unitId, unit_number, version } = unit;
  const client = useQueryClient();
  const form = useAppForm<UnitFormValues>({
    values: unitFormOf(unit),
    version,
    problems: oneUnitFormProblems,
    submit: async (values, sending) => {
      const body = { version: sending.version, unit: unitOf(values), localDate: today() };
      await api.units.updateUnit({ params: { unitId }, body });
      await client.invalidateQueries({ queryKey: portfolioKey });
    },
    onSaved: () => toast({ title: `Unit ${unit_number} saved` }),
    onDone: onClose,
    refused: ({ status }) => (status === 404 ? 'This unit was deleted in the meantime.' : undefined),
    nameOf: unitNameOf,
    merge: {
      what: 'this unit',
      fields: unitMerge,
      read: async () => {
        const fresh = await client.fetchQuery({ ...unitQuery(unitId), staleTime: 0 });
        return { version: fresh.version, values: unitFormOf(fresh) };
      },
    },
  });
  const { is_availability_date: earliest } = unit;
  const day = today();
  return (
    <ShortForm form={form} aria-label={`Rent and availability of ${unit_number}`} gap="4">
      <Row gap="4" alignItems="flex-start">
        <Grow {...field}>
          <NumberField
            label="Monthly rent in USD"
            typed={typedNumbers.rent}
            autoFocus
            {...form.field('units.0.monthlyRent')}
          />
        </Grow>
        <Grow {...field}>
          <DateField
            label="Available from"
            required
            min={earliest !== '' && earliest < day ? earliest : day}
            {...form.field('units.0.availableDate')}
          />
        </Grow>
      </Row>
      <Row gap="2">
        <FormButtons form={form} submit="Save" onCancel={onClose} />
      </Row>
    </ShortForm>
  );
}
