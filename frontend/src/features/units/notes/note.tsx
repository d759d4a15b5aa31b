import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { NoteLine } from '../../../../../shared/contract/units';
import { noteName } from '../../../../../shared/domain/portfolio/notes';
import { api } from '../../../api/client';
import { refusalWords } from '../../../api/refusal-words';
import { report } from '../../../api/report';
import { DateTimeText } from '../../../ui/data/date-text';
import { dialogs } from '../../../ui/feedback/dialogs';
import { toast } from '../../../ui/feedback/toast';
import { Row, Stack } from '../../../ui/layout/layout';
import { ListLabel } from '../../../ui/layout/list-label';
import { Button } from '../../../ui/primitives/button';
import { Prose } from '../../../ui/primitives/text';
import { notesKey } from '../queries';
import { NoteForm } from './note-form';

const question = { title: 'Delete this note?', yes: 'Delete', no: 'Cancel', danger: true };

/** Who wrote it and when, its text, and for its author the ways to change it. */
export function Note(props: { note: NoteLine; unitId: string; mayChange: boolean }) {
  const { note, unitId, mayChange } = props;
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => api.units.deleteNote({ params: { id: note.note_id } }),
    onSuccess: () => toast({ title: 'The note was deleted' }),
    onError: (cause) => {
      report('A note was not deleted', cause);
      void dialogs.result({ icon: 'error', title: 'The note was not deleted', text: refusalWords(cause) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: notesKey(unitId) }),
  });
  const ask = async () => {
    if (await dialogs.confirm('It is deleted for good, for everyone.', question)) remove.mutate();
  };
  const close = () => {
    flushSync(() => setEditing(false));
    edit.current?.focus();
  };
  if (isEditing) return <NoteForm unitId={unitId} note={note} onClose={close} />;
  const when = [<DateTimeText key="at" at={note.added_at} />, note.changed_at && ' (changed)'];
  const name = noteName(note.text);
  const look = { variant: 'ghost', size: 'sm' } as const;
  return (
    <Stack gap="2">
      <Row gap="1" flexWrap="nowrap" alignItems="flex-start">
        <ListLabel name={note.added_by} note={when} />
        {mayChange && (
          <>
            <Button
              {...look}
              ref={edit}
              aria-label={`Edit the note: ${name}`}
              onClick={() => setEditing(true)}
            >
              Edit
            </Button>
            <Button
              {...look}
              colorPalette="danger"
              pending={remove.isPending}
              aria-label={`Delete the note: ${name}`}
              onClick={ask}
            >
              Delete
            </Button>
          </>
        )}
      </Row>
      <Prose>{note.text}</Prose>
    </Stack>
  );
}
