import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Hourglass, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { OpenedApplication } from '../../../../../shared/contract/screening-shapes';
import { personProblems } from '../../../../../shared/domain/screening/move-people';
import { type PersonKind, peopleMost, personWords } from '../../../../../shared/domain/screening/people';
import { api } from '../../../api/client';
import { refusalWords } from '../../../api/refusal-words';
import { SectionForm } from '../../../forms/section-form';
import { useAppForm } from '../../../forms/use-app-form';
import { useValueField } from '../../../forms/use-field';
import { dialogs } from '../../../ui/feedback/dialogs';
import { toast } from '../../../ui/feedback/toast';
import { ChoiceCards } from '../../../ui/fields/choice-cards';
import { TextField } from '../../../ui/fields/text-field';
import { Columns } from '../../../ui/layout/columns';
import { Row, Stack } from '../../../ui/layout/layout';
import { ListLabel } from '../../../ui/layout/list-label';
import { PlainList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { StatusBadge } from '../../../ui/primitives/status-badge';
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
    onError: (cause: unknown) => dialogs.result({ icon: 'error', title: failed, text: refusalWords(cause) }),
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
    onSuccess: () => toast({ title: 'We emailed the link again' }),
  });
  const remove = useMutation({
    mutationFn: () => api.screening.removeApplicationPerson({ body: { token, person_id } }),
    ...changed,
  });
  const sure = async () => {
    const isSure = await dialogs.confirm('What they filled in is removed, and they are told.', {
      title: `Take ${name} out?`,
      yes: 'Take them out',
      no: 'Keep them',
      danger: true,
    });
    if (isSure) remove.mutate();
  };
  return (
    <Row as="li" gap="3" flexWrap="wrap" justifyContent="space-between">
      <ListLabel name={name} note={`${email}, ${personWords[kind]}`} />
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
  const form = useAppForm({
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
      toast({ title: `We emailed ${values.firstName} a link` });
    },
    asksBeforeLeaving: false,
  });
  return (
    <SectionForm
      form={form}
      submit="Email them a link"
      pendingText="Emailing the link"
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
        hint="They get an email with a link to their part as soon as you press the button below."
        {...form.field('email')}
      />
    </SectionForm>
  );
}

function KindField() {
  const { onChange, ...field } = useValueField<Naming, 'kind'>('kind');
  return <ChoiceCards {...field} label="They apply as" choices={kinds} onValue={onChange} />;
}
