import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { AnswerOf } from '../../../../../shared/contract/endpoint';
import type { ledger } from '../../../../../shared/contract/ledger';
import { addDays, addToMonth, displayDate, endOfMonth, monthOf } from '../../../../../shared/domain/dates';
import { isReopening } from '../../../../../shared/domain/ledger/close-books';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { FormDialog } from '../../../forms/form-dialog';
import { useFormField } from '../../../forms/use-field';
import { displayInstant } from '../../../ui/data/instant';
import { DateField } from '../../../ui/fields/date-field';
import { Muted } from '../../../ui/primitives/text';
import { ledgerChanged } from '../queries';
import { ReasonField } from '../show/line-dialog';

type Books = AnswerOf<typeof ledger.getBooks>['data'];
type Values = { through: string; reason: string };

/** The end of the last whole month. */
const proposed = ({ latest }: Books): string => endOfMonth(addToMonth(monthOf(addDays(latest, 1)), -1));

/** One call tells some thousand ledgers; the nightly check tells those that change meanwhile. */
async function closeAll(through: string, reason: string): Promise<void> {
  const body = { ...(through && { through }), reason: reason.trim() };
  let left = Number.POSITIVE_INFINITY;
  for (;;) {
    const { data } = await api.ledger.closeBooks({ body });
    if (data.left === 0 || data.left >= left) return;
    left = data.left;
  }
}

/** Closes the books through a day, or opens them again (D7). */
export default function CloseBooksDialog({ books, onClose }: { books: Books; onClose: () => void }) {
  const client = useQueryClient();
  const { through: closed = '', latest } = books;
  return (
    <FormDialog<Values>
      title="Close the books"
      lead="Nothing can be charged, received, or changed on a closed day. Later corrections go on an open day, so figures you have reported stay the same."
      button={({ through }) => (isReopening(closed, through) ? 'Reopen the books' : 'Close the books')}
      values={{ through: closed || proposed(books), reason: '' }}
      problems={({ through, reason }) =>
        problemsOf({
          through: through > latest && `Choose ${displayDate(latest)} or an earlier day`,
          reason:
            isReopening(closed, through) && reason.trim() === '' && 'Enter why you are reopening the books',
        })
      }
      send={({ through, reason }) => closeAll(through, reason)}
      done={({ through }) =>
        through === '' ? 'All days are open.' : `Books are closed through ${displayDate(through)}.`
      }
      onSaved={() => ledgerChanged(client)}
      onClose={onClose}
    >
      {books.at && <Muted small>{`Last changed ${displayInstant(books.at)} by ${books.by}`}</Muted>}
      <Fields closed={closed} latest={latest} />
    </FormDialog>
  );
}

function Fields({ closed, latest }: { closed: string; latest: string }) {
  const through = useWatch<Values, 'through'>({ name: 'through' });
  return (
    <>
      <DateField
        label="Closed through"
        hint="The last day of a month you have already reported. Leave empty to keep all days open."
        max={latest}
        {...useFormField('through')}
      />
      {isReopening(closed, through) && <ReasonField required />}
    </>
  );
}
