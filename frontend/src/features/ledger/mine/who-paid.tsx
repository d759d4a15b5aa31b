import type { MyShare, PaidByOne } from '../../../../../shared/contract/rent-shares';
import { displayMonth } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { Row, Stack } from '../../../ui/layout/layout';
import { PlainList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { Amount, Muted, SubTitle } from '../../../ui/primitives/text';

/** Which of the roommates paid what, by month; first names alone (D26). */
export function WhoPaid({ share, today }: { share: MyShare; today: string }) {
  const { coming, paid, before } = share;
  const months = [{ month: today.slice(0, 7), paid }, ...before].filter((one) => one.paid.length > 0);
  if (coming.length + months.length === 0) return null;
  return (
    <Section title="Who paid what">
      <Stack gap="4">
        {coming.length > 0 && <Paid title="Pending" paid={coming} />}
        {months.map((one) => (
          <Paid key={one.month} title={displayMonth(one.month)} paid={one.paid} />
        ))}
        <Muted small>
          By the day that a payment was received. Everybody is responsible for the whole rent.
        </Muted>
      </Stack>
    </Section>
  );
}

const Paid = ({ title, paid }: { title: string; paid: readonly PaidByOne[] }) => (
  <Stack gap="1">
    <SubTitle>{title}</SubTitle>
    <PlainList gap="0.5">
      {paid.map(({ name, is_me, cents }) => (
        <Row as="li" spread key={`${is_me} ${name}`}>
          <bdi>{is_me ? 'You' : name || 'Others'}</bdi>
          <Amount>{displayDollars(cents)}</Amount>
        </Row>
      ))}
    </PlainList>
  </Stack>
);
