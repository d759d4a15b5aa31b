import { createHash } from 'node:crypto';
import type { Report } from '../../../shared/domain/screening/report';

type Section = Report['sections']['credit'];

const clear = (...lines: string[]): Section => ({ finding: 'clear', lines });
const look = (...lines: string[]): Section => ({ finding: 'look', lines });

/** The legal name of somebody about whom no report can be made. */
export const unknownName = 'No Match';

/** A made-up report: the same for the same name and date of birth, whoever asks and whenever. */
export function simulatedReport({ name, birthDate }: { name: string; birthDate: string }): Report {
  const digest = createHash('sha256').update(`${name.trim().toLowerCase()} ${birthDate}`).digest();
  const pick = (place: number, below: number): number => (digest[place] ?? 0) % below;
  const accounts = 2 + pick(0, 9);
  const late = pick(1, 5) === 0 ? 1 + pick(2, 3) : 0;
  const hasEviction = pick(3, 12) === 0;
  const hasRecord = pick(4, 12) === 0;
  const income = 2800 + pick(5, 200) * 25;
  return {
    isSimulated: true,
    sections: {
      identity: clear(
        `Name and date of birth belong together: ${name}, ${birthDate}`,
        'No other names known',
      ),
      credit:
        late > 0
          ? look(`${accounts} open accounts`, `${late} paid more than 30 days late in the past 24 months`)
          : clear(`${accounts} open accounts`, 'All paid on time in the past 24 months'),
      eviction: hasEviction
        ? look('One filing seven years ago or less, dismissed')
        : clear('No filings found in the past seven years'),
      criminal: hasRecord
        ? look('One misdemeanor, more than five years ago')
        : clear('No records found in the counties searched'),
      income: clear(`Employer confirms about $${income.toLocaleString('en-US')} a month`),
    },
  };
}
