import { chakra } from '@chakra-ui/react';
import { Building2, Landmark, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OwnerRead } from '../../../../../shared/contract/properties';
import { messages } from '../../../../../shared/domain/messages';
import { drawings } from '../../../ui/drawings';
import { EmptyState } from '../../../ui/empty-state';
import { LinkButton } from '../../../ui/link-button';
import { RoundSign } from '../../../ui/round-sign';
import { Section } from '../../../ui/section';
import { ownerName } from './owner-name';

type Bank = { readonly propertyId: string; readonly mayAdd: boolean };

type Props = {
  owners: readonly OwnerRead[];
  bank: Bank;
  /** Change shares, for who may. */
  change: ReactNode;
  /** Since when the shares count, and what counted before. */
  history: ReactNode;
};

/** Who owns the property, with the shares (PRP-24, PRP-27). */
export function OwnerList({ owners, bank, change, history }: Props) {
  if (owners.length === 0)
    return (
      <Section title="Rental owners" flush>
        <EmptyState title={messages.noOwners} drawing={drawings.people} action={change} />
      </Section>
    );
  return (
    <Section title="Rental owners" action={change}>
      <chakra.ul m="0" p="0" listStyleType="none" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        {owners.map((owner, index) => (
          <Owner key={owner.rental_user_owner_id} owner={owner}>
            {index === 0 && <BankButton owner={owner} bank={bank} />}
          </Owner>
        ))}
      </chakra.ul>
      {history}
    </Section>
  );
}

/** The first owner's alone (ROL-08). */
function BankButton({ owner, bank }: { owner: OwnerRead; bank: Bank }) {
  if (owner.bank_hidden) return null;
  const ready = owner.rent_owner_bankinfo === 1;
  if (!ready && !bank.mayAdd) return null;
  return (
    <LinkButton
      to={ready ? '/ownerBankInfo' : '/onbordingOwner'}
      search={{ id: bank.propertyId, owner: owner.rental_user_owner_id }}
      variant="outline"
      size="sm"
    >
      <Landmark aria-hidden="true" />
      {ready ? messages.viewBank : messages.addBank}
    </LinkButton>
  );
}

function Owner({ owner, children }: { owner: OwnerRead; children: ReactNode }) {
  const Icon = owner.rent_owner_companyname ? Building2 : UserRound;
  return (
    <chakra.li display="flex" flexWrap="wrap" alignItems="center" gap="3">
      <RoundSign icon={Icon} />
      <chakra.span flex="1" minW="0">
        <chakra.span display="block" fontWeight="medium" overflowWrap="anywhere">
          <bdi>{ownerName(owner)}</bdi>
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
      {children && (
        <chakra.span flex="1 1 100%" ps="12">
          {children}
        </chakra.span>
      )}
    </chakra.li>
  );
}
