import { useWatch } from 'react-hook-form';
import { type LeaseAgent, nameOf, signerNameOf } from '../../../../../../shared/domain/leases/parties';
import { limits } from '../../../../../../shared/domain/limits';
import { useFormField, useValueField } from '../../../../forms/use-field';
import { CheckboxField } from '../../../../ui/fields/checkbox-field';
import { ChoiceCards } from '../../../../ui/fields/choice-cards';
import { FieldError } from '../../../../ui/fields/field';
import { TextField } from '../../../../ui/fields/text-field';
import { Stack } from '../../../../ui/layout/layout';
import { Section } from '../../../../ui/layout/section';
import type { PeopleValues } from './people-values';

type Props = { agent: LeaseAgent; isMe: boolean };

/** Who signs for the landlord: the owners, or the manager by an authority that the text names. */
export function LandlordSection({ agent, isMe }: Props) {
  const { onChange, value, ...field } = useValueField<PeopleValues, 'landlord'>('landlord');
  const name = isMe ? '' : nameOf(agent);
  const signs = signerNameOf(agent);
  const choices = [
    { value: 'owners', label: 'The owners', hint: 'Each owner you choose gets an email' },
    {
      value: 'agent',
      label: isMe ? 'I do, for the owners' : `${name}, for the owners`,
      hint: signs === name ? undefined : signs,
    },
  ] as const;
  return (
    <Section
      title="Landlord"
      lead="The lease names every owner of the property; not all of them have to sign."
    >
      <Stack gap="5">
        <ChoiceCards {...field} value={value} label="Who signs?" choices={choices} onValue={onChange} />
        {value === 'agent' ? <Authority /> : <Owners />}
      </Stack>
    </Section>
  );
}

const Authority = () => (
  <TextField
    label="Authority to sign"
    hint="For example: Management agreement of January 5, 2025. The lease shows it."
    required
    maxLength={limits.textCharacters}
    {...useFormField('parties.agent.authority')}
  />
);

function Owners() {
  const owners = useWatch<PeopleValues, 'parties.owners'>({ name: 'parties.owners' });
  const { error } = useValueField<PeopleValues, 'parties.owners'>('parties.owners');
  return (
    <Stack gap="2" id="parties.owners" tabIndex={-1}>
      {owners.map((owner, index) => (
        <Owner
          key={owner.ownerId}
          name={`parties.owners.${index}`}
          label={nameOf(owner)}
          email={owner.email}
        />
      ))}
      <FieldError id="parties.owners-error">{error}</FieldError>
    </Stack>
  );
}

function Owner({ name, label, email }: { name: string; label: string; email: string }) {
  const mail = useFormField(`${name}.email`);
  return <CheckboxField {...useFormField(`${name}.signs`)} label={label} hint={mail.error ?? email} />;
}
