import { api } from '../../../../api/client';
import { useValueField } from '../../../../forms/use-field';
import { ChoiceCards } from '../../../../ui/fields/choice-cards';
import type { DialogProps } from '../dialog-props';
import { RequestDialog } from '../request-dialog';
import { WordsField } from './fields';

type Values = { stars: '' | '1' | '2' | '3' | '4' | '5'; words: string };
const choices = (['1', '2', '3', '4', '5'] as const).map((value) => ({
  value,
  label: value === '1' ? '1 star' : `${value} stars`,
}));

/** It works again, with stars if one likes. */
export default function ConfirmDialog({ request: { request_id }, onClose }: DialogProps) {
  return (
    <RequestDialog<Values>
      title="It works again"
      lead="The request is closed. You can reopen it for 30 days."
      button="Confirm"
      values={{ stars: '', words: '' }}
      send={({ stars, words }) =>
        api.requests.confirmRequest({
          body: { request_id, ...(stars !== '' && { stars: Number(stars) }), words: words.trim() },
        })
      }
      done="Confirmed."
      onClose={onClose}
    >
      <Stars />
      <WordsField name="words" label="Anything to add? (optional)" />
    </RequestDialog>
  );
}

function Stars() {
  const { onChange, ...stars } = useValueField<Values, 'stars'>('stars');
  return (
    <ChoiceCards {...stars} label="How was it? (optional)" columns={5} choices={choices} onValue={onChange} />
  );
}
