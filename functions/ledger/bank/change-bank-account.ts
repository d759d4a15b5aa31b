import { ledger as rows } from '../../../shared/contract/ledger';
import { lastEndedDay } from '../../../shared/domain/ledger/close-books';
import { maySave } from '../../../shared/domain/ledger/openings/sheet';
import { refuse } from '../../../shared/wire/refusals';
import { change } from '../../runtime/change';
import type { Deps } from '../../runtime/deps/deps';
import type { BankAccount } from '../../table/bank/record';
import { bankObject, findBank, nextVersion, permitChange } from './find-bank';

type Opening = { readonly opening: number; readonly openedOn: string };

/**
 * The opening stays once something is reconciled or the sheet is brought in; no line may be of its day or
 * before.
 */
async function checkOpening(
  account: BankAccount,
  { opening, openedOn }: Opening,
  { now, deps }: { now: Date; deps: Deps },
): Promise<void> {
  if (opening === account.opening && openedOn === account.openedOn) return;
  const closed = account.through !== account.openedOn && 'The opening is part of a reconciliation';
  const early =
    openedOn > account.openedOn &&
    (await deps.banks.lines({ ...account, from: '', to: openedOn, limit: 1 })).length > 0 &&
    'There are lines of this day or before';
  const late = openedOn > lastEndedDay(now) && 'Choose a past day';
  const sheet = await deps.openings.sheet(account.organizationId);
  const brought = sheet && !maySave(sheet.state) && 'The opening balances were brought in with it';
  const why = closed || brought || late || early;
  if (why) throw refuse('bad-day', { fields: { opened_on: why } });
}

/** Changes how an account is called, or its opening while nothing is reconciled. */
export const changeBankAccount = change(rows.changeBankAccount, {
  ...permitChange,
  read: ({ viewer, body }, deps) => findBank({ viewer }, body.account_id, deps),
  act: async ({ now, body, found, trace }, deps) => {
    const { name, last4, kind = found.kind, opening_cents: opening, opened_on: openedOn, version } = body;
    if (version !== found.version) throw refuse('changed-meanwhile');
    await checkOpening(found, { opening, openedOn }, { now, deps });
    const moved = found.through === found.openedOn && { through: openedOn, balance: opening };
    const facts = { name: name.trim(), last4, ...(kind && { kind }), opening, openedOn };
    const account = { ...nextVersion(found), ...facts, ...moved };
    const factsOf = (one: BankAccount) => ({
      name: one.name,
      last4: one.last4,
      ...(one.kind && { kind: one.kind }),
      amount: one.opening,
      day: one.openedOn,
    });
    await deps.banks.change({
      account,
      trace: trace({
        action: 'bank.update',
        object: bankObject(account),
        before: factsOf(found),
        after: factsOf(account),
      }),
    });
    return { success: 1 };
  },
});
