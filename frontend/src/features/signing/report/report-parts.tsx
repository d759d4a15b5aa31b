import type { ReactNode } from 'react';
import type { MailedReport } from '../../../../../shared/contract/signing';
import { displayDate } from '../../../../../shared/domain/dates';
import type {
  Condition,
  Report,
  ReportItem,
  ReportKind,
} from '../../../../../shared/domain/leases/condition/report';
import { displayDay } from '../../../ui/data/instant';
import { Card } from '../parts/signing-frame';

type Urls = MailedReport['pictures'];

const conditionWords: Record<Condition, string> = {
  good: 'Good',
  worn: 'Worn',
  damaged: 'Damaged',
  missing: 'Missing',
};

const moveWords: Record<ReportKind, { day: string; keys: string }> = {
  in: { day: 'Moved in on', keys: 'Keys handed over' },
  out: { day: 'Keys returned on', keys: 'Keys returned' },
};

/** Photos that open large in a tab of their own. */
function Photos({ names, urls, of }: { names: readonly string[]; urls: Urls; of: string }) {
  const known = names.flatMap((name) => urls[name] ?? []);
  if (known.length === 0) return null;
  return (
    <p className="photos">
      {known.map((url, index) => (
        <a key={url} href={url} target="_blank" rel="noopener noreferrer">
          <img
            src={url}
            alt={`${of}, ${index + 1} of ${known.length}`}
            loading="lazy"
            width={80}
            height={80}
          />
        </a>
      ))}
    </p>
  );
}

type RemarksProps = { remarks: MailedReport['remarks']; urls: Urls };

/** What tenants see differently. */
export const RemarkLines = ({ remarks, urls }: RemarksProps) =>
  remarks.map(({ item, name, at, note, photos }) => (
    <div key={`${item} ${name} ${at}`} className="remark">
      <p className="fine">
        <bdi>{name}</bdi>, {displayDay(at)}
      </p>
      {note !== '' && <p dir="auto">{note}</p>}
      <Photos names={photos} urls={urls} of={`Remark of ${name}`} />
    </div>
  ));

/** What a report says of one thing. */
const Said = ({ item, urls, of }: { item: ReportItem; urls: Urls; of?: string }) => (
  <div className="said">
    <p>
      {of && <span className="fine">{of} </span>}
      <span className="condition" data-condition={item.condition}>
        {item.condition ? conditionWords[item.condition] : 'Not looked at'}
      </span>
    </p>
    {item.note !== '' && <p dir="auto">{item.note}</p>}
    <Photos names={item.photos} urls={urls} of={of ? `${item.name} ${of.toLowerCase()}` : item.name} />
  </div>
);

type FactsProps = { kind: ReportKind; report: Report };

/** Day, keys, meters, and where the tenants go. */
export const ReportFacts = ({ kind, report: { day, keys, meters, address } }: FactsProps) => (
  <Card title="Keys and meters">
    <dl className="report-facts">
      <dt>{moveWords[kind].day}</dt>
      <dd>{displayDate(day)}</dd>
      <dt>{moveWords[kind].keys}</dt>
      <dd dir="auto">{keys || '–'}</dd>
      {meters.map(({ id, name, reading }) => [
        <dt key={id}>{name}</dt>,
        <dd key={`${id} reading`} dir="auto">
          {reading || '–'}
        </dd>,
      ])}
      {address !== '' && (
        <>
          <dt>Forwarding address</dt>
          <dd dir="auto">{address}</dd>
        </>
      )}
    </dl>
  </Card>
);

type RoomsProps = {
  read: Pick<MailedReport, 'report' | 'before' | 'pictures'>;
  below: (item: ReportItem) => ReactNode;
  /** At the end of a room. */
  after?: (room: Report['rooms'][number]) => ReactNode;
};

/** The home room by room; at move-out each thing stands below what the move-in report said. */
export function ReportRooms({ read: { report, before, pictures }, below, after }: RoomsProps) {
  const old = (id: string) => before?.rooms.flatMap(({ items }) => items).find((item) => item.id === id);
  return report.rooms.map((room) => (
    <Card key={room.id} title={room.name}>
      <ul className="things">
        {room.items.map((item) => {
          const was = old(item.id);
          return (
            <li key={item.id}>
              <h3 dir="auto">{item.name}</h3>
              <div className={was ? 'sides' : undefined}>
                {was && <Said item={was} urls={pictures} of="At move-in" />}
                <Said item={item} urls={pictures} {...(was && { of: 'At move-out' })} />
              </div>
              {below(item)}
            </li>
          );
        })}
      </ul>
      {after?.(room)}
    </Card>
  ));
}
