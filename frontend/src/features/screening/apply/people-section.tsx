import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Hourglass, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { OpenedApplication } from '../../../../../shared/contract/screening-shapes';
import { personProblems } from '../../../../../shared/domain/screening/move-people';
import { type PersonKind, peopleMost, personWords } from '../../../../../shared/domain/screening/people';
import { api } from '../../../api/client';
import { refusalWords } from '../../../api/refusal-words';
import { SectionForm } from '../../../forms/section-form';
import { useValueField } from '../../../forms/use-field';
import { useHouseForm } from '../../../forms/use-house-form';
import { Button } from '../../../ui/button';
import { Columns } from '../../../ui/columns';
import { ChoiceCards } from '../../../ui/fields/choice-cards';
import { TextField } from '../../../ui/fields/text-field';
import { Row, Stack } from '../../../ui/layout';
import { Named } from '../../../ui/named';
import { PlainList } from '../../../ui/plain-list';
import { say } from '../../../ui/say';
import { Section } from '../../../ui/section';
import { StatusBadge } from '../../../ui/status-badge';
import { toast } from '../../../ui/toast';
import { applicationQuery } from '../queries';

type Opened = NonNullable<OpenedApplication['application']>;
type Person = Opened['people'][number];
type Props = { application: Opened; token: string };
type Naming = { kind: PersonKind; firstName: string; lastName: string; email: string };

const nobody: Naming = { kind: 'coApplicant', firstName: '', lastName: '', email: '' };
const kinds = [
  { value: 'coApplicant', label: 'Co-applicant', hint: 'Will live there and sign the lease too' },
  { value: 'guarantor', label: 'Guarantor', hint: 'Vouches for the rent, lives elsewhere' },
] as const;

/** Whom an applicant names; each of them fills in their own part by a link of their own. */
export function PeopleSection({ application, token }: Props) {
  const { people, fields } = application;
  const [isNaming, setNaming] = useState(false);
  return (
    <Section
      title="Who applies with you"
      lead="Each person gets an email with a link to their own part. You do not see their answers, nor they yours."
    >
      <Stack gap="5">
        {people.length > 0 && (
          <PlainList>
            {people.map((person) => (
              <PersonRow key={person.person_id} person={person} token={token} />
            ))}
          </PlainList>
        )}
        {isNaming && (
          <NameForm token={token} fields={fields} people={people} onDone={() => setNaming(false)} />
        )}
        {!isNaming && people.length < peopleMost && (
          <Row>
            <Button variant="outline" onClick={() => setNaming(true)}>
              <UserPlus aria-hidden="true" />
              Add a person
            </Button>
          </Row>
        )}
      </Stack>
    </Section>
  );
}

function usePeopleChange(token: string, failed: string) {
  const client = useQueryClient();
  return {
    onSuccess: () => client.invalidateQueries(applicationQuery(token)),
    onError: (cause: unknown) => say.result({ icon: 'error', title: failed, text: refusalWords(cause) }),
  };
}

function PersonRow({ person, token }: { person: Person; token: string }) {
  const { person_id, name, email, kind, is_done } = person;
  const [firstName = '', ...rest] = name.split(' ');
  const changed = usePeopleChange(token, 'Nothing was changed');
  const again = useMutation({
    mutationFn: () =>
      api.screening.addApplicationPerson({
        body: { token, kind, email, firstName, lastName: rest.join(' ') },
      }),
    ...changed,
    onSuccess: () => toast({ title: 'The link was mailed again' }),
  });
  const remove = useMutation({
    mutationFn: () => api.screening.removeApplicationPerson({ body: { token, person_id } }),
    ...changed,
  });
  const sure = async () => {
    const isSure = await say.confirm('What they filled in is removed, and they are told.', {
      title: `Take ${name} out?`,
      yes: 'Take them out',
      no: 'Keep them',
      danger: true,
    });
    if (isSure) remove.mutate();
  };
  return (
    <Row as="li" gap="3" flexWrap="wrap" justifyContent="space-between">
      <Named name={name} note={`${email}, ${personWords[kind]}`} />
      <Row gap="2" flexWrap="wrap">
        <StatusBadge
          word={is_done ? 'Part sent' : 'Asked by email'}
          tone={is_done ? 'success' : 'neutral'}
          icon={is_done ? CircleCheck : Hourglass}
        />
        {!is_done && (
          <Button size="sm" variant="outline" pending={again.isPending} onClick={() => again.mutate()}>
            Email again
          </Button>
        )}
        <Button
          size="sm"
          variant="plain"
          pending={remove.isPending}
          onClick={() => void sure()}
          aria-label={`Take ${name} out`}
        >
          Take out
        </Button>
      </Row>
    </Row>
  );
}

type NameProps = Pick<Opened, 'fields' | 'people'> & { token: string; onDone: () => void };

function NameForm({ token, fields, people, onDone }: NameProps) {
  const client = useQueryClient();
  const form = useHouseForm({
    values: nobody,
    problems: (named) =>
      personProblems(named, {
        fields,
        people: people.map(({ person_id: applicationId, email }) => ({ applicationId, email })),
      }),
    submit: (named) => api.screening.addApplicationPerson({ body: { ...named, token } }),
    onSaved: async ({ values }) => {
      onDone();
      await client.invalidateQueries(applicationQuery(token));
      toast({ title: `${values.firstName} was mailed a link` });
    },
    asksBeforeLeaving: false,
  });
  return (
    <SectionForm
      form={form}
      submit="Name this person"
      pendingText="Mailing the link"
      variant="outline"
      onCancel={onDone}
    >
      <KindField />
      <Columns widths="1fr 1fr" from="sm" gap="4">
        <TextField label="Their first name" autoComplete="off" {...form.field('firstName')} />
        <TextField label="Their last name" autoComplete="off" {...form.field('lastName')} />
      </Columns>
      <TextField
        label="Their email"
        type="email"
        inputMode="email"
        autoComplete="off"
        dir="ltr"
        {...form.field('email')}
      />
    </SectionForm>
  );
}

function KindField() {
  const { onChange, ...field } = useValueField<Naming, 'kind'>('kind');
  return <ChoiceCards {...field} label="They apply as" choices={kinds} onValue={onChange} />;
}
