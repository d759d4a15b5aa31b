import type { LeaseDetails } from '../../../../../../shared/contract/leases';
import { leaseSteps } from '../../../../../../shared/domain/leases/draft/lease-problems';
import { type LeaseAgent, peopleLimits } from '../../../../../../shared/domain/leases/parties';
import { RowsField } from '../../../../forms/rows-field';
import { useFormField, useValueField } from '../../../../forms/use-field';
import { CheckboxField } from '../../../../ui/fields/checkbox-field';
import { ChoiceCards } from '../../../../ui/fields/choice-cards';
import { Section } from '../../../../ui/layout/section';
import { StepForm, type StepProps } from '../step-form';
import { LandlordSection } from './landlord-section';
import {
  newCoSigner,
  newPerson,
  type PeopleValues,
  peopleValues,
  personLabel,
  takePeople,
} from './people-values';
import { PersonFields } from './person-fields';

type Props = StepProps & { lease: LeaseDetails; me: LeaseAgent };

const orders = [
  { value: 'free', label: 'All at once', hint: 'Everyone gets an email right away' },
  { value: 'fixed', label: 'One after another', hint: 'Tenants, co-signers, then the landlord' },
] as const;

/** The second step: who rents, who co-signs, and who signs for the landlord. */
export function PeopleStep({ lease, me, ...step }: Props) {
  const { agent = me, needsCoSigner } = step.draft.parties;
  const isRequired = needsCoSigner !== undefined;
  return (
    <StepForm<PeopleValues>
      {...step}
      values={peopleValues(step.draft, lease.owners)}
      take={takePeople(me)}
      problems={(draft) => leaseSteps.people(draft)}
      labelOf={personLabel}
    >
      <Section title="Tenants" lead="Every adult who lives there and pays. Each gets an email to sign.">
        <RowsField
          name="parties.tenants"
          what="tenant"
          add="Add tenant"
          blank={newPerson}
          most={peopleLimits.tenants}
        >
          {({ name }) => <PersonFields name={name} />}
        </RowsField>
      </Section>
      <Section
        title="Co-signers"
        lead={
          isRequired
            ? 'People who guarantee the rent without living there.'
            : 'People who guarantee the rent without living there. Often there are none.'
        }
      >
        {isRequired && <RequiredField />}
        <RowsField
          name="parties.coSigners"
          what="co-signer"
          add="Add co-signer"
          blank={newCoSigner}
          most={peopleLimits.coSigners}
        >
          {({ name }) => <PersonFields name={name} hasAddress />}
        </RowsField>
      </Section>
      <LandlordSection agent={agent} isMe={agent.userId === me.userId} />
      <Section title="Signing order">
        <OrderField />
      </Section>
    </StepForm>
  );
}

/** A condition of the approval, which the landlord can let go. */
const RequiredField = () => (
  <CheckboxField
    label="A co-signer is required"
    hint="They were approved on this condition: the lease can be sent once there is one. Clear the box if you no longer ask for it."
    {...useFormField('parties.needsCoSigner')}
  />
);

function OrderField() {
  const { onChange, ...order } = useValueField<PeopleValues, 'order'>('order');
  return <ChoiceCards {...order} label="Signing order" hideLabel choices={orders} onValue={onChange} />;
}
