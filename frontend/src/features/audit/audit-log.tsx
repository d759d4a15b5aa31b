import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { CursorPager } from '../../ui/cursor-pager';
import { drawings } from '../../ui/drawings';
import { EmptyState } from '../../ui/empty-state';
import { Failed } from '../../ui/failed';
import { NoMatch } from '../../ui/no-match';
import { Page } from '../../ui/page';
import { Section } from '../../ui/section';
import type { SelectOption } from '../../ui/select';
import { SkeletonList } from '../../ui/skeleton-list';
import { AuditEntryItem } from './audit-entry';
import { type AuditPlace, isNarrowed } from './audit-place';
import { AuditTools } from './audit-tools';
import { ExportButton } from './export-button';
import { auditPeopleQuery, auditQuery } from './queries';

type Props = {
  place: AuditPlace;
  onPlace: (place: AuditPlace) => void;
  /** The person who looks, to choose among; others come from the list of people, for who may see that. */
  me: SelectOption;
  mayListPeople: boolean;
};

/** Everybody, who looks, the others once each, and what no person did. */
function usePeople({ me, mayListPeople }: Pick<Props, 'me' | 'mayListPeople'>): readonly SelectOption[] {
  const { data = [] } = useQuery(auditPeopleQuery(mayListPeople));
  const names = new Map([[me.value, me.label]]);
  for (const { user_id, first_name, last_name } of data)
    if (user_id !== '' && !names.has(user_id)) names.set(user_id, `${first_name} ${last_name}`.trim());
  return [
    { value: '', label: 'Everybody' },
    ...[...names].map(([value, label]) => ({ value, label })),
    { value: 'process', label: 'No person (jobs, payment provider)' },
  ];
}

/** /audit: who changed what, newest first. */
export function AuditLog({ place, onPlace, ...who }: Props) {
  const page = useQuery(auditQuery(place));
  const people = usePeople(who);
  const { page: number = 1, after: _, ...first } = place;
  const next = page.data?.next;
  const isEmpty = page.data?.entries.length === 0 && next === undefined && number === 1;
  return (
    <Page
      title="Audit"
      lead="Who changed what, and when. Nobody can change or delete an entry."
      action={<ExportButton place={place} />}
    >
      <Section flush>
        <AuditTools place={place} onPlace={onPlace} people={people} />
        {page.isPending && <SkeletonList rows={6} picture={false} />}
        {page.isError && <Failed error={page.error} onRetry={() => void page.refetch()} />}
        {page.isSuccess &&
          isEmpty &&
          (isNarrowed(place) ? (
            <NoMatch what="an entry" onClear={() => onPlace({})} />
          ) : (
            <EmptyState
              title="Nothing was changed yet"
              text="Every change of properties, people and the plan is written down here."
              drawing={drawings.paper}
            />
          ))}
        {page.isSuccess && !isEmpty && (
          <chakra.ul
            m="0"
            p="0"
            listStyleType="none"
            aria-busy={page.isPlaceholderData || undefined}
            opacity={page.isPlaceholderData ? 0.6 : 1}
          >
            {page.data.entries.map((entry) => (
              <AuditEntryItem key={entry.id} entry={entry} />
            ))}
          </chakra.ul>
        )}
        {(next !== undefined || number > 1) && (
          <CursorPager
            range={`Page ${number}`}
            onNext={
              next === undefined ? undefined : () => onPlace({ ...first, after: next, page: number + 1 })
            }
            onPrevious={number > 1 ? () => window.history.back() : undefined}
          />
        )}
      </Section>
    </Page>
  );
}
