import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ExistingOwner } from '../../../../../shared/contract/owners';
import { messages } from '../../../../../shared/domain/messages';
import { CursorPager } from '../../../ui/cursor-pager';
import { drawings } from '../../../ui/drawings';
import { EmptyState } from '../../../ui/empty-state';
import { Failed } from '../../../ui/failed';
import { NoMatch } from '../../../ui/no-match';
import { SearchBox } from '../../../ui/search-box';
import { SkeletonList } from '../../../ui/skeleton-list';
import { existingOwnersQuery } from '../queries';
import { existingAsOwner, ownerName } from './owner-values';

type Props = {
  adminId: string;
  /** What to do while there are no owners. */
  emptyText: string;
  /** A note below an owner's address. */
  noteOf?: (owner: ExistingOwner) => ReactNode;
  /** The button that chooses an owner; `called` is the owner's name. */
  actionOf: (owner: ExistingOwner, called: string) => ReactNode;
};

/** The organization's owners, three at a time, searched and paged by the server (PRP-06, ROL-02, ROL-03). */
export function OwnerPicker({ adminId, emptyText, noteOf, actionOf }: Props) {
  const [search, setSearch] = useState('');
  /** The cursors that led here; the last is where this page starts. */
  const [trail, setTrail] = useState<readonly string[]>([]);
  const page = useQuery(existingOwnersQuery({ adminId, search, after: trail.at(-1) }));
  const look = (text: string) => {
    setSearch(text);
    setTrail([]);
  };
  if (page.isPending) return <SkeletonList rows={3} picture={false} />;
  if (page.isError) return <Failed error={page.error} onRetry={() => void page.refetch()} />;
  const { rentalOwners, next } = page.data;
  if (rentalOwners.length === 0 && search === '' && trail.length === 0)
    return <EmptyState title={messages.noOwners} text={emptyText} drawing={drawings.people} />;
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
          {rentalOwners.map((owner) => (
            <OwnerLine key={owner.id} owner={owner} note={noteOf?.(owner)} actionOf={actionOf} />
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

type Line = { owner: ExistingOwner; note: ReactNode } & Pick<Props, 'actionOf'>;

function OwnerLine({ owner, note, actionOf }: Line) {
  const called = ownerName(existingAsOwner(owner, ''));
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="3"
      px="4"
      py="3"
      borderTopWidth="1px"
      borderColor="border"
      _first={{ borderTopWidth: '0' }}
    >
      <chakra.div flex="1" minW="0">
        <chakra.p m="0" fontWeight="medium" truncate>
          <bdi>{called}</bdi>
        </chakra.p>
        <chakra.p m="0" fontSize="xs" color="muted" truncate>
          <bdi>{owner.email}</bdi>
        </chakra.p>
        {owner.property_title && (
          <chakra.p m="0" fontSize="xs" color="muted" truncate>
            <bdi>{owner.property_title}</bdi>
          </chakra.p>
        )}
        {note}
      </chakra.div>
      {actionOf(owner, called)}
    </chakra.li>
  );
}
