import { useQueryClient } from '@tanstack/react-query';
import type { ApplicantDetails } from '../../../../../shared/contract/screening-shapes';
import { displayDate } from '../../../../../shared/domain/dates';
import { limits } from '../../../../../shared/domain/limits';
import { api } from '../../../api/client';
import { SectionForm } from '../../../forms/section-form';
import { useAppForm } from '../../../forms/use-app-form';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { Stack } from '../../../ui/layout/layout';
import { PlainList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { Muted, Prose } from '../../../ui/primitives/text';
import { applicantChanged } from '../queries';

type Props = { applicant: ApplicantDetails; mayWrite: boolean };

/** What staff wrote about an applicant, the newest first. */
export const ApplicantNotes = ({ applicant, mayWrite }: Props) => {
  const { notes } = applicant.application;
  return (
    <Section title="Notes" lead="The applicant does not see them.">
      <Stack gap="5">
        {mayWrite && <NoteForm id={applicant.applicant_id} />}
        {notes.length === 0 ? (
          <Muted>
            <bdi>No notes yet.</bdi>
          </Muted>
        ) : (
          <PlainList>
            {notes.toReversed().map(({ at, name, text }) => (
              <Stack as="li" gap="0.5" key={at}>
                <Prose>{text}</Prose>
                <Muted small>{`${name}, ${displayDate(at)}`}</Muted>
              </Stack>
            ))}
          </PlainList>
        )}
      </Stack>
    </Section>
  );
};

function NoteForm({ id }: { id: string }) {
  const client = useQueryClient();
  const form = useAppForm({
    values: { note: '' },
    problems: () => [],
    submit: ({ note }, { idempotencyKey }) =>
      api.screening.addApplicantNote({ body: { application_id: id, note } }, { idempotencyKey }),
    onSaved: async () => {
      form.startOver();
      await applicantChanged(client);
    },
  });
  const note = form.watch('note');
  return (
    <SectionForm form={form} submit="Add note" disabled={!note.trim()}>
      <TextAreaField
        {...form.field('note')}
        // A decision, made in a dialog over this page, has a note too.
        id="new-note"
        label="New note"
        rows={3}
        maxLength={limits.descriptionCharacters}
        length={note.length}
      />
    </SectionForm>
  );
}
