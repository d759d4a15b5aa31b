import { Building2, Landmark, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OwnerRead } from '../../../../../shared/contract/properties';
import { messages } from '../../../../../shared/domain/messages';
import { nameOf } from '../../../../../shared/domain/names';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Row } from '../../../ui/layout/layout';
import { Indented, ListLabel } from '../../../ui/layout/list-label';
import { PlainList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { drawings } from '../../../ui/primitives/drawings';
import { IconTile } from '../../../ui/primitives/icon-tile';
import { LinkButton } from '../../../ui/primitives/link-button';
import { MailAddress } from '../../../ui/primitives/mail-address';
import { Amount, Strong } from '../../../ui/primitives/text';
import { OwnersHidden } from '../../owners/pickers/owners-hidden';

type Bank = { readonly propertyId: string; readonly mayAdd: boolean };

type Props = {
  owners: readonly OwnerRead[];
  /** Whether the person may see owners at all. */
  maySee: boolean;
  bank: Bank;
  /** The Change shares button, if the person may use it. */
  change: ReactNode;
  /** Since when the shares apply, and the earlier ones. */
  history: ReactNode;
};

/** The property's owners with their shares (PRP-24, PRP-27). */
export function OwnerList({ owners, maySee, bank, change, history }: Props) {
  if (!maySee)
    return (
      <Section title="Rental owners">
        <OwnersHidden />
      </Section>
    );
  if (owners.length === 0)
    return (
      <Section title="Rental owners" flush>
        <EmptyState title={messages.noOwners} drawing={drawings.people} action={change} />
      </Section>
    );
  return (
    <Section title="Rental owners" action={change}>
      <PlainList gap="4">
        {owners.map((owner, index) => (
          <Owner key={owner.rental_user_owner_id} owner={owner}>
            {index === 0 && <BankButton owner={owner} bank={bank} />}
          </Owner>
        ))}
      </PlainList>
      {history}
    </Section>
  );
}

/** Only for the first owner (ROL-08). */
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
  const email = owner.rent_owner_email;
  return (
    <li>
      <Row flexWrap="nowrap">
        <ListLabel
          sign={
            <IconTile round>
              <Icon aria-hidden="true" />
            </IconTile>
          }
          name={nameOf({
            firstName: owner.rental_owner_first_name,
            lastName: owner.rental_owner_last_name,
            companyName: owner.rent_owner_companyname,
            email,
          })}
          note={
            email && (
              <a href={`mailto:${email}`}>
                <MailAddress address={email} />
              </a>
            )
          }
        />
        <Strong>
          <Amount>{owner.rent_owner_percentage}%</Amount>
        </Strong>
      </Row>
      {children && <Indented>{children}</Indented>}
    </li>
  );
}
