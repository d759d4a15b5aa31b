import type { InputOf } from '../../../shared/contract/endpoint';
import { ledger as rows } from '../../../shared/contract/ledger';
import { negated } from '../../../shared/domain/ledger/accounts';
import type { LineRule } from '../../../shared/domain/ledger/bank/line-rules';
import { bankFact, unidentifiedMoney } from '../../../shared/domain/ledger/bank/organization-book';
import { followedBy, post } from '../../../shared/domain/ledger/fold';
import { splitAmong } from '../../../shared/domain/ledger/owners/property-book';
import { isRefused } from '../../../shared/domain/ledger/refusals';
import type { By } from '../../../shared/domain/ledger/rent/charges';
import { refuse } from '../../../shared/wire/refusals';
import { isSoloIn } from '../../common/ledger/bank-money';
import { ownersOn } from '../../common/ledger/ledger-place';
import { openFactDay, ownToday, shownOfOwn } from '../../common/ledger/own-book';
import { findPropertyBook, type PropertyBookAt, shownOfProperty } from '../../common/ledger/property-book';
import { change } from '../../runtime/change';
import type { LedgerRead } from '../../table/ledger/read';
import { organizationBook } from '../../table/ledger/record';
import { refusalOf } from '../books/post-change';
import { checkBearer } from './check-bearer';
import { enteredName, liveIn, undoneIn } from './entered-entries';
import { bankObject, checkStates, findLines, nextVersion, permitChange, turnedLine } from './find-bank';
import { rememberedRule } from './remembered-rule';

type Kind = 'bank' | 'interest' | 'unidentified';

type Body = InputOf<typeof rows.enterBankLine>['body'];

/** What lines like it are proposed as from now on. */
const ruleOf = ({ kind, property_id }: Body, words: string): LineRule => ({
  words,
  kind,
  property_id: property_id ?? '',
  vendor: '',
  category: '',
  lease_id: '',
});

/** A line's entry has its own key; once that was taken back, the next number. */
function nextSource({ book }: LedgerRead, name: string): string {
  const count = Object.keys(book.entries).filter((source) => !source.endsWith(':reversal')).length;
  return count === 0 ? name : `${name}:${count + 1}`;
}

/** Of an owner's own account the owners bear it, by their shares of that day (D66). */
const partsOf = (at: PropertyBookAt, cents: number, on: string) => {
  const parts = splitAmong(Math.abs(cents), ownersOn(at.head)(on));
  return cents > 0 ? parts : negated(parts);
};

/**
 * A line that the books lack becomes an entry, and is matched to it in the same transaction: a charge or
 * interest of the bank, or money that nobody has claimed yet (D53).
 */
export const enterBankLine = change(rows.enterBankLine, {
  ...permitChange,
  read: async ({ viewer, now, body }, deps) => {
    const { organizationId } = viewer;
    const { account_id: accountId, line_id: lineId, kind, property_id: propertyId } = body;
    const lines = await findLines({ viewer }, { accountId, lineIds: [lineId] }, deps);
    const { account } = lines;
    const name = enteredName(kind, account.code, lineId);
    const [property, isSolo, rules] = await Promise.all([
      propertyId === undefined
        ? undefined
        : findPropertyBook({ viewer, now, propertyId }, { beginning: name }, deps),
      isSoloIn(organizationId, deps),
      body.remember === undefined ? [] : deps.banks.rules(account),
    ]);
    const ledger =
      property?.ledger ?? (await deps.ledgers.book({ ...organizationBook(organizationId), beginning: name }));
    const matches = await deps.banks.matches(ledger.stored, account.code);
    return { ...lines, name, property, ledger, matches, isSolo, rules };
  },
  act: async (request, deps) => {
    const { viewer, now, body, found, requestId } = request;
    const { account, lines, name, property, ledger, matches, isSolo, rules } = found;
    const [line] = lines;
    checkStates(found, ['open', 'aside']);
    if (!line) throw refuse('not-found');
    const hasProperty = property !== undefined;
    if (body.kind !== 'unidentified') checkBearer({ account, isSolo, hasProperty });
    else if (hasProperty) throw refuse('invalid', { fields: { property_id: 'It is of no property' } });
    if ((body.kind === 'bank') !== line.cents < 0) throw refuse('bad-amount');
    const { code } = account;
    const on = openFactDay([ledger.book], { code, on: line.on, today: ownToday(now) });
    const by: By = {
      source: nextSource(ledger, name),
      on,
      ...(body.memo.trim() !== '' && { why: body.memo.trim() }),
    };
    const parts = property && partsOf(property, line.cents, on);
    const commands: Record<Kind, () => ReturnType<typeof bankFact>> = {
      bank: () => bankFact(by, { code, cents: line.cents, kind: 'bank', parts }),
      interest: () => bankFact(by, { code, cents: line.cents, kind: 'interest', parts }),
      unidentified: () => unidentifiedMoney(by, { code, cents: line.cents, vendor: line.text }),
    };
    const isTaken = new Set(matches.flatMap(({ source, lineId }) => (lineId === '' ? [] : [source])));
    // Until Nov 2026 a line that was taken back left its entry in the books: it would count twice.
    const live = liveIn(ledger).filter((entry) => !isTaken.has(entry.source));
    const undone = undoneIn(ledger, { live, code, now });
    const posted = post(ledger.book, followedBy(ledger.book, undone, commands[body.kind]));
    if (isRefused(posted)) throw refusalOf(posted);
    const rule =
      body.remember === undefined
        ? undefined
        : rememberedRule({ account, rules, request, rule: ruleOf(body, body.remember) }, deps);
    const { leaseId, propertyId } = ledger.key;
    const entries = [{ propertyId, leaseId, source: by.source }];
    await deps.banks.change({
      account: nextVersion(account),
      lines: [turnedLine(line, { state: 'matched', entries }, request)],
      posts: [
        {
          before: ledger,
          posted,
          shown: property ? shownOfProperty(property.head, now) : shownOfOwn(await request.organization()),
          actor: { by: viewer.userId, at: now.toISOString(), requestId },
        },
      ],
      ...(rule && { rule }),
      trace: request.trace({
        action: 'bank.enter',
        object: bankObject(account),
        after: { kind: body.kind, day: on, amount: line.cents, ...(rule && { text: rule.words }) },
      }),
    });
    return { success: 1, data: { entry_id: by.source } };
  },
});
