import { displayDate } from '../../../../../shared/domain/dates';
import { signedDollars } from '../../../../../shared/domain/money';
import { Fact, Facts } from '../../../ui/facts';
import { Stack } from '../../../ui/layout';
import { Modal } from '../../../ui/modal';
import { ChargeLines } from '../parts/charge-lines';
import { lineName, owedText, type ShownLine } from '../parts/ledger-words';

/** One entry: what it changes of the balance, and the charges it went to. */
export default function EntryDialog({ line, onClose }: { line: ShownLine; onClose: () => void }) {
  const { on, amount, balance, charge, payment, covers } = line;
  return (
    <Modal open onClose={onClose} title={lineName(line)} lead={displayDate(on)} width="md">
      <Stack gap="5">
        <Facts>
          <Fact label="Changes the balance by">{signedDollars(amount)}</Fact>
          <Fact label="Balance after it">{owedText(balance)}</Fact>
          {charge && <Fact label="Due">{displayDate(charge.due)}</Fact>}
          {payment?.payer && <Fact label="From">{payment.payer}</Fact>}
        </Facts>
        {covers.length > 0 && <ChargeLines charges={covers} />}
      </Stack>
    </Modal>
  );
}
