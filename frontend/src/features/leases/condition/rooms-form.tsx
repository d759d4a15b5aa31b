import { CheckCheck, CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ConditionReport } from '../../../../../shared/contract/lease-condition';
import type { ReportItem, ReportRoom } from '../../../../../shared/domain/leases/condition/report';
import { ProgressBar } from '../../../ui/feedback/progress-bar';
import { FoldingSection } from '../../../ui/layout/folding-section';
import { Bar, Row } from '../../../ui/layout/layout';
import { RuledList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { Muted, Tint } from '../../../ui/primitives/text';
import { AddLine } from './add-line';
import { sendPhoto } from './condition-calls';
import { ItemForm } from './item-form';
import { ItemSaid } from './item-said';
import { itemsById } from './rooms';
import type { Filling } from './use-report';

type Urls = Readonly<Record<string, string>>;

const seen = (items: readonly ReportItem[]): number =>
  items.filter(({ condition }) => condition !== undefined).length;
const isSeen = ({ items }: ReportRoom): boolean => seen(items) === items.length;

type Props = {
  read: Pick<ConditionReport, 'lease_id' | 'before' | 'pictures' | 'remarks'>;
  filling: Filling;
  /** What stands below a thing, such as remarks on it. */
  below: (item: ReportItem) => ReactNode;
};

/** The home to fill in, room by room. The next room is open, and each where somebody has something to say. */
export function RoomsForm({ read, filling, below }: Props) {
  const { rooms } = filling.report;
  const [sent, setSent] = useState<Urls>({});
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
  const [next] = useState(rooms.find((room) => !isSeen(room))?.id);
  const before = itemsById(read.before);
  const urls = { ...read.pictures, ...sent };
  const all = rooms.flatMap(({ items }) => items);
  const take = async (item: ReportItem, file: File) => {
    const name = await sendPhoto(read.lease_id, file);
    setSent((known) => ({ ...known, [name]: URL.createObjectURL(file) }));
    filling.addPhoto(item.id, name);
  };
  const saidBefore = ({ id }: ReportItem) => {
    const old = before.get(id);
    return old && <ItemSaid item={old} urls={urls} of="At move-in" />;
  };
  const isOpen = ({ id, items }: ReportRoom): boolean =>
    items.some((item) => filling.fields[item.id] !== undefined) ||
    (toggled[id] ?? (id === next || items.some((item) => read.remarks.some((one) => one.item === item.id))));
  return (
    <>
      <ProgressBar
        label="Things checked"
        done={seen(all)}
        most={all.length}
        words={`${seen(all)} of ${all.length} items checked`}
      />
      {rooms.map((room) => (
        <FoldingSection
          key={room.id}
          title={room.name}
          isOpen={isOpen(room)}
          onToggle={(open) => setToggled((known) => ({ ...known, [room.id]: open }))}
          action={<RoomState room={room} filling={filling} />}
        >
          <RuledList>
            {room.items.map((item) => (
              <li key={item.id}>
                <ItemForm
                  item={item}
                  urls={urls}
                  filling={filling}
                  before={saidBefore(item)}
                  onPhoto={(file) => take(item, file)}
                />
                {below(item)}
              </li>
            ))}
          </RuledList>
          <Bar rule="above">
            <AddLine label={`Add an item: ${room.name}`} onAdd={(added) => filling.addItem(room.id, added)} />
          </Bar>
        </FoldingSection>
      ))}
      <Section>
        <AddLine label="Another room" onAdd={filling.addRoom} />
      </Section>
    </>
  );
}

/** How much of a room was looked at, and one button for what is left of it. */
function RoomState({ room, filling }: { room: ReportRoom; filling: Filling }) {
  const { id, name, items } = room;
  const done = seen(items);
  if (done === items.length)
    return (
      <Row gap="1.5" minH="8">
        <Tint color="success" alignSelf="center" mt="0">
          <CircleCheck size={16} aria-hidden="true" />
        </Tint>
        <Muted as="span">{items.length === 0 ? 'Empty' : 'Checked'}</Muted>
      </Row>
    );
  const label = done === 0 ? 'All good' : 'Rest is good';
  return (
    <Row gap="3">
      <Muted as="bdi">{`${done} of ${items.length}`}</Muted>
      <Button
        size="sm"
        variant="outline"
        aria-label={`${label}: ${name}`}
        onClick={() => filling.restIsGood(id)}
      >
        <CheckCheck aria-hidden="true" />
        {label}
      </Button>
    </Row>
  );
}
