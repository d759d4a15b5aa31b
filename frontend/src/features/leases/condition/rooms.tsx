import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { ConditionReport } from '../../../../../shared/contract/lease-condition';
import type { Report, ReportItem } from '../../../../../shared/domain/leases/condition/report';
import { Grow, Row, Stack } from '../../../ui/layout/layout';
import { RuledList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { twoPerRow } from '../../../ui/layout/two-per-row';
import { SubTitle } from '../../../ui/primitives/text';
import { ConditionBadge, ItemSaid, NoteAndPhotos } from './item-said';

export const itemsById = (report: Report | undefined): ReadonlyMap<string, ReportItem> =>
  new Map((report?.rooms ?? []).flatMap(({ items }) => items.map((item) => [item.id, item] as const)));

type Urls = ConditionReport['pictures'];

type Props = {
  read: Pick<ConditionReport, 'before' | 'pictures'>;
  report: Report;
  /** What stands below a thing, such as remarks on it. */
  below: (item: ReportItem) => ReactNode;
};

/** The home room by room, a line for each thing; with a move-in report, beside what that one said. */
export function Rooms({ read: { before, pictures }, report, below }: Props) {
  const old = itemsById(before);
  return report.rooms.map(({ id, name, items }) => (
    <Section key={id} title={<bdi>{name}</bdi>} flush>
      <RuledList dense>
        {items.map((item) => (
          <li key={item.id}>
            <Said item={item} urls={pictures} before={old.get(item.id)} />
            {below(item)}
          </li>
        ))}
      </RuledList>
    </Section>
  ));
}

/** At both ends of a tenancy, side by side. */
const Sides = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '4',
    rowGap: '1.5',
    gridTemplateColumns: { base: twoPerRow('6rem'), md: 'repeat(3, minmax(0, 1fr))' },
    '& > h3': { gridColumn: { base: '1 / -1', md: 'auto' } },
  },
});

type SaidProps = { item: ReportItem; urls: Urls; before: ReportItem | undefined };

/** One thing as it was signed. */
function Said({ item, urls, before }: SaidProps) {
  const name = (
    <SubTitle>
      <bdi>{item.name}</bdi>
    </SubTitle>
  );
  if (before)
    return (
      <Sides>
        {name}
        <ItemSaid item={before} urls={urls} of="At move-in" />
        <ItemSaid item={item} urls={urls} of="At move-out" />
      </Sides>
    );
  return (
    <Stack gap="2">
      <Row flexWrap="nowrap">
        <Grow>{name}</Grow>
        <ConditionBadge item={item} />
      </Row>
      <NoteAndPhotos item={item} urls={urls} />
    </Stack>
  );
}
