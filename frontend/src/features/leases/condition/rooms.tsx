import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import type { ConditionReport } from '../../../../../shared/contract/lease-condition';
import type { Report, ReportItem } from '../../../../../shared/domain/leases/condition/report';
import { Bar, Stack } from '../../../ui/layout';
import { RuledList } from '../../../ui/plain-list';
import { Section } from '../../../ui/section';
import { SubTitle } from '../../../ui/text';
import { AddLine } from './add-line';
import { sendPhoto } from './condition-calls';
import { ItemForm } from './item-form';
import { ItemSaid } from './item-said';
import type { Filling } from './use-report';

type Urls = Readonly<Record<string, string>>;

const itemsById = (report: Report | undefined): ReadonlyMap<string, ReportItem> =>
  new Map((report?.rooms ?? []).flatMap(({ items }) => items.map((item) => [item.id, item] as const)));

type Props = {
  read: Pick<ConditionReport, 'lease_id' | 'before' | 'pictures'>;
  report: Report;
  filling?: Filling | undefined;
  /** What stands below a thing, such as remarks on it. */
  below?: (item: ReportItem) => ReactNode;
};

/** The home room by room; with a move-in report, each thing stands beside what that one said. */
export function Rooms({ read, report, filling, below }: Props) {
  const [sent, setSent] = useState<Urls>({});
  const before = itemsById(read.before);
  const urls = { ...read.pictures, ...sent };
  const take = async (item: ReportItem, file: File) => {
    const name = await sendPhoto(read.lease_id, file);
    setSent((known) => ({ ...known, [name]: URL.createObjectURL(file) }));
    filling?.addPhoto(item.id, name);
  };
  const saidBefore = ({ id }: ReportItem) => {
    const old = before.get(id);
    return old && <ItemSaid item={old} urls={urls} of="At move-in" />;
  };
  return (
    <>
      {report.rooms.map(({ id, name, items }) => (
        <Section key={id} title={<bdi>{name}</bdi>} flush>
          <RuledList>
            {items.map((item) => (
              <li key={item.id}>
                {filling ? (
                  <ItemForm
                    {...{ item, urls, filling }}
                    before={saidBefore(item)}
                    onPhoto={(file) => take(item, file)}
                  />
                ) : (
                  <Said item={item} urls={urls} before={saidBefore(item)} />
                )}
                {below?.(item)}
              </li>
            ))}
          </RuledList>
          {filling && (
            <Bar rule="above">
              <AddLine label={`Something else: ${name}`} onAdd={(added) => filling.addItem(id, added)} />
            </Bar>
          )}
        </Section>
      ))}
      {filling && (
        <Section>
          <AddLine label="Another room" onAdd={filling.addRoom} />
        </Section>
      )}
    </>
  );
}

/** One thing as it was signed, beside what the move-in report said. */
const Said = ({ item, urls, before }: { item: ReportItem; urls: Urls; before: ReactNode }) => (
  <Stack gap="2">
    <SubTitle>
      <bdi>{item.name}</bdi>
    </SubTitle>
    {before ? (
      <chakra.div display="grid" gap="4" gridTemplateColumns="repeat(2, minmax(0, 1fr))">
        {before}
        <ItemSaid item={item} urls={urls} of="At move-out" />
      </chakra.div>
    ) : (
      <ItemSaid item={item} urls={urls} />
    )}
  </Stack>
);
