import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { PropertyRead } from '../../../../../shared/contract/properties';
import { displayDate } from '../../../../../shared/domain/dates';
import { ownersProblems } from '../../../../../shared/domain/portfolio/owners';
import { api } from '../../../api/client';
import type { AppForm } from '../../../forms/app-form';
import type { MergeField } from '../../../forms/merge';
import { FormButtons, ShortForm } from '../../../forms/short-form';
import { useAppForm } from '../../../forms/use-app-form';
import { useFormField } from '../../../forms/use-field';
import { today } from '../../../ui/data/instant';
import { Modal } from '../../../ui/feedback/modal';
import { toast } from '../../../ui/feedback/toast';
import { DateField } from '../../../ui/fields/date-field';
import { AddOwnerButton } from '../../owners/pickers/add-owner-button';
import { ownerChoices } from '../../owners/pickers/owner-choices';
import { type OwnerValues, type Owning, ownerName, toOwnerForm } from '../../owners/pickers/owner-values';
import { ownersOf } from '../../owners/pickers/owners-of';
import { startingShare } from '../../owners/pickers/shares';
import { Shares } from '../../owners/pickers/shares-list';
import { portfolioKey } from '../../units/queries';
import { readAgain, shareHistoryQuery } from '../queries';
import { sortedSets } from './share-sets';

const AddOwner = lazy(() => import('../../owners/pickers/add-owner'));

type Props = { property: PropertyRead; person: Owning; onClose: () => void };

type SharesValues = { effective_from: string; rentalOwners: OwnerValues[] };

const valuesOf = (property: PropertyRead): SharesValues => ({
  effective_from: today(),
  rentalOwners: ownersOf(property.rental_owners),
});

const sharesText = ({ rentalOwners }: SharesValues): string =>
  rentalOwners.map((owner) => `${ownerName(owner)} ${owner.percentage}%`).join(', ');

const merged: readonly MergeField<SharesValues>[] = [
  {
    name: 'rentalOwners',
    label: 'Shares',
    key: sharesText,
    words: sharesText,
    take: (into, { rentalOwners }) => ({ ...into, rentalOwners }),
  },
];

/** Sets new shares from a given day. The history keeps the old ones. */
export default function ChangeShares({ property, person, onClose }: Props) {
  const { property_id: id, version } = property;
  const client = useQueryClient();
  const form = useAppForm<SharesValues>({
    values: valuesOf(property),
    version,
    problems: ({ rentalOwners }) => ownersProblems(rentalOwners.map(toOwnerForm)),
    submit: async ({ effective_from, rentalOwners }, sending) => {
      const body = {
        version: sending.version,
        effective_from,
        rentalOwners: rentalOwners.map(toOwnerForm),
      };
      await api.properties.changeShares({ params: { id }, body });
      await client.invalidateQueries({ queryKey: portfolioKey });
    },
    onSaved: () => toast({ title: 'Shares changed' }),
    onDone: onClose,
    merge: {
      what: 'this property',
      fields: merged,
      read: async () => {
        const fresh = await readAgain(client, id);
        return { version: fresh.version, values: valuesOf(fresh) };
      },
    },
  });
  const [isAdding, setAdding] = useState(false);
  const back = () => setAdding(false);
  if (isAdding)
    return (
      <Modal open onClose={back} title="Add Rental Owner" lead="You set the shares next.">
        <OwnerStep form={form} person={person} onBack={back} />
      </Modal>
    );
  return (
    <Modal
      open
      onClose={onClose}
      title="Change shares"
      lead="What counted before this day stays in the history."
      footer={<FormButtons form={form} submit="Save shares" onCancel={onClose} />}
    >
      <ShortForm form={form}>
        <FirstDay propertyId={id} />
        <Shares />
        <div>
          <AddOwnerButton person={person} onStep={() => setAdding(true)} />
        </div>
      </ShortForm>
    </Modal>
  );
}

type Step = { form: AppForm<SharesValues>; person: Owning; onBack: () => void };

/** The form keeps what the person typed meanwhile. */
function OwnerStep({ form, person, onBack }: Step) {
  const { mayPickExisting, mayAddNew } = ownerChoices(person);
  const owners = form.getValues('rentalOwners');
  const add = (owner: OwnerValues) => {
    form.setValue('rentalOwners', [...owners, owner], { shouldDirty: true });
    onBack();
  };
  return (
    <Suspense fallback={null}>
      <AddOwner
        owners={owners}
        adminId={person.adminId}
        mayPickExisting={mayPickExisting}
        mayAddNew={mayAddNew}
        share={startingShare(owners)}
        onAdd={add}
        onClose={onBack}
      />
    </Suspense>
  );
}

/** The first day of the new shares. The hint names the later changes they replace. */
function FirstDay({ propertyId }: { propertyId: string }) {
  const history = useQuery(shareHistoryQuery(propertyId));
  const from = useWatch<SharesValues, 'effective_from'>({ name: 'effective_from' });
  const days = sortedSets(history.data ?? [], today())
    .coming.filter((set) => set.effective_from >= from)
    .map((set) => displayDate(set.effective_from));
  return (
    <DateField
      label="Shares count from"
      required
      hint={
        days.length > 0 &&
        `Replaces the ${days.length > 1 ? 'changes' : 'change'} from ${days.join(' and ')}.`
      }
      {...useFormField('effective_from')}
    />
  );
}
