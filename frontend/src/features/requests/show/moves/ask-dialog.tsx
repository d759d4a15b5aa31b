import { problemsOf } from '../../../../../../shared/domain/problem';
import { api } from '../../../../api/client';
import { AmountField } from '../../../../forms/amount-field';
import { centsOf } from '../../../../forms/typed-cents';
import type { DialogProps } from '../dialog-props';
import { RequestDialog } from '../request-dialog';
import { WordsField } from './fields';

/** Asks the owners whether so much may be spent. */
export default function AskDialog({ request: { request_id }, onClose }: DialogProps) {
  return (
    <RequestDialog
      title="Ask the owners"
      lead="Every owner with a share today gets a link by email. More than half of the shares must approve."
      button="Ask the owners"
      values={{ cents: '', words: '' }}
      problems={({ cents }) =>
        problemsOf({
          cents: centsOf(cents) <= 0 && 'Enter an amount above zero',
        })
      }
      send={({ cents, words }) =>
        api.requests.askOwners({ body: { request_id, cents: centsOf(cents), why: words.trim() } })
      }
      done="The owners are asked."
      onClose={onClose}
    >
      <AmountField name="cents" label="Amount" required />
      <WordsField name="words" label="What it is for (optional)" />
    </RequestDialog>
  );
}
