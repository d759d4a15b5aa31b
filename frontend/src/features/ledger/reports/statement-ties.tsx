import { isTied, type Tie } from '../../../../../shared/domain/ledger/reports/ties';
import { signedDollars } from '../../../../../shared/domain/money';
import { Notice } from '../../../ui/feedback/notice';
import { Stack } from '../../../ui/layout/layout';
import { Muted } from '../../../ui/primitives/text';

/** Both figures of each check, and how far they are apart where they differ (D71). */
export function StatementTies({ ties }: { ties: readonly Tie[] }) {
  const broken = ties.filter((tie) => !isTied(tie));
  if (broken.length > 0)
    return (
      <Stack gap="3">
        {broken.map(({ name, figures: [one, other] }) => (
          <Notice key={name} kind="danger" title={`${name} do not agree`}>
            {`${one.label}: ${signedDollars(one.cents)}. ${other.label}: ${signedDollars(other.cents)}. Difference: ${signedDollars(one.cents - other.cents)}. This report cannot be printed until they agree.`}
          </Notice>
        ))}
      </Stack>
    );
  return (
    <Stack gap="1">
      {ties.map(({ name, figures: [one, other] }) => (
        <Muted key={name} small>
          {`Checked: ${one.label} = ${other.label} = ${signedDollars(one.cents)}`}
        </Muted>
      ))}
    </Stack>
  );
}
