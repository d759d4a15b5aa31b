import { chakra } from '@chakra-ui/react';
import { Building2, UserRound } from 'lucide-react';
import type { OwnerRead } from '../../../../../shared/contract/properties';
import { messages } from '../../../../../shared/domain/messages';
import { drawings } from '../../../ui/drawings';
import { EmptyState } from '../../../ui/empty-state';
import { RoundSign } from '../../../ui/round-sign';
import { Section } from '../../../ui/section';

const nameOf = (owner: OwnerRead): string =>
  owner.rent_owner_companyname ||
  `${owner.rental_owner_first_name} ${owner.rental_owner_last_name}`.trim() ||
  owner.rent_owner_email;

/** Who owns the property, with the shares (PRP-24, PRP-27). */
export function OwnerList({ owners }: { owners: readonly OwnerRead[] }) {
  if (owners.length === 0)
    return (
      <Section title="Rental owners" flush>
        <EmptyState title={messages.noOwners} drawing={drawings.people} />
      </Section>
    );
  return (
    <Section title="Rental owners">
      <chakra.ul m="0" p="0" listStyleType="none" display="grid" gap="4">
        {owners.map((owner) => (
          <Owner key={owner.rental_user_owner_id} owner={owner} />
        ))}
      </chakra.ul>
    </Section>
  );
}

function Owner({ owner }: { owner: OwnerRead }) {
  const Icon = owner.rent_owner_companyname ? Building2 : UserRound;
  return (
    <chakra.li display="flex" alignItems="center" gap="3">
      <RoundSign icon={Icon} />
      <chakra.span flex="1" minW="0">
        <chakra.span display="block" fontWeight="medium" overflowWrap="anywhere">
          <bdi>{nameOf(owner)}</bdi>
        </chakra.span>
        {owner.rent_owner_email && (
          <chakra.a
            href={`mailto:${owner.rent_owner_email}`}
            display="block"
            fontSize="xs"
            color="muted"
            truncate
          >
            <bdi>{owner.rent_owner_email}</bdi>
          </chakra.a>
        )}
      </chakra.span>
      <chakra.span fontWeight="semibold" fontVariantNumeric="tabular-nums" dir="ltr">
        {owner.rent_owner_percentage} %
      </chakra.span>
    </chakra.li>
  );
}
