import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ExistingOwner } from '../../../../../shared/contract/owners';
import { messages } from '../../../../../shared/domain/messages';
import { isInList } from '../../../../../shared/domain/owners';
import { Button } from '../../../ui/button';
import { CursorPager } from '../../../ui/cursor-pager';
import { drawings } from '../../../ui/drawings';
import { EmptyState } from '../../../ui/empty-state';
import { Failed } from '../../../ui/failed';
import { NoMatch } from '../../../ui/no-match';
import { SearchBox } from '../../../ui/search-box';
import { SkeletonList } from '../../../ui/skeleton-list';
import { existingOwnersQuery } from '../queries';
import { existingAsOwner, type OwnerValues, ownerName } from './owner-values';

type Props = {
  owners: readonly OwnerValues[];
  adminId: string;
  share: string;
  onAdd: (owner: OwnerValues) => void;
};

/** The organization's owners, three at a time, searched and paged by the server (PRP-06, ROL-02, ROL-03). */
export function ExistingOwnerPicker({ owners, adminId, share, onAdd }: Props) {
  const [search, setSearch] = useState('');
  /** The cursors that led here; the last is where this page starts. */
  const [trail, setTrail] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<string>();
  const page = useQuery(existingOwnersQuery({ adminId, search, after: trail.at(-1) }));
  const look = (text: string) => {
    setSearch(text);
    setTrail([]);
  };
  const pick = (owner: ExistingOwner) => {
    if (owners.some(({ userId }) => userId === owner.id) || isInList(owner.email, owners))
      setRefused(owner.id);
    else onAdd(existingAsOwner(owner, share));
  };
  if (page.isPending) return <SkeletonList rows={3} picture={false} />;
  if (page.isError) return <Failed error={page.error} onRetry={() => void page.refetch()} />;
  const { rentalOwners, next } = page.data;
  if (rentalOwners.length === 0 && search === '' && trail.length === 0)
    return (
      <EmptyState
        title={messages.noOwners}
        text="Add the first one as a new owner."
        drawing={drawings.people}
      />
    );
  return (
    <chakra.div display="grid" gap="3">
      <SearchBox label="Search name or email" maxW="full" value={search} onSearch={look} />
      <chakra.div
        borderWidth="1px"
        borderColor="border"
        borderRadius="control"
        aria-busy={page.isPlaceholderData}
      >
        {rentalOwners.length === 0 && <NoMatch what="an owner" onClear={() => look('')} />}
        <chakra.ul m="0" p="0" listStyleType="none">
          {rentalOwners.map((owner, index) => (
            <chakra.li
              key={owner.id}
              px="4"
              py="3"
              borderTopWidth={index === 0 ? '0' : '1px'}
              borderColor="border"
            >
              <Choice owner={owner} refused={refused === owner.id} onPick={() => pick(owner)} />
            </chakra.li>
          ))}
        </chakra.ul>
        {(next || trail.length > 0) && (
          <CursorPager
            onPrevious={trail.length > 0 ? () => setTrail(trail.slice(0, -1)) : undefined}
            onNext={next ? () => setTrail([...trail, next]) : undefined}
          />
        )}
      </chakra.div>
    </chakra.div>
  );
}

function Choice({ owner, refused, onPick }: { owner: ExistingOwner; refused: boolean; onPick: () => void }) {
  const called = ownerName(existingAsOwner(owner, ''));
  return (
    <chakra.div display="flex" alignItems="center" gap="3">
      <chakra.div flex="1" minW="0">
        <chakra.p m="0" fontWeight="medium" truncate dir="auto">
          {called}
        </chakra.p>
        <chakra.p m="0" fontSize="xs" color="muted" truncate dir="ltr" textAlign="start">
          {owner.email}
        </chakra.p>
        {owner.property_title && (
          <chakra.p m="0" fontSize="xs" color="muted" truncate dir="auto">
            {owner.property_title}
          </chakra.p>
        )}
        {refused && (
          <chakra.p role="alert" m="0" mt="1" fontSize="xs" fontWeight="medium" color="danger" dir="auto">
            {messages.ownerAddressInList}
          </chakra.p>
        )}
      </chakra.div>
      <Button size="sm" variant="outline" aria-label={`Add ${called}`} onClick={onPick}>
        Add
      </Button>
    </chakra.div>
  );
}
