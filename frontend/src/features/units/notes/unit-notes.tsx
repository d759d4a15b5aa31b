import { useInfiniteQuery } from '@tanstack/react-query';
import { Bar } from '../../../ui/layout/layout';
import { RuledList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { MoreList } from '../../../ui/list/more-list';
import { drawings } from '../../../ui/primitives/drawings';
import { notesQuery } from '../queries';
import { Note } from './note';
import { NoteForm } from './note-form';

/** What staff wrote about a unit, newest first. `canChange` is false in a read-only account. */
export function UnitNotes({ unitId, canChange }: { unitId: string; canChange: boolean }) {
  const read = useInfiniteQuery(notesQuery(unitId));
  const mayWrite = canChange && read.data?.pages[0]?.may_change === true;
  return (
    <Section title="Notes" lead="Only your team can read these. Owners and tenants cannot." flush>
      {mayWrite && (
        <Bar rule="above">
          <NoteForm unitId={unitId} />
        </Bar>
      )}
      <MoreList
        read={read}
        rows={read.data?.pages.flatMap(({ notes }) => notes)}
        skeleton={{ rows: 2, picture: false }}
        none={{
          title: 'No notes yet',
          text: 'Write down what the next person should know about this unit.',
          // The field above already says it.
          drawing: mayWrite ? null : drawings.paper,
        }}
      >
        {(notes) => (
          <RuledList borderTopWidth="1px" borderColor="border">
            {notes.map((note) => (
              <li key={note.note_id}>
                <Note note={note} unitId={unitId} mayChange={canChange && note.may_change} />
              </li>
            ))}
          </RuledList>
        )}
      </MoreList>
    </Section>
  );
}
