import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnerDetails } from '../../../../../shared/contract/owners';
import { ownerContactProblems } from '../../../../../shared/domain/owners';
import { api } from '../../../api/client';
import { textField } from '../../../forms/merge';
import { MobileField } from '../../../forms/mobile-field';
import { SectionForm } from '../../../forms/section-form';
import { useHouseForm } from '../../../forms/use-house-form';
import { Button } from '../../../ui/button';
import { Fact, Facts } from '../../../ui/facts';
import { displayDay } from '../../../ui/instant';
import { MailAddress } from '../../../ui/mail-address';
import { Section } from '../../../ui/section';
import { Anchor } from '../../../ui/text-link';
import { toast } from '../../../ui/toast';
import { mobileText } from '../mobile-text';
import { ownerQuery, ownersKey } from '../queries';

type Props = { owner: OwnerDetails; mayChange: boolean };

/** How to reach the owner; the mobile number can be changed in place. */
export function OwnerContact({ owner, mayChange }: Props) {
  const [isEditing, setEditing] = useState(false);
  const edit = mayChange && !isEditing && (
    <Button variant="outline" size="sm" onClick={() => setEditing(true)}>
      Edit mobile number
    </Button>
  );
  return (
    <Section title="Contact" action={edit}>
      {isEditing ? (
        <ContactForm owner={owner} onDone={() => setEditing(false)} />
      ) : (
        <Facts>
          <Fact label="Email" wide>
            <Anchor href={`mailto:${owner.email}`}>
              <MailAddress address={owner.email} />
            </Anchor>
          </Fact>
          <Fact label="Mobile">
            {owner.mobile_number === '' ? (
              mobileText('')
            ) : (
              <Anchor href={`tel:+1${owner.mobile_number}`} dir="ltr">
                {mobileText(owner.mobile_number)}
              </Anchor>
            )}
          </Fact>
          <Fact label="Account">{owner.has_account ? 'Has an account' : 'No account'}</Fact>
          <Fact label="Added">{displayDay(owner.added_at)}</Fact>
        </Facts>
      )}
    </Section>
  );
}

type Values = { mobile_number: string };
const valuesOf = ({ mobile_number }: OwnerDetails): Values => ({ mobile_number });

function ContactForm({ owner, onDone }: { owner: OwnerDetails; onDone: () => void }) {
  const { owner_id: id, version } = owner;
  const client = useQueryClient();
  const form = useHouseForm<Values>({
    values: valuesOf(owner),
    version,
    problems: ownerContactProblems,
    submit: async (values, sending) => {
      await api.owners.updateOwner({ params: { id }, body: { ...values, version: sending.version } });
      await client.invalidateQueries({ queryKey: ownersKey });
    },
    onSaved: () => toast({ title: 'Mobile number saved' }),
    onDone,
    merge: {
      what: 'this owner',
      fields: [textField('mobile_number', 'Mobile number', mobileText)],
      read: async () => {
        const fresh = await client.fetchQuery({ ...ownerQuery(id), staleTime: 0 });
        return { version: fresh.version, values: valuesOf(fresh) };
      },
    },
  });
  return (
    <SectionForm form={form} submit="Save" onCancel={onDone}>
      <MobileField label="Mobile number" name="mobile_number" required />
    </SectionForm>
  );
}
