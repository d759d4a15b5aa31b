import { chakra } from '@chakra-ui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { AnswerOf } from '../../../../../shared/contract/endpoint';
import type { properties } from '../../../../../shared/contract/properties';
import { Button } from '../../../ui/button';
import { ChangedFields } from '../../../ui/changed-fields';
import { drawings } from '../../../ui/drawings';
import { EmptyState } from '../../../ui/empty-state';
import { Failed } from '../../../ui/failed';
import { displayInstant } from '../../../ui/instant';
import { Section } from '../../../ui/section';
import { SkeletonList } from '../../../ui/skeleton-list';
import { activityQuery } from '../queries';

type Entry = AnswerOf<typeof properties.getActivity>['data']['entries'][number];

/** Who changed what on the property and its units, newest first; more of it on demand. */
export function Activity({ propertyId }: { propertyId: string }) {
  const read = useInfiniteQuery(activityQuery(propertyId));
  const entries = read.data?.pages.flatMap((page) => page.entries) ?? [];
  const failed = read.isError && <Failed error={read.error} onRetry={() => void read.fetchNextPage()} />;
  return (
    <Section title="Activity" flush>
      {read.isPending && <SkeletonList rows={3} picture={false} />}
      {read.isSuccess && entries.length === 0 && (
        <EmptyState
          title="Nothing changed yet"
          text="Every change of the property and its units is written down here."
          drawing={drawings.paper}
        />
      )}
      {entries.length > 0 && (
        <chakra.ol m="0" px={{ base: '4', md: '6' }} pb="4" listStyleType="none">
          {entries.map((entry) => (
            <Line key={entry.id} entry={entry} />
          ))}
        </chakra.ol>
      )}
      {failed}
      {read.hasNextPage && !read.isError && (
        <chakra.div px="4" pb="4" textAlign="center">
          <Button
            variant="outline"
            size="sm"
            pending={read.isFetchingNextPage}
            onClick={() => void read.fetchNextPage()}
          >
            Show more
          </Button>
        </chakra.div>
      )}
    </Section>
  );
}

function Line({ entry: { at, by, words, object_name, changes } }: { entry: Entry }) {
  return (
    <chakra.li
      position="relative"
      ps="5"
      pb="4"
      borderInlineStartWidth="1px"
      borderColor="border"
      ms="1.5"
      _last={{ pb: '0' }}
      _before={{
        content: '""',
        position: 'absolute',
        insetInlineStart: '-5px',
        top: '1.5',
        boxSize: '2.5',
        borderRadius: 'full',
        bg: 'primary',
      }}
    >
      <chakra.p m="0">
        <bdi>
          <chakra.span fontWeight="medium">{words}</chakra.span> {object_name}
        </bdi>
      </chakra.p>
      <chakra.p m="0" fontSize="xs" color="muted">
        <bdi>{by}</bdi> ·{' '}
        <chakra.time dateTime={at} title={new Date(at).toString()}>
          {displayInstant(at)}
        </chakra.time>
      </chakra.p>
      {changes.length > 0 && <ChangedFields changes={changes} size="xs" />}
    </chakra.li>
  );
}
