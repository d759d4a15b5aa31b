import type { HomeMore } from '../../../../shared/contract/home';
import { ComingCard } from './coming-card';
import { HeldCard } from './held-card';
import { MonthChart } from './month-chart';

type Props = {
  more: HomeMore;
  /** A small portfolio shows its units in place of the chart. */
  isSmall: boolean;
  seesBank: boolean;
};

/** Money over time, whose it is, and what comes next: loaded after the first sight. */
export default function HomeSide({ more: { months, held, coming }, isSmall, seesBank }: Props) {
  return (
    <>
      {months && !isSmall && <MonthChart months={months} />}
      {held && <HeldCard held={held} seesBank={seesBank} />}
      <ComingCard coming={coming} />
    </>
  );
}
