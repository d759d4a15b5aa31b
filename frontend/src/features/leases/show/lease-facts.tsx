import type { LeaseDetails } from '../../../../../shared/contract/leases';
import { counted } from '../../../../../shared/domain/counted';
import { displayDate } from '../../../../../shared/domain/dates';
import { lateFeeWords, ordinal } from '../../../../../shared/domain/leases/document/words';
import { rentLinesOn, rentOn } from '../../../../../shared/domain/leases/rent/rent-rates';
import { untilLabel, untilWords } from '../../../../../shared/domain/leases/status/until-words';
import type { Term } from '../../../../../shared/domain/leases/term';
import { displayDollars } from '../../../../../shared/domain/money';
import { Fact, Facts } from '../../../ui/layout/facts';
import { Row, Stack } from '../../../ui/layout/layout';
import { PlainList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { Amount, SubTitle } from '../../../ui/primitives/text';
import { rentLineName } from '../parts/lease-words';
import { agreedTermOf } from '../parts/terms-of';

/** The rents that start later, the next one first. */
const rentToCome = ({ rent_changes, today }: LeaseDetails, { number, rentLines }: Term) =>
  rentLines
    .flatMap((line) =>
      rent_changes
        .filter((change) => change.term === number && change.line === line.id && change.from > today)
        .map(({ from, cents }) => ({ name: rentLineName(line), from, cents })),
    )
    .toSorted((one, other) => one.from.localeCompare(other.from));

/** The agreed terms, in figures. */
export function LeaseFacts({ lease }: { lease: LeaseDetails }) {
  const term = agreedTermOf(lease);
  if (!term) return null;
  const { until } = lease;
  const { from, deposit, dueDay, noticeDays, late } = term;
  const rates = { rentChanges: lease.rent_changes };
  const rentLines = rentLinesOn(rates, term, lease.today);
  return (
    <Section title="Terms">
      <Stack gap="5">
        <Facts>
          <Fact label="First day">{displayDate(from) || '–'}</Fact>
          <Fact label={untilLabel(until)}>{untilWords(until) || '–'}</Fact>
          <Fact label="Deposit">{deposit.cents > 0 ? displayDollars(deposit.cents) : 'None'}</Fact>
          <Fact label="Due">{`${ordinal(dueDay)} of the month`}</Fact>
          <Fact label="Late fee">{late.fee.kind === 'none' ? 'None' : lateFeeWords(late)}</Fact>
          <Fact label="Notice">{counted(noticeDays, 'day')}</Fact>
        </Facts>
        {rentLines.length > 0 && (
          <Stack gap="2">
            <SubTitle>Paid each month</SubTitle>
            <PlainList>
              {rentLines.map(({ id, kind, label, cents }) => (
                <Row as="li" spread key={id}>
                  <bdi>{rentLineName({ label, kind })}</bdi>
                  <Amount>{displayDollars(cents)}</Amount>
                </Row>
              ))}
              {rentLines.length > 1 && (
                <Row as="li" spread fontWeight="semibold" borderTopWidth="1px" borderColor="border" pt="2">
                  Total
                  <Amount>{displayDollars(rentOn(rates, term, lease.today))}</Amount>
                </Row>
              )}
              {rentToCome(lease, term).map(({ name, from: day, cents }) => (
                <Row as="li" spread key={`${name} ${day}`} color="fg.muted">
                  <bdi>{`${name} from ${displayDate(day)}`}</bdi>
                  <Amount>{displayDollars(cents)}</Amount>
                </Row>
              ))}
            </PlainList>
          </Stack>
        )}
      </Stack>
    </Section>
  );
}
