import { useState } from 'react';
import { CsvExportButton } from '../../../ui/data/csv-export-button';
import { Row } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { DayFilter } from '../../../ui/list/day-filter';
import { periodsOn, today } from './report-place';
import { journalSource } from './report-source';

/** Every entry of a period as a file. */
export function JournalSection() {
  const [time, setTime] = useState(periodsOn(today())['Last month'] ?? { from: today(), to: today() });
  return (
    <Section
      title="Journal for your accountant"
      lead="Every line of every entry, with debit and credit in dollars, account, lease, and owner. Totals match the trial balance."
    >
      <Row>
        <DayFilter label="From" value={time.from} onDay={(from) => from && setTime({ ...time, from })} />
        <DayFilter label="To" value={time.to} onDay={(to) => to && setTime({ ...time, to })} />
        <CsvExportButton source={journalSource(time, 'csv')} />
        <CsvExportButton source={journalSource(time, 'jsonl')} label="Export JSONL" />
      </Row>
    </Section>
  );
}
