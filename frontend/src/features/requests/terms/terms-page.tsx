import { chakra } from '@chakra-ui/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '../../../../../shared/contract/endpoint';
import type { repairTerms } from '../../../../../shared/contract/repair-terms';
import { limits } from '../../../../../shared/domain/limits';
import { typedNumbers } from '../../../../../shared/domain/typed-numbers';
import { api } from '../../../api/client';
import { refusalWords } from '../../../api/refusal-words';
import { WaitingTenantPage } from '../../../domain-ui/person/waiting-tenant-page';
import { centsOf, typedOf } from '../../../forms/typed-cents';
import { toast } from '../../../ui/feedback/toast';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { ChoiceCards } from '../../../ui/fields/choice-cards';
import { NumberField } from '../../../ui/fields/number-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { Columns } from '../../../ui/layout/columns';
import { Row, Stack } from '../../../ui/layout/layout';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { Refusal } from '../../../ui/primitives/text';
import { repairTermsQuery, requestChanged } from '../queries';

const Fields = chakra('fieldset', {
  base: { display: 'flex', flexDirection: 'column', gap: '6', minW: '0', border: '0', p: '0', m: '0' },
});

type Terms = AnswerOf<typeof repairTerms.getRepairTerms>['data'];
const back = { to: '/servicerequest', label: 'Requests' } as const;
const title = 'Repair rules';
const seen = [
  { value: 'asked', label: 'Some', hint: 'Once they are asked, pay, or it is an emergency' },
  { value: 'all', label: 'Every request' },
] as const;

/** /repair-terms: what may be spent on a property without asking, who is on call, and the shut-offs. */
export function TermsPage({ propertyId, propertyTitle }: { propertyId: string; propertyTitle: string }) {
  const read = useQuery(repairTermsQuery(propertyId));
  if (!read.data) return <WaitingTenantPage title={title} read={read} back={back} />;
  return (
    <Page
      title={title}
      lead={`${propertyTitle}. Open requests keep the limits they were raised with.`}
      back={back}
      width="form"
    >
      <Form key={read.data.version} propertyId={propertyId} terms={read.data} />
    </Page>
  );
}

function Form({ propertyId, terms }: { propertyId: string; terms: Terms }) {
  const client = useQueryClient();
  const { version, may_change, owners, people } = terms;
  const [usual, setUsual] = useState(typedOf(terms.usual_cents));
  const [emergency, setEmergency] = useState(typedOf(terms.emergency_cents));
  const [ownersSee, setOwnersSee] = useState(terms.owners_see);
  const [alone, setAlone] = useState(terms.decides_alone ?? '');
  const [onCall, setOnCall] = useState<readonly string[]>(terms.on_call);
  const [shutOffs, setShutOffs] = useState(terms.shut_offs);
  const save = useMutation({
    mutationFn: () =>
      api.requests.setRepairTerms({
        body: {
          property_id: propertyId,
          version,
          usual_cents: centsOf(usual),
          emergency_cents: centsOf(emergency),
          owners_see: ownersSee,
          ...(alone !== '' && { decides_alone: alone }),
          on_call: [...onCall],
          shut_offs: shutOffs.trim(),
        },
      }),
    onSuccess: async () => {
      toast({ title: 'Repair rules saved.' });
      await requestChanged(client);
    },
  });
  return (
    <Fields disabled={!may_change}>
      <Section title="What may be spent without asking the owners">
        <Stack gap="5">
          <Columns widths="1fr 1fr" from="sm" gap="4">
            <NumberField
              label="On one request, USD"
              typed={typedNumbers.amount}
              value={usual}
              onChange={({ target }) => setUsual(target.value)}
            />
            <NumberField
              label="In an emergency, USD"
              typed={typedNumbers.amount}
              value={emergency}
              onChange={({ target }) => setEmergency(target.value)}
            />
          </Columns>
          <ChoiceCards
            label="Owners see"
            name="owners_see"
            choices={seen}
            value={ownersSee}
            onValue={setOwnersSee}
          />
          <SelectField
            label="Who says yes"
            placeholder="More than half of the shares"
            value={alone}
            options={owners.map(({ owner_id, name, percentage }) => ({
              value: owner_id,
              label: `${name} (${percentage}%) alone`,
            }))}
            onChange={({ target }) => setAlone(target.value)}
          />
        </Stack>
      </Section>
      <Section
        title="On call"
        lead="People to tell about an emergency, in this order. The first right away, the next after 10 minutes. Up to five."
      >
        <Stack gap="1">
          {people.map(({ user_role_id, name }) => {
            const at = onCall.indexOf(user_role_id);
            return (
              <CheckboxField
                key={user_role_id}
                label={at < 0 ? name : `${at + 1}. ${name}`}
                checked={at >= 0}
                disabled={at < 0 && onCall.length >= 5}
                onChange={({ target }) =>
                  setOnCall(
                    target.checked ? [...onCall, user_role_id] : onCall.filter((one) => one !== user_role_id),
                  )
                }
              />
            );
          })}
        </Stack>
      </Section>
      <Section title="Shut-offs" lead="Tenants read this before the form in an emergency.">
        <TextAreaField
          label="Where water, gas and power are shut off"
          rows={3}
          maxLength={limits.descriptionCharacters}
          value={shutOffs}
          onChange={({ target }) => setShutOffs(target.value)}
        />
      </Section>
      {save.isError && <Refusal>{refusalWords(save.error)}</Refusal>}
      {may_change && (
        <Row>
          <Button pending={save.isPending} pendingText="Saving" onClick={() => save.mutate()}>
            Save
          </Button>
        </Row>
      )}
    </Fields>
  );
}
