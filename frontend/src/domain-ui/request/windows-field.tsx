import { Plus, X } from 'lucide-react';
import { instantIn } from '../../ui/data/zone-time';
import { DateField } from '../../ui/fields/date-field';
import { TextField } from '../../ui/fields/text-field';
import { Columns } from '../../ui/layout/columns';
import { Row, Stack } from '../../ui/layout/layout';
import { Button } from '../../ui/primitives/button';
import { IconButton } from '../../ui/primitives/icon-button';
import { Muted, SubTitle } from '../../ui/primitives/text';

/** A day with two times of its clock, while they are typed. */
export type TypedWindow = { readonly day: string; readonly from: string; readonly to: string };

/** As instants of a zone; undefined until it is whole and ends after it begins. */
export function windowOf({ day, from, to }: TypedWindow, zone: string) {
  if (day === '' || from === '' || to === '' || from >= to) return undefined;
  return { from: instantIn(zone, day, from), to: instantIn(zone, day, to) };
}

type OneProps = {
  value: TypedWindow;
  onValue: (value: TypedWindow) => void;
  min: string;
  error?: string | undefined;
};

/** A day, and from when until when. */
export const WindowField = ({ value, onValue, min, error }: OneProps) => (
  <Columns widths="2fr 1fr 1fr" from="sm" gap="3" flex="1">
    <DateField
      label="Day"
      min={min}
      value={value.day}
      error={error}
      onChange={({ target }) => onValue({ ...value, day: target.value })}
    />
    <TextField
      label="From"
      type="time"
      dir="ltr"
      value={value.from}
      onChange={({ target }) => onValue({ ...value, from: target.value })}
    />
    <TextField
      label="To"
      type="time"
      dir="ltr"
      value={value.to}
      onChange={({ target }) => onValue({ ...value, to: target.value })}
    />
  </Columns>
);

type Props = {
  windows: readonly TypedWindow[];
  onWindows: (windows: readonly TypedWindow[]) => void;
  min: string;
  most: number;
  /** What is asked, where that is not what suits the person. */
  title?: string;
  hint?: string;
};

/** Times that suit, as many as one likes to name. */
export function WindowsField({
  windows,
  onWindows,
  min,
  most,
  title = 'When does it suit you?',
  hint = 'Optional. On the clock of the home.',
}: Props) {
  const put = (at: number, value: TypedWindow) =>
    onWindows(windows.map((one, index) => (index === at ? value : one)));
  return (
    <Stack gap="3" role="group" aria-label={title}>
      <SubTitle>{title}</SubTitle>
      <Muted small>{hint}</Muted>
      {windows.map((value, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a window has no other name
        <Row key={at} flexWrap="nowrap" alignItems="flex-end">
          <WindowField value={value} min={min} onValue={(next) => put(at, next)} />
          <IconButton
            label={`Remove time ${at + 1}`}
            onClick={() => onWindows(windows.filter((_, index) => index !== at))}
          >
            <X aria-hidden="true" />
          </IconButton>
        </Row>
      ))}
      {windows.length < most && (
        <Row>
          <Button
            variant="outline"
            size="sm"
            onClick={() => onWindows([...windows, { day: '', from: '09:00', to: '12:00' }])}
          >
            <Plus aria-hidden="true" />
            Add a time
          </Button>
        </Row>
      )}
    </Stack>
  );
}
