import { displayDollars } from '../../../../../shared/domain/money';
import { type Earner, sharedIncome } from '../../../../../shared/domain/screening/income';
import { Fact } from '../../../ui/layout/facts';

const text = (earners: readonly Earner[]): string =>
  earners
    .map(({ name, income }) => `${name} ${income > 0 ? displayDollars(income) : 'no income'}`)
    .join(', ');

/** What those who rent together earn a month, and of whom it is made; what guarantors earn stands beside. */
export function IncomeFacts({ earners, times }: { earners: readonly Earner[]; times: number | undefined }) {
  const { income } = sharedIncome(earners);
  const guarantors = earners.filter(({ kind }) => kind === 'guarantor');
  const together = earners.filter((one) => !guarantors.includes(one));
  return (
    <>
      <Fact label="Income">{times === undefined ? '–' : `${times}× the rent`}</Fact>
      <Fact label="Monthly income">{income > 0 ? displayDollars(income) : '–'}</Fact>
      {together.length > 1 && <Fact label="Earned by">{text(together)}</Fact>}
      {guarantors.length > 0 && <Fact label="Guarantor, not counted">{text(guarantors)}</Fact>}
    </>
  );
}
