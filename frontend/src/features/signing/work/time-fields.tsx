import { instantIn } from '../../../ui/data/zone-time';
import { TextEntry } from '../parts/text-entry';

export type TypedTime = { readonly day: string; readonly from: string; readonly to: string };
export const noTime: TypedTime = { day: '', from: '09:00', to: '12:00' };

/** A typed visit on the clock of the home; undefined until it is whole. */
export const timeOf = ({ day, from, to }: TypedTime, zone: string) =>
  day === '' || from === '' || to === '' || from >= to
    ? undefined
    : { from: instantIn(zone, day, from), to: instantIn(zone, day, to) };

type Props = { id: string; value: TypedTime; onValue: (value: TypedTime) => void };

/** A day and two times, on the clock of the home. */
export const TimeFields = ({ id, value, onValue }: Props) => (
  <div className="job-time">
    <TextEntry
      id={`${id}-day`}
      label="Day"
      type="date"
      dir="ltr"
      value={value.day}
      onChange={({ target }) => onValue({ ...value, day: target.value })}
    />
    <TextEntry
      id={`${id}-from`}
      label="From"
      type="time"
      dir="ltr"
      value={value.from}
      onChange={({ target }) => onValue({ ...value, from: target.value })}
    />
    <TextEntry
      id={`${id}-to`}
      label="To"
      type="time"
      dir="ltr"
      value={value.to}
      onChange={({ target }) => onValue({ ...value, to: target.value })}
    />
  </div>
);
