import { displayDollars } from '../../../../../shared/domain/money';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { AmountField } from '../../../forms/amount-field';
import { centsOf, typedOf } from '../../../forms/typed-cents';
import { Button } from '../../../ui/primitives/button';
import { MemoField, MoneyDialog, type MoneyDialogProps } from './money-dialogs';

type Sending = { cents: string; memo: string };

/** A distribution that the payment provider sends (D30, D44). */
export default function SendDialog({ money, onClose, ownerId = '', onOther }: MoneyDialogProps) {
  const owner = money.owners.find(({ owner_id }) => owner_id === ownerId);
  const most = owner?.transferable ?? 0;
  return (
    <MoneyDialog<Sending>
      title={`Pay ${owner?.name ?? ''}`}
      lead={`The payment provider sends it to the owner’s bank account, which takes about two business days. At most ${displayDollars(most)} of ${money.property_title} has cleared there.`}
      button="Send the payment"
      values={{ cents: typedOf(most), memo: '' }}
      problems={({ cents }) =>
        problemsOf({
          cents:
            (centsOf(cents) <= 0 && 'Enter an amount above zero') ||
            (centsOf(cents) > most && `At most ${displayDollars(most)} is possible`),
        })
      }
      send={({ cents, memo }, sending) => {
        const body = { property_id: money.property_id, owner_id: ownerId, seen_cents: most };
        return api.ledger.transferToOwner(
          { body: { ...body, cents: centsOf(cents), memo: memo.trim() } },
          sending,
        );
      }}
      done="The payment is on its way. The property’s book shows what becomes of it."
      onClose={onClose}
    >
      <AmountField name="cents" label="Amount" required />
      <MemoField />
      <Button variant="plain" alignSelf="start" onClick={onOther}>
        Write down a check or cash instead
      </Button>
    </MoneyDialog>
  );
}
