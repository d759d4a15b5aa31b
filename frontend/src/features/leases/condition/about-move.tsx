import type { ConditionReport } from '../../../../../shared/contract/lease-condition';
import { displayDate } from '../../../../../shared/domain/dates';
import type { Report, ReportKind } from '../../../../../shared/domain/leases/condition/report';
import { limits } from '../../../../../shared/domain/limits';
import { DateField } from '../../../ui/fields/date-field';
import { TextField } from '../../../ui/fields/text-field';
import { Columns } from '../../../ui/layout/columns';
import { Fact, Facts } from '../../../ui/layout/facts';
import { Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { moveWords } from './condition-words';
import type { Filling } from './use-report';

type Props = { read: ConditionReport; filling: Filling };
type FactsProps = { kind: ReportKind; report: Report };

/** The day, the keys, the meters, and where the tenants go. */
export const AboutMove = ({ read, filling }: Props) => (
  <Section title="Keys and meters">
    <Fields read={read} filling={filling} />
  </Section>
);

/** The same as it was written down. */
export function MoveFacts({ kind, report: { day, keys, meters, address } }: FactsProps) {
  const words = moveWords[kind];
  return (
    <Section title="Keys and meters">
      <Facts>
        <Fact label={words.day}>{displayDate(day)}</Fact>
        <Fact label={words.keys}>{keys || '–'}</Fact>
        {meters.map(({ id, name, reading }) => (
          <Fact key={id} label={name}>
            {reading || '–'}
          </Fact>
        ))}
        {address !== '' && <Fact label="Forwarding address">{address}</Fact>}
      </Facts>
    </Section>
  );
}

function Fields({ read, filling }: Props) {
  const { report, change, fields } = filling;
  const words = moveWords[read.kind];
  const reading = (id: string, text: string) =>
    change({ meters: report.meters.map((one) => (one.id === id ? { ...one, reading: text } : one)) });
  return (
    <Stack gap="4">
      <Columns widths="1fr 1fr" from="sm" gap="4" alignItems="end">
        <DateField
          id="day"
          label={words.day}
          required
          max={read.today}
          value={report.day}
          error={fields.day}
          onChange={({ target }) => target.value !== '' && change({ day: target.value })}
        />
        <TextField
          id="keys"
          label={words.keys}
          required
          hint="Such as 2 house keys, 1 mailbox key"
          maxLength={limits.textCharacters}
          value={report.keys}
          error={fields.keys}
          onChange={({ target }) => change({ keys: target.value })}
        />
        {report.meters.map(({ id, name, reading: value }) => (
          <TextField
            key={id}
            label={`${name} meter`}
            dir="ltr"
            maxLength={limits.textCharacters}
            value={value}
            onChange={({ target }) => reading(id, target.value)}
          />
        ))}
      </Columns>
      {read.kind === 'out' && (
        <TextField
          label="Forwarding address (optional)"
          hint="Where the tenants can be reached from now on."
          autoComplete="off"
          maxLength={limits.textCharacters}
          value={report.address}
          onChange={({ target }) => change({ address: target.value })}
        />
      )}
    </Stack>
  );
}
