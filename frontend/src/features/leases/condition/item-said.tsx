import type { ReportItem } from '../../../../../shared/domain/leases/condition/report';
import { Row, Stack } from '../../../ui/layout/layout';
import { StatusBadge } from '../../../ui/primitives/status-badge';
import { Muted } from '../../../ui/primitives/text';
import { conditionLooks } from './condition-words';
import { PhotoStrip } from './photo-strip';

/** The photos of an item by their addresses. */
export const picturesOf = (
  { name, photos }: Pick<ReportItem, 'name' | 'photos'>,
  urls: Readonly<Record<string, string>>,
) =>
  photos.flatMap((photo, index) => {
    const url = urls[photo];
    return url === undefined ? [] : [{ url, alt: `${name}, photo ${index + 1}` }];
  });

type Props = { item: ReportItem; urls: Readonly<Record<string, string>> };

export function ConditionBadge({ item: { condition } }: Pick<Props, 'item'>) {
  if (condition === undefined) return <Muted as="span">Not looked at</Muted>;
  return <StatusBadge {...conditionLooks[condition]} />;
}

export const NoteAndPhotos = ({ item, urls, name = item.name }: Props & { name?: string }) => (
  <>
    {item.note !== '' && (
      <p>
        <bdi>{item.note}</bdi>
      </p>
    )}
    <PhotoStrip pictures={picturesOf({ ...item, name }, urls)} of={name} />
  </>
);

/** What a report says of one thing; `of`: which report, where two stand side by side. */
export const ItemSaid = ({ item, urls, of }: Props & { of: string }) => (
  <Stack gap="2">
    <Row gap="2">
      <Muted as="span" small>
        {of}
      </Muted>
      <ConditionBadge item={item} />
    </Row>
    <NoteAndPhotos item={item} urls={urls} name={`${item.name} ${of.toLowerCase()}`} />
  </Stack>
);
