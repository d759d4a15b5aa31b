import { problemsOf } from '../../../../../../shared/domain/problem';
import { api } from '../../../../api/client';
import { AmountField } from '../../../../forms/amount-field';
import { centsOf } from '../../../../forms/typed-cents';
import type { DialogProps } from '../dialog-props';
import { RequestDialog } from '../request-dialog';
import { WordsField } from './fields';

/** What the work will cost. */
export default function EstimateDialog({ request: { request_id }, onClose }: DialogProps) {
  return (
    <RequestDialog
      title="Add an estimate"
      lead="Above the spending limit, we ask the owners right away."
      button="Add an estimate"
      values={{ cents: '', words: '' }}
      problems={({ cents }) =>
        problemsOf({
          cents: centsOf(cents) <= 0 && 'Enter an amount above zero',
        })
      }
      send={({ cents, words }) =>
        api.requests.addEstimate({ body: { request_id, cents: centsOf(cents), words: words.trim() } })
      }
      done="Estimate saved."
      onClose={onClose}
    >
      <AmountField name="cents" label="Amount" required />
      <WordsField name="words" label="What it covers (optional)" />
    </RequestDialog>
  );
}
