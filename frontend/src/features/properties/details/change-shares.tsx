import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import type { PropertyRead } from '../../../../../shared/contract/properties';
import { displayDate } from '../../../../../shared/domain/dates';
import { ownersProblems } from '../../../../../shared/domain/owners';
import { toFields } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { now } from '../../../api/clock';
import { ApiRefusal } from '../../../api/refusal';
import { report } from '../../../api/report';
import { Button } from '../../../ui/button';
import { DateField } from '../../../ui/fields/date-field';
import { FormStatus } from '../../../ui/form-status';
import { Grow, Stack } from '../../../ui/layout';
import { Modal } from '../../../ui/modal';
import { toast } from '../../../ui/toast';
import type { OwnersSlot } from '../add/owners-field';
import { type OwnerValues, shareOf, today } from '../form/property-values';
import { propertiesKey, shareHistoryQuery } from '../queries';
import { ownersOf } from './owners-of';
import { type ShareSet, sortedSets } from './share-sets';

type Props = {
  property: PropertyRead;
  /** The owners' feature's list of shares, given by the route. */
  Owners: ComponentType<OwnersSlot>;
  onClose: () => void;
};

const wire = (owners: readonly OwnerValues[]) =>
  owners.map((owner) => ({ ...owner, percentage: shareOf(owner.percentage) }));

/** Who owns how much from a day on; what counted before stays in the history. */
export default function ChangeShares({ property, Owners, onClose }: Props) {
  const client = useQueryClient();
  const [owners, setOwners] = useState(() => ownersOf(property.rental_owners));
  const [from, setFrom] = useState(() => today(now()));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [said, setSaid] = useState('');
  const history = useQuery(shareHistoryQuery(property.property_id));
  const { coming } = sortedSets(history.data ?? [], today(now()));
  const givingWay = coming.filter((set) => set.effective_from >= from);
  const [saving, setSaving] = useState(false);
  const change = (next: OwnerValues[]) => {
    setOwners(next);
    setErrors({});
  };
  const refused = (cause: unknown) => {
    if (cause instanceof ApiRefusal && Object.keys(cause.fields).length > 0) return setErrors(cause.fields);
    if (!(cause instanceof ApiRefusal) || cause.status >= 500) report('The shares were not changed', cause);
    if (cause instanceof ApiRefusal && cause.code === 'changed-meanwhile')
      void client.invalidateQueries({ queryKey: propertiesKey });
    setSaid(cause instanceof ApiRefusal && cause.status < 500 ? cause.message : 'Not saved. Try again.');
  };
  const save = async () => {
    const problems = toFields(ownersProblems(wire(owners)));
    setErrors(problems);
    setSaid('');
    if (Object.keys(problems).length > 0 || saving) return;
    setSaving(true);
    try {
      const body = { version: property.version, effective_from: from, rentalOwners: wire(owners) };
      await api.properties.changeShares({ params: { id: property.property_id }, body });
      await client.invalidateQueries({ queryKey: propertiesKey });
      toast({ title: 'Shares changed' });
      onClose();
    } catch (cause) {
      refused(cause);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Modal
      open
      onClose={onClose}
      title="Change shares"
      lead="What counted before this day stays in the history."
      footer={
        <>
          <Grow flex={{ base: '1 1 100%', sm: '1 1 12rem' }}>
            <FormStatus kind="error">{said}</FormStatus>
          </Grow>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button pending={saving} pendingText="Saving" onClick={() => void save()}>
            Save shares
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <DateField
          label="Shares count from"
          required
          id="effective_from"
          value={from}
          onChange={(event) => setFrom(event.target.value)}
          error={errors.effective_from}
          hint={givingWay.length > 0 ? hintOf(givingWay) : undefined}
        />
        <Owners
          owners={owners}
          onOwners={change}
          error={errors.rentalOwners}
          errorAt={(index) => errorAt(errors, index)}
        />
      </Stack>
    </Modal>
  );
}

function hintOf(sets: readonly ShareSet[]): string {
  const days = sets.map((set) => displayDate(set.effective_from)).join(' and ');
  return `Takes the place of the ${sets.length > 1 ? 'changes' : 'change'} from ${days}.`;
}

const errorAt = (errors: Readonly<Record<string, string>>, index: number): string | undefined =>
  Object.entries(errors).find(([name]) => name.startsWith(`rentalOwners.${index}.`))?.[1];
