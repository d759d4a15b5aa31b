import { chakra } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnerDetails } from '../../../../../shared/contract/owners';
import { ownerContactProblems } from '../../../../../shared/domain/portfolio/owners';
import { api } from '../../../api/client';
import { textField } from '../../../forms/merge';
import { MobileField } from '../../../forms/mobile-field';
import { SectionForm } from '../../../forms/section-form';
import { useAppForm } from '../../../forms/use-app-form';
import { displayDay } from '../../../ui/data/instant';
import { toast } from '../../../ui/feedback/toast';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { Fact, Facts } from '../../../ui/layout/facts';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { MailAddress } from '../../../ui/primitives/mail-address';
import { Anchor } from '../../../ui/primitives/text-link';
import { mobileText } from '../mobile-text';
import { ownerQuery, ownersKey } from '../queries';

type Props = { owner: OwnerDetails; mayChange: boolean };

/** How to reach the owner; mobile number and mailing address can be changed in place. */
export function OwnerContact({ owner, mayChange }: Props) {
  const [isEditing, setEditing] = useState(false);
  const edit = mayChange && !isEditing && (
    <Button variant="outline" size="sm" onClick={() => setEditing(true)}>
      Edit
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
          <Fact label="Mailing address" wide>
            {owner.mailing_address === '' ? (
              '–'
            ) : (
              <chakra.span whiteSpace="pre-line">{owner.mailing_address}</chakra.span>
            )}
          </Fact>
          <Fact label="Account">{owner.has_account ? 'Has an account' : 'No account'}</Fact>
          <Fact label="Added">{displayDay(owner.added_at)}</Fact>
        </Facts>
      )}
    </Section>
  );
}

type Values = { mobile_number: string; mailing_address: string };
const valuesOf = ({ mobile_number, mailing_address }: OwnerDetails): Values => ({
  mobile_number,
  mailing_address,
});

function ContactForm({ owner, onDone }: { owner: OwnerDetails; onDone: () => void }) {
  const { owner_id: id, version } = owner;
  const client = useQueryClient();
  const form = useAppForm<Values>({
    values: valuesOf(owner),
    version,
    problems: ownerContactProblems,
    submit: async (values, sending) => {
      await api.owners.updateOwner({ params: { id }, body: { ...values, version: sending.version } });
      await client.invalidateQueries({ queryKey: ownersKey });
    },
    onSaved: () => toast({ title: 'Contact saved' }),
    onDone,
    merge: {
      what: 'this owner',
      fields: [
        textField('mobile_number', 'Mobile number', mobileText),
        textField('mailing_address', 'Mailing address'),
      ],
      read: async () => {
        const fresh = await client.fetchQuery({ ...ownerQuery(id), staleTime: 0 });
        return { version: fresh.version, values: valuesOf(fresh) };
      },
    },
  });
  return (
    <SectionForm form={form} submit="Save" onCancel={onDone}>
      <MobileField label="Mobile number" name="mobile_number" required />
      <TextAreaField
        label="Mailing address"
        hint="For letters, checks and tax forms. Up to four lines."
        rows={3}
        {...form.field('mailing_address')}
      />
    </SectionForm>
  );
}
