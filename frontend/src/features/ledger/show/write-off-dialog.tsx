import type { Ledger } from '../../../../../shared/contract/ledger-shapes';
import { displayDate } from '../../../../../shared/domain/dates';
import { chargeName } from '../../../../../shared/domain/ledger/kind-names';
import { displayDollars } from '../../../../../shared/domain/money';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { useValueField } from '../../../forms/use-field';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { FieldError } from '../../../ui/fields/field';
import { Stack } from '../../../ui/layout/layout';
import { LineDialog, ReasonField } from './line-dialog';

type Open = Ledger['open'][number];
type Values = { charges: number[]; reason: string };

const chosenIn = (open: readonly Open[], charges: readonly number[]): Open[] =>
  open.filter(({ charge }) => charges.includes(charge));

/** What is open and will not be paid is named as bad debt (D67). */
export default function WriteOffDialog({ ledger, onClose }: { ledger: Ledger; onClose: () => void }) {
  const { lease_id, open } = ledger;
  return (
    <LineDialog<Values>
      title="Write off bad debt"
      lead="What you write off is no longer asked for. It lowers income in a line of its own, and you can recover it when the tenant pays after all."
      button={({ charges }) =>
        `Write off ${displayDollars(chosenIn(open, charges).reduce((sum, { cents }) => sum + cents, 0))}`
      }
      isDanger
      values={{ charges: open.map(({ charge }) => charge), reason: '' }}
      problems={({ charges, reason }) =>
        problemsOf({
          charges: charges.length === 0 && 'Choose at least one charge',
          reason: reason.trim() === '' && 'Say why',
        })
      }
      send={({ charges: chosen, reason }, sending) => {
        const charges = chosenIn(open, chosen).map(({ charge, cents }) => ({ charge, cents }));
        return api.ledger.writeOffCharges({ body: { lease_id, charges, reason: reason.trim() } }, sending);
      }}
      done="Written off."
      onClose={onClose}
    >
      <ChargesField open={open} />
      <ReasonField required />
    </LineDialog>
  );
}

function ChargesField({ open }: { open: readonly Open[] }) {
  const { value, error, onChange } = useValueField<Values, 'charges'>('charges');
  return (
    <Stack gap="1" role="group" aria-label="Charges">
      {open.map(({ charge, cents, due, ...named }) => (
        <CheckboxField
          key={charge}
          label={`${chargeName(named)} due ${displayDate(due)}: ${displayDollars(cents)}`}
          checked={value.includes(charge)}
          onChange={({ target }) =>
            onChange(target.checked ? [...value, charge] : value.filter((one) => one !== charge))
          }
        />
      ))}
      {error && <FieldError id="charges-error">{error}</FieldError>}
    </Stack>
  );
}
