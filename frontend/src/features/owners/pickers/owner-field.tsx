import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import type { ExistingOwner } from '../../../../../shared/contract/owners';
import { messages } from '../../../../../shared/domain/messages';
import { Button } from '../../../ui/button';
import { Failed } from '../../../ui/failed';
import { FieldError } from '../../../ui/fields/field';
import { SearchBox } from '../../../ui/search-box';
import { SkeletonList } from '../../../ui/skeleton-list';
import { existingOwnersQuery } from '../queries';
import { existingAsOwner, ownerName } from './owner-values';

const nameOf = (owner: ExistingOwner): string => ownerName(existingAsOwner(owner, ''));

/** Which rental owner an invited person is: found by name or mail. One with an account cannot be invited again. */
export function OwnerField({
  id,
  adminId,
  value,
  onOwner,
  error,
}: {
  id: string;
  adminId: string;
  value: string;
  onOwner: (owner: ExistingOwner) => void;
  error?: string;
}) {
  const [search, setSearch] = useState('');
  const found = useQuery(existingOwnersQuery({ adminId, search }));
  const owners = found.data?.rentalOwners;
  return (
    <chakra.div id={id} tabIndex={-1} display="grid" gap="2" role="group" aria-label="Rental owner">
      <chakra.p m="0" fontSize="sm" fontWeight="medium">
        Which rental owner is this person?
      </chakra.p>
      <SearchBox label="Search rental owners" maxW="full" value={search} onSearch={setSearch} />
      <chakra.div borderWidth="1px" borderColor="border" borderRadius="control">
        {found.isPending && <SkeletonList rows={3} picture={false} />}
        {found.isError && <Failed error={found.error} onRetry={() => void found.refetch()} />}
        {owners?.length === 0 && (
          <chakra.p m="0" p="4" color="muted" fontSize="sm">
            {messages.noOwners}
          </chakra.p>
        )}
        {owners?.map((owner) => (
          <chakra.div
            key={owner.id}
            display="flex"
            alignItems="center"
            gap="3"
            px="4"
            py="2.5"
            borderTopWidth="1px"
            borderColor="border"
            _first={{ borderTopWidth: '0' }}
          >
            <chakra.span flex="1" minW="0">
              <chakra.span display="block" fontSize="sm" fontWeight="medium" truncate>
                <bdi>{nameOf(owner)}</bdi>
              </chakra.span>
              <chakra.span display="block" fontSize="xs" color="muted" truncate>
                <bdi dir="ltr">{owner.email}</bdi>
              </chakra.span>
            </chakra.span>
            {owner.user_role_id !== '' ? (
              <chakra.span fontSize="xs" color="muted">
                Has an account
              </chakra.span>
            ) : (
              <Button
                size="sm"
                variant={value === owner.id ? 'subtle' : 'outline'}
                aria-pressed={value === owner.id}
                aria-label={`Choose ${nameOf(owner)}`}
                onClick={() => onOwner(owner)}
              >
                {value === owner.id && <Check aria-hidden="true" />}
                {value === owner.id ? 'Chosen' : 'Choose'}
              </Button>
            )}
          </chakra.div>
        ))}
      </chakra.div>
      <FieldError id="owner-problem">{error}</FieldError>
    </chakra.div>
  );
}
