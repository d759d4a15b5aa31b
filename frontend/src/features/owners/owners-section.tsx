import { chakra } from '@chakra-ui/react';
import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { messages } from '../../../../shared/domain/messages';
import type { RoleLabel } from '../../../../shared/domain/roles';
import { Button } from '../../ui/button';
import { FieldError } from '../../ui/fields/field';
import { say } from '../../ui/say';
import { Section } from '../../ui/section';
import { toast } from '../../ui/toast';
import { ownerChoices } from './owner-choices';
import { type OwnerValues, ownerName, type Self } from './owner-values';
import { OwnershipChoice } from './ownership-choice';
import { startingShare, withShare } from './shares';
import { Shares } from './shares-list';

const AddOwnerDialog = lazy(() => import('./add-owner-dialog'));

export type OwnersSectionProps = {
  owners: readonly OwnerValues[];
  onOwners: (owners: OwnerValues[]) => void;
  /** The list's own sentence, and one for an entry by its place. */
  error: string | undefined;
  errorAt: (index: number) => string | undefined;
  person: {
    readonly self: Self;
    readonly roleLabel: RoleLabel;
    readonly planId: number;
    readonly adminId: string;
  };
};

/** Who owns the property, and how much of it (PRP-06, PRP-11, PRP-12, ROL-02 to ROL-05). */
export function OwnersSection({ owners, onOwners, error, errorAt, person }: OwnersSectionProps) {
  const choices = ownerChoices(person);
  const [adding, setAdding] = useState(false);
  const othersOnly = choices.choosesOwnership && owners.some(({ userId }) => userId === person.self.userId);
  const change = (index: number, typed: string) => {
    const next = withShare(owners, index, typed);
    if (next) onOwners(next);
    else void say.alert(messages.percentageExceeded);
  };
  const remove = (index: number) => {
    const before = [...owners];
    onOwners(owners.filter((_, at) => at !== index));
    const gone = before[index];
    if (gone) toast({ title: `${ownerName(gone)} removed`, kind: 'info', undo: () => onOwners(before) });
  };
  return (
    <Section
      id="owners"
      title="Rental owners"
      lead="Who the rent belongs to. The shares total 100 %."
      action={
        choices.mayAdd &&
        !othersOnly && (
          <Button id="rentalOwners.root" variant="outline" size="sm" onClick={() => setAdding(true)}>
            <UserPlus aria-hidden="true" />
            Add Rental Owner
          </Button>
        )
      }
    >
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        {choices.choosesOwnership && (
          <OwnershipChoice self={person.self} mayAdd={choices.mayAdd} owners={owners} onOwners={onOwners} />
        )}
        <Shares owners={owners} onShare={change} onOwners={onOwners} onRemove={remove} errorAt={errorAt} />
        <FieldError id="rentalOwners-error">{error}</FieldError>
      </chakra.div>
      {adding && (
        <Suspense fallback={null}>
          <AddOwnerDialog
            owners={owners}
            adminId={person.adminId}
            mayPickExisting={choices.mayPickExisting}
            share={startingShare(owners)}
            onAdd={(owner) => {
              onOwners([...owners, owner]);
              setAdding(false);
            }}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
    </Section>
  );
}
