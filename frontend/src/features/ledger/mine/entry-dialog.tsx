import { displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { Fact, Facts } from '../../../ui/facts';
import { Row, Stack } from '../../../ui/layout';
import { Modal } from '../../../ui/modal';
import { PlainList } from '../../../ui/plain-list';
import { Amount, Muted } from '../../../ui/text';
import { chargeName, lineName, owedText, type ShownLine } from '../parts/ledger-words';

/** One entry: what it changes of the balance, and the charges it went to. */
export default function EntryDialog({ line, onClose }: { line: ShownLine; onClose: () => void }) {
  const { on, amount, balance, charge, payment, covers } = line;
  return (
    <Modal open onClose={onClose} title={lineName(line)} lead={displayDate(on)} width="md">
      <Stack gap="5">
        <Facts>
          <Fact label="Changes the balance by">
            {amount < 0 ? `(${displayDollars(-amount)})` : displayDollars(amount)}
          </Fact>
          <Fact label="Balance after it">{owedText(balance)}</Fact>
          {charge && <Fact label="Due">{displayDate(charge.due)}</Fact>}
          {payment?.payer && <Fact label="From">{payment.payer}</Fact>}
        </Facts>
        {covers.length > 0 && (
          <PlainList>
            {covers.map((cover) => (
              <Row as="li" spread key={cover.charge}>
                <span>
                  <bdi>{chargeName(cover)}</bdi> <Muted as="span">{`due ${displayDate(cover.due)}`}</Muted>
                </span>
                <Amount>{displayDollars(cover.cents)}</Amount>
              </Row>
            ))}
          </PlainList>
        )}
      </Stack>
    </Modal>
  );
}
