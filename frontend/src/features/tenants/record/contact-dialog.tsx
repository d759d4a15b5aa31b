import { useQueryClient } from '@tanstack/react-query';
import { limits } from '../../../../../shared/domain/limits';
import { messages } from '../../../../../shared/domain/messages';
import {
  phoneKinds,
  type TenantContact,
  type TenantPhone,
  tenantRecordLimits,
} from '../../../../../shared/domain/people/tenant-record';
import { isMobile } from '../../../../../shared/domain/phone';
import { type Problem, problemsOf } from '../../../../../shared/domain/problem';
import type { Sending } from '../../../forms/app-form';
import { FormDialog } from '../../../forms/form-dialog';
import { MobileField } from '../../../forms/mobile-field';
import { RowsField } from '../../../forms/rows-field';
import { useFormField } from '../../../forms/use-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { Columns } from '../../../ui/layout/columns';
import { SubTitle } from '../../../ui/primitives/text';
import { tenantChanged } from '../queries';
import { phoneKindNames } from './record-words';

type Values = {
  phones: TenantPhone[];
  emergency: { name: string; relation: string; number: string };
  mailing: string;
  language: string;
};

type Props = {
  contact: TenantContact;
  /** For the tenant's own account. */
  isOwn?: boolean;
  send: (contact: TenantContact, sending: Pick<Sending, 'idempotencyKey'>) => Promise<unknown>;
  onClose: () => void;
};

const hasEmergency = ({ emergency: { name, relation, number } }: Values): boolean =>
  [name, relation, number].some((text) => text.trim() !== '');

/** What is wrong, by the form's fields: an emergency contact is whole or absent. */
export function contactProblems(values: Values): Problem[] {
  const { phones, emergency } = values;
  const isAsked = hasEmergency(values);
  return [
    ...phones.flatMap(({ number }, at) =>
      isMobile(number) ? [] : [{ path: ['phones', at, 'number'], message: messages.mobileInvalid }],
    ),
    ...problemsOf({
      'emergency.name': isAsked && emergency.name.trim() === '' && 'Enter the name of the emergency contact',
      'emergency.number': isAsked && !isMobile(emergency.number) && messages.mobileInvalid,
    }).map(({ path, message }) => ({ path: String(path[0]).split('.'), message })),
  ];
}

/** A form's values as the call takes them; an empty emergency contact is none. */
export const contactOf = (values: Values): TenantContact => ({
  phones: values.phones,
  mailing: values.mailing,
  language: values.language,
  ...(hasEmergency(values) && { emergency: values.emergency }),
});

/** Phones, emergency contact, mailing address and language of a tenant. */
export default function ContactDialog({ contact, isOwn = false, send, onClose }: Props) {
  const client = useQueryClient();
  const { phones, emergency, mailing, language } = contact;
  return (
    <FormDialog<Values>
      title="Edit contact"
      lead={
        isOwn
          ? 'Your landlord sees this and calls the emergency contact when something happened to you.'
          : 'The tenant sees and edits this in their account. Owners don’t see it.'
      }
      button="Save"
      values={{
        phones: phones.map((phone) => ({ ...phone })),
        emergency: {
          name: emergency?.name ?? '',
          relation: emergency?.relation ?? '',
          number: emergency?.number ?? '',
        },
        mailing,
        language,
      }}
      problems={contactProblems}
      send={(values, sending) => send(contactOf(values), sending)}
      done="Contact saved."
      onSaved={() => tenantChanged(client)}
      onClose={onClose}
    >
      <SubTitle>Phones</SubTitle>
      <RowsField<TenantPhone>
        name="phones"
        what="phone"
        add="Add phone"
        blank={() => ({ kind: 'mobile', number: '' })}
        most={tenantRecordLimits.phones}
        empty="No phone yet."
      >
        {({ name }) => <PhoneRow name={name} />}
      </RowsField>
      <SubTitle>Emergency contact</SubTitle>
      <Emergency />
      <SubTitle>Mail and language</SubTitle>
      <Rest />
    </FormDialog>
  );
}

const PhoneRow = ({ name }: { name: string }) => (
  <Columns widths="8rem 1fr" from="sm" gap="4">
    <SelectField label="Kind" {...useFormField(`${name}.kind`)}>
      {phoneKinds.map((kind) => (
        <option key={kind} value={kind}>
          {phoneKindNames[kind]}
        </option>
      ))}
    </SelectField>
    <MobileField name={`${name}.number`} label="Number" required />
  </Columns>
);

const Emergency = () => (
  <Columns widths="1fr 1fr" from="sm" gap="4">
    <TextField label="Name" maxLength={limits.textCharacters} {...useFormField('emergency.name')} />
    <TextField
      label="Relation"
      hint="Sister, friend, employer"
      maxLength={limits.textCharacters}
      {...useFormField('emergency.relation')}
    />
    <MobileField name="emergency.number" label="Phone" />
  </Columns>
);

const Rest = () => (
  <Columns widths="1fr 12rem" from="sm" gap="4">
    <TextField
      label="Mailing address"
      hint="Leave empty if it’s the unit’s."
      autoComplete="off"
      maxLength={limits.textCharacters}
      {...useFormField('mailing')}
    />
    <TextField label="Language" maxLength={limits.textCharacters} {...useFormField('language')} />
  </Columns>
);
