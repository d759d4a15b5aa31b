import type { ReactNode } from 'react';
import { displayDate } from '../../../../../shared/domain/dates';
import { signedDollars } from '../../../../../shared/domain/money';
import { lineName, type ShownLine } from '../../../domain-ui/ledger/line-words';
import { Modal } from '../../../ui/feedback/modal';
import { Fact, Facts } from '../../../ui/layout/facts';
import { Stack } from '../../../ui/layout/layout';
import { ChargeLines } from './charge-lines';
import { owedText } from './ledger-words';

type Props = {
  line: ShownLine;
  /** The button of a payment's receipt, for who gets one. */
  receipt: ReactNode;
  onClose: () => void;
};

/** One entry: what it changes of the balance, and the charges it went to. */
export default function EntryDialog({ line, receipt, onClose }: Props) {
  const { on, amount, balance, charge, payment, covers } = line;
  return (
    <Modal open onClose={onClose} title={lineName(line)} lead={displayDate(on)} width="md" footer={receipt}>
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
