import { useInfiniteQuery } from '@tanstack/react-query';
import { ChangeEntry } from '../../../ui/data/change-entry';
import { DateTimeText } from '../../../ui/data/date-text';
import { Section } from '../../../ui/layout/section';
import { Timeline } from '../../../ui/layout/timeline';
import { MoreList } from '../../../ui/list/more-list';
import { drawings } from '../../../ui/primitives/drawings';
import { activityQuery } from '../queries';

/** Changes to the property and its units, newest first. */
export function Activity({ propertyId }: { propertyId: string }) {
  const read = useInfiniteQuery(activityQuery(propertyId));
  return (
    <Section title="Activity" flush>
      <MoreList
        read={read}
        rows={read.data?.pages.flatMap((page) => page.entries)}
        skeleton={{ rows: 3, picture: false }}
        none={{
          title: 'No changes yet',
          text: 'Every change to the property and its units is recorded here.',
          drawing: drawings.clock,
        }}
      >
        {(entries) => (
          <Timeline>
            {entries.map(({ id, at, by, words, object_name, changes }) => (
              <li key={id}>
                <ChangeEntry
                  words={words}
                  object={object_name}
                  by={
                    <>
                      <bdi>{by}</bdi> · <DateTimeText at={at} />
                    </>
                  }
                  changes={changes}
                />
              </li>
            ))}
          </Timeline>
        )}
      </MoreList>
    </Section>
  );
}
