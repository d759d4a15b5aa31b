import { useQuery } from '@tanstack/react-query';
import { auditActions } from '../../../../shared/domain/audit/audit';
import { auditedKindNames, auditedKinds } from '../../../../shared/domain/audit/audited-kinds';
import { nameOf } from '../../../../shared/domain/names';
import { Page } from '../../ui/layout/page';
import { Section } from '../../ui/layout/section';
import { DayFilter } from '../../ui/list/day-filter';
import { List } from '../../ui/list/list';
import { drawings } from '../../ui/primitives/drawings';
import type { SelectOption } from '../../ui/primitives/select';
import { type AuditPlace, auditPlaces } from './audit-place';
import { AuditTable } from './audit-table';
import { ExportButton } from './export-button';
import { auditPeopleQuery, auditQuery } from './queries';

type Props = {
  place: AuditPlace;
  onPlace: (place: AuditPlace) => void;
  /** The current person as an option. The others come from the people list, if the role can see it. */
  me: SelectOption;
  mayListPeople: boolean;
};

/** Options: everyone, the current person, the others once each, and automatic changes. */
function usePeople({ me, mayListPeople }: Pick<Props, 'me' | 'mayListPeople'>): readonly SelectOption[] {
  const { data = [] } = useQuery(auditPeopleQuery(mayListPeople));
  const names = new Map([[me.value, me.label]]);
  for (const person of data)
    if (person.user_id !== '' && !names.has(person.user_id)) names.set(person.user_id, nameOf(person));
  return [
    { value: '', label: 'Everyone' },
    ...[...names].map(([value, label]) => ({ value, label })),
    { value: 'process', label: 'No person (jobs, payment provider)' },
  ];
}

const selects = [
  {
    name: 'action',
    label: 'Action',
    options: [
      { value: '', label: 'Any action' },
      ...Object.entries(auditActions).map(([value, label]) => ({ value, label })),
    ],
  },
  {
    name: 'kind',
    label: 'Kind',
    options: [
      { value: '', label: 'Any kind' },
      ...auditedKinds.map((value) => ({ value, label: auditedKindNames[value] })),
    ],
  },
];

/** /audit: who changed what, newest first. */
export function AuditLog({ place, onPlace, ...who }: Props) {
  const narrow = (days: { from?: string; to?: string }) => onPlace(auditPlaces.narrowed(place, days));
  const person = { name: 'person', label: 'Person', options: usePeople(who) };
  return (
    <Page
      title="Audit"
      lead="Who changed what, and when. Nobody can change or delete an entry."
      action={<ExportButton place={place} />}
    >
      <Section flush>
        <List
          list={auditPlaces}
          place={place}
          onPlace={onPlace}
          read={useQuery(auditQuery(place))}
          page={({ entries: rows, next }) => ({ rows, next, isUncounted: true })}
          tools={{
            search: { name: 'thing', label: 'Search by name' },
            selects: [person, ...selects],
            more: (
              <>
                <DayFilter label="From" value={place.from} onDay={(from) => narrow({ from })} />
                <DayFilter label="To" value={place.to} onDay={(to) => narrow({ to })} />
              </>
            ),
          }}
          skeleton={{ picture: false }}
          what="an entry"
          none={{
            title: 'No changes yet',
            text: 'Every change to properties, people and the plan is recorded here.',
            drawing: drawings.clock,
          }}
        >
          {(entries, busy) => <AuditTable entries={entries} busy={busy} />}
        </List>
      </Section>
    </Page>
  );
}
