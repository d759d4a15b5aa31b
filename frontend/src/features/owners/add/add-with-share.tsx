import { useQuery } from '@tanstack/react-query';
import type { PropertyRead } from '../../../../../shared/contract/properties';
import { ownersProblems } from '../../../../../shared/domain/portfolio/owners';
import { api } from '../../../api/client';
import { ShortForm } from '../../../forms/short-form';
import { SubmitButton } from '../../../forms/submit-button';
import { useAppForm } from '../../../forms/use-app-form';
import { useFormField } from '../../../forms/use-field';
import { today } from '../../../ui/data/instant';
import { Failed } from '../../../ui/feedback/failed';
import { Modal } from '../../../ui/feedback/modal';
import { SkeletonList } from '../../../ui/feedback/skeleton-list';
import { DateField } from '../../../ui/fields/date-field';
import { Button } from '../../../ui/primitives/button';
import { type OwnerValues, ownerName, toOwnerForm } from '../pickers/owner-values';
import { ownersOf } from '../pickers/owners-of';
import { startingShare } from '../pickers/shares';
import { Shares } from '../pickers/shares-list';
import { ownersKey } from '../queries';
import { type AddValues, asOwner } from './add-values';

type Props = { typed: AddValues; onSaved: (name: string) => Promise<void>; onBack: () => void };

/** The shares of the property with the new owner among them: they total 100 % (PRP-12). */
export function AddWithShare({ typed, onSaved, onBack }: Props) {
  const { property: id } = typed;
  const { data, isError, error, refetch } = useQuery({
    queryKey: [...ownersKey, 'property-shares', id],
    queryFn: async ({ signal }) =>
      (await api.properties.getProperty({ params: { id } }, { signal })).data[0] ?? null,
    staleTime: 0,
    gcTime: 0,
  });
  if (data) return <SharesForm property={data} typed={typed} onSaved={onSaved} onBack={onBack} />;
  return (
    <Modal open onClose={onBack} title="Set the shares">
      {isError ? <Failed error={error} onRetry={() => void refetch()} /> : <SkeletonList rows={2} />}
    </Modal>
  );
}

type SharesValues = { effective_from: string; rentalOwners: OwnerValues[] };

function SharesForm({ property, typed, onSaved, onBack }: Props & { property: PropertyRead }) {
  const { property_id: id, property_title: title, version, rental_owners } = property;
  const others = ownersOf(rental_owners);
  const form = useAppForm<SharesValues>({
    values: {
      effective_from: today(),
      rentalOwners: [...others, asOwner(typed, startingShare(others))],
    },
    version,
    problems: ({ rentalOwners }) => ownersProblems(rentalOwners.map(toOwnerForm)),
    submit: ({ effective_from, rentalOwners }, sending) =>
      api.properties.changeShares({
        params: { id },
        body: { version: sending.version, effective_from, rentalOwners: rentalOwners.map(toOwnerForm) },
      }),
    onSaved: () => onSaved(ownerName(typed)),
    asksBeforeLeaving: false,
  });
  return (
    <Modal
      open
      onClose={onBack}
      title={`Shares of ${title}`}
      lead="Give the new owner a share, and lower the others. What counted before this day stays in the history."
      footer={
        <>
          <Button variant="outline" onClick={onBack}>
            Back
          </Button>
          <SubmitButton form={form} pendingText="Saving">
            Add owner
          </SubmitButton>
        </>
      }
    >
      <ShortForm form={form}>
        <FirstDay />
        <Shares />
      </ShortForm>
    </Modal>
  );
}

const FirstDay = () => <DateField label="Shares count from" required {...useFormField('effective_from')} />;
