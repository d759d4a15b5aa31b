import { chakra } from '@chakra-ui/react';
import { Section } from '../../../ui/layout/section';
import { AddOwnerButton } from './add-owner-button';
import { ownerChoices } from './owner-choices';
import type { Owning } from './owner-values';
import { OwnersHidden } from './owners-hidden';
import { OwnershipChoice } from './ownership-choice';
import { Shares } from './shares-list';
import { useOwners } from './use-owners';

/** Who owns the property and how much of it (PRP-06, PRP-11, PRP-12, ROL-02 to ROL-05). */
export function OwnersSection({ person }: { person: Owning }) {
  const { owners, put } = useOwners();
  const { choosesOwnership, mayAdd } = ownerChoices(person);
  const isSelf = choosesOwnership && owners.some(({ userId }) => userId === person.self.userId);
  return (
    <Section
      id="owners"
      title="Rental owners"
      lead="Who the rent belongs to. The shares total 100%."
      action={!isSelf && <AddOwnerButton person={person} />}
    >
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        {choosesOwnership && (
          <OwnershipChoice self={person.self} mayAdd={mayAdd} owners={owners} onOwners={put} />
        )}
        {person.owners === 'none' ? <OwnersHidden /> : <Shares />}
      </chakra.div>
    </Section>
  );
}
