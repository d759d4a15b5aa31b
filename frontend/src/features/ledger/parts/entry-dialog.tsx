import { displayDate } from '../../../../../shared/domain/dates';
import { signedDollars } from '../../../../../shared/domain/money';
import { Fact, Facts } from '../../../ui/facts';
import { Stack } from '../../../ui/layout';
import { Modal } from '../../../ui/modal';
import { PdfButton } from '../../../ui/pdf-button';
import { ChargeLines } from './charge-lines';
import { lineName, owedText, type ShownLine } from './ledger-words';
import { type Home, receiptPaper } from './receipt-paper';

type Props = { ledger: Home; line: ShownLine; onClose: () => void };

/** One entry: what it changes of the balance, and the charges it went to. */
export default function EntryDialog({ ledger, line, onClose }: Props) {
  const { on, amount, balance, charge, payment, covers } = line;
  const receipt = receiptPaper(ledger, line);
  return (
    <Modal
      open
      onClose={onClose}
      title={lineName(line)}
      lead={displayDate(on)}
      width="md"
      footer={receipt && <PdfButton label="Download receipt" paper={() => receipt} name={`receipt-${on}`} />}
    >
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
