import type { ReportItem } from '../../../../../shared/domain/leases/condition/report';
import { Row, Stack } from '../../../ui/layout';
import { StatusBadge } from '../../../ui/status-badge';
import { Muted } from '../../../ui/text';
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

type Props = {
  item: ReportItem;
  urls: Readonly<Record<string, string>>;
  /** Of which report this is, where two stand side by side. */
  of?: string;
};

/** What a report says of one thing. */
export function ItemSaid({ item, urls, of }: Props) {
  const look = item.condition && conditionLooks[item.condition];
  return (
    <Stack gap="2">
      <Row gap="2">
        {of && (
          <Muted as="span" small>
            {of}
          </Muted>
        )}
        {look ? <StatusBadge {...look} /> : <Muted as="span">Not looked at</Muted>}
      </Row>
      {item.note !== '' && (
        <p>
          <bdi>{item.note}</bdi>
        </p>
      )}
      <PhotoStrip pictures={picturesOf(item, urls)} of={item.name} />
    </Stack>
  );
}
