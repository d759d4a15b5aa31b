import { useQueryClient } from '@tanstack/react-query';
import type { NoteLine } from '../../../../../shared/contract/units';
import { noteLimits } from '../../../../../shared/domain/portfolio/notes';
import { api } from '../../../api/client';
import { SectionForm } from '../../../forms/section-form';
import { useAppForm } from '../../../forms/use-app-form';
import { toast } from '../../../ui/feedback/toast';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { notesKey } from '../queries';

type Props = { unitId: string; note?: NoteLine; onClose?: () => void };

/** Adds a note, or changes the given one. An empty field is no error: it waits for the next note. */
export function NoteForm({ unitId, note, onClose }: Props) {
  const client = useQueryClient();
  const form = useAppForm({
    values: { text: note?.text ?? '' },
    version: note?.version,
    problems: () => [],
    submit: async ({ text }, { idempotencyKey, version }) => {
      if (note) await api.units.updateNote({ params: { id: note.note_id }, body: { version, text } });
      else await api.units.addNote({ body: { unit_id: unitId, text } }, { idempotencyKey });
      await client.invalidateQueries({ queryKey: notesKey(unitId) });
    },
    onSaved: () => {
      toast({ title: note ? 'The note was saved' : 'The note was added' });
      if (!note) {
        form.startOver();
        form.setFocus('text');
      }
    },
    onDone: onClose,
  });
  const text = form.watch('text');
  return (
    <SectionForm form={form} submit={note ? 'Save' : 'Add note'} disabled={!text.trim()} onCancel={onClose}>
      <TextAreaField
        {...form.field('text')}
        id={`${form.id}-text`}
        label={note ? 'Change the note' : 'New note'}
        maxLength={noteLimits.characters}
        length={text.length}
        autoFocus={note !== undefined}
      />
    </SectionForm>
  );
}
