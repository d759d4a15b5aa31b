import { useQuery } from '@tanstack/react-query';
import { DateTimeText } from '../../ui/data/date-text';
import { Failed } from '../../ui/feedback/failed';
import { SkeletonList } from '../../ui/feedback/skeleton-list';
import { ListLabel } from '../../ui/layout/list-label';
import { RuledList } from '../../ui/layout/plain-list';
import { Section } from '../../ui/layout/section';
import { Muted } from '../../ui/primitives/text';
import { TextLink } from '../../ui/primitives/text-link';
import { happened } from './happened';
import { happenedQuery } from './queries';

/** The last eight changes, for who may see the log. */
export function HappenedCard() {
  const read = useQuery(happenedQuery);
  const entries = happened(read.data ?? []);
  return (
    <Section title="What happened" flush action={<TextLink to="/audit">All activity</TextLink>}>
      {read.isPending && <SkeletonList picture={false} />}
      {read.isError && <Failed error={read.error} onRetry={() => void read.refetch()} />}
      {read.data && entries.length === 0 && (
        <Muted px={{ base: '4', md: '6' }} pb="5">
          No changes yet
        </Muted>
      )}
      {entries.length > 0 && (
        <RuledList dense>
          {entries.map((entry) => (
            <li key={entry.id}>
              <ListLabel
                name={entry.title}
                note={
                  <>
                    <bdi>{entry.note}</bdi> · <DateTimeText at={entry.at} />
                  </>
                }
              />
            </li>
          ))}
        </RuledList>
      )}
    </Section>
  );
}
