import { problemsOf } from '../../../../../../shared/domain/problem';
import { api } from '../../../../api/client';
import { AmountField } from '../../../../forms/amount-field';
import { centsOf } from '../../../../forms/typed-cents';
import type { DialogProps } from '../dialog-props';
import { RequestDialog } from '../request-dialog';
import { WordsField } from './fields';

/** Staff go over the owners in an emergency. */
export default function OverrideDialog({ request: { request_id }, onClose }: DialogProps) {
  return (
    <RequestDialog
      title="Go ahead without the owners"
      lead="For an emergency only. We’ll tell the owners right away, with your reason."
      button="Go ahead without the owners"
      values={{ cents: '', words: '' }}
      problems={({ cents, words }) =>
        problemsOf({
          cents: centsOf(cents) <= 0 && 'Enter an amount above zero',
          words: words.trim() === '' && 'Say why',
        })
      }
      send={({ cents, words }) =>
        api.requests.overrideOwners({ body: { request_id, cents: centsOf(cents), why: words.trim() } })
      }
      done="The owners are told."
      onClose={onClose}
    >
      <AmountField name="cents" label="Amount" required />
      <WordsField name="words" label="Why it cannot wait" required />
    </RequestDialog>
  );
}
