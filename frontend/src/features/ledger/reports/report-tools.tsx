import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { reports } from '../../../../../shared/domain/ledger/reports/catalogue';
import { Bar } from '../../../ui/layout/layout';
import { DayFilter } from '../../../ui/list/day-filter';
import { CompactSelect } from '../../../ui/primitives/compact-select';
import { periodsOn, type ReportPlace, reportPlaces, timeOf, today } from './report-place';
import { reportedPropertiesQuery } from './report-queries';

type Props = {
  place: ReportPlace;
  onPlace: (place: ReportPlace) => void;
  /** Other choices of the report. */
  children?: ReactNode;
};

/** The days and the property of a report. */
export function ReportTools({ place, onPlace, children }: Props) {
  const { report = 'rent-roll', property_id = '' } = place;
  const { data: properties = [] } = useQuery(reportedPropertiesQuery);
  const change = (part: object) => onPlace(reportPlaces.narrowed(place, part));
  const { from, to } = timeOf(place, report);
  const periods = periodsOn(today());
  const names = Object.keys(periods);
  const chosen = names.find((name) => periods[name]?.from === from && periods[name]?.to === to) ?? '';
  const options = [
    { value: '', label: 'Other days' },
    ...names.map((name) => ({ value: name, label: name })),
  ];
  return (
    <Bar rule="below" display="flex" flexWrap="wrap" alignItems="center" gap="3" data-chrome="">
      {reports[report].time === 'period' ? (
        <>
          <CompactSelect
            label="Period"
            options={options}
            value={chosen}
            onValue={(name) => name !== '' && change(periods[name] ?? {})}
          />
          <DayFilter label="From" value={from} onDay={(day) => change({ from: day })} />
          <DayFilter label="To" value={to} onDay={(day) => change({ from, to: day })} />
        </>
      ) : (
        <DayFilter label="As of" value={to} onDay={(day) => change({ to: day })} />
      )}
      {properties.length > 1 && (
        <CompactSelect
          label="Property"
          w={{ base: 'full', sm: '14rem' }}
          options={[
            { value: '', label: 'All properties' },
            ...properties.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          value={property_id}
          onValue={(id) => change({ property_id: id })}
        />
      )}
      {children}
    </Bar>
  );
}
