import { addDays } from '../../../shared/domain/dates';
import { isDifference } from '../../../shared/domain/ledger/bank/bank-difference';
import { bankCents, undoneBy } from '../../../shared/domain/ledger/bank/bank-lines';
import {
  firstDayAfter,
  type Movement,
  type ReconcileFacts,
  reconcile,
} from '../../../shared/domain/ledger/bank/reconcile';
import { isBroughtCash, isOfOpening } from '../../../shared/domain/ledger/openings/opening-sources';
import { statementsOf } from '../../common/ledger/bank-report';
import type { Deps } from '../../runtime/deps/deps';
import {
  type BankLine,
  type BankOutstanding,
  type BankStatement,
  type CodedAccount,
  type EntryRef,
  refKey,
} from '../../table/bank/record';
import { type AccountWalk, type MovedEntry, walkAccount } from './account-walk';

/** An entry that a bank's line may be, as it was called when it was kept. */
export type CashItem = BankOutstanding['entries'][number];
export type CashMovement = Movement & CashItem & { readonly isChoice: boolean };

export type Reconciliation = {
  readonly account: CodedAccount;
  readonly code: string;
  readonly latest: BankStatement | undefined;
  /** Nothing was compared with the books before: what is outstanding of earlier days is a person's to say. */
  readonly isFirst: boolean;
  readonly walk: AccountWalk;
  readonly lines: readonly BankLine[];
  readonly facts: Omit<ReconcileFacts<CashMovement>, 'ending' | 'clearedBefore'>;
  /** Earlier entries that the opening balance has, unless a person says otherwise. */
  readonly before: ReadonlySet<string>;
};

/** Checks are stale after six months: no bank has to pay them. */
const staleDays = 180;

const lastDay = '9999-12-31';

/** A return takes its payment back: neither comes to the bank when a payment was a mistake. */
const undoesOf = ({ reverses, type, payment }: MovedEntry['entry']): string | undefined =>
  reverses ?? (type === 'return' && payment !== undefined ? `payment:${payment}` : undefined);

function itemOf({ head, entry }: MovedEntry, code: string): CashItem {
  const { received, paidOut, owners } = entry;
  const undoes = undoesOf(entry);
  return {
    propertyId: head.propertyId,
    leaseId: entry.leaseId,
    source: entry.source,
    on: entry.on,
    cents: bankCents(entry, code),
    type: entry.type,
    ...(undoes !== undefined && { undoes }),
    who: received?.payer || paidOut?.to || owners?.vendor || head.shown.tenants.join(', '),
    reference: (received ?? paidOut ?? owners)?.reference ?? '',
    propertyTitle: head.shown.propertyTitle,
    unitNumber: head.shown.unitNumber,
  };
}

const movementOf = ({ undoes, ...item }: CashItem, isChoice: boolean): CashMovement => ({
  ...item,
  isChoice,
  key: refKey(item),
  ...(undoes !== undefined && { undoes: refKey({ leaseId: item.leaseId, source: undoes }) }),
});

type Asked = { readonly account: CodedAccount; readonly through: string };

type Walked = { readonly organizationId: string; readonly code: string; readonly walk: AccountWalk };
type Known = { readonly refs: readonly EntryRef[]; readonly found: readonly CashItem[] };

/**
 * Entries of lines that are older than those looked through, or were left out with what took them back; and
 * that.
 */
async function alsoMatched(
  { organizationId, code, walk }: Walked,
  { refs, found }: Known,
  { ledgers }: Deps,
): Promise<CashItem[]> {
  const known = new Set(found.map(refKey));
  const unknown = refs.filter((ref) => !known.has(refKey(ref)));
  const entries = await ledgers.entriesNamed(unknown.map((ref) => ({ organizationId, ...ref })));
  const undoing = await ledgers.entriesNamed(entries.map((entry) => ({ ...entry, source: undoneBy(entry) })));
  const items = [...entries, ...undoing].flatMap((entry) => {
    const head = walk.heads.get(entry.leaseId);
    const isIn = head !== undefined && entry.seq <= head.seq && bankCents(entry, code) !== 0;
    return isIn ? [itemOf({ head, entry }, code)] : [];
  });
  const unique = new Map(items.map((item) => [refKey(item), item]));
  return [...unique.values()].filter((item) => !known.has(refKey(item)));
}

/** Everything that a reconciliation through a day is made of (D53). */
export async function readReconciliation({ account, through }: Asked, deps: Deps): Promise<Reconciliation> {
  const { organizationId, code } = account;
  const [latest] = await statementsOf(account, deps);
  const isFirst = latest?.kept === undefined;
  const opened = addDays(account.openedOn, -staleDays);
  const from = isFirst ? opened : firstDayAfter(account.through);
  const [lines, carried] = await Promise.all([
    deps.banks.lines({ ...account, from: firstDayAfter(account.through), to: lastDay }),
    latest?.kept ? deps.banks.outstanding({ ...latest, pages: latest.kept.outstandingPages }) : [],
  ]);
  const walk = await walkAccount({ organizationId, code, from, through }, deps);
  const found = [...carried, ...walk.moved.map((one) => itemOf(one, code))];
  const refs = lines.flatMap(({ entries }) => entries);
  const items = [...found, ...(await alsoMatched({ organizationId, code, walk }, { refs, found }, deps))];
  const matches = await deps.banks.matches(
    items.map((item) => ({ organizationId, ...item })),
    code,
  );
  const here = new Set(lines.map(({ lineId }) => lineId));
  const atLine = new Set(refs.map(refKey));
  // Matched to a line of days that are reconciled: the bank had it then.
  const gone = new Map(
    matches
      .filter(({ lineId }) => lineId !== '' && !here.has(lineId))
      .map((match) => [refKey(match), match.lineId]),
  );
  const movements = items
    .filter((item) => !isDifference(item) && !isBroughtCash(item) && !gone.has(refKey(item)))
    .map((item) => {
      const mayHaveCome = isFirst && item.on <= account.through;
      return movementOf(item, mayHaveCome && !atLine.has(refKey(item)) && !isOfOpening(item));
    });
  const early: Record<string, number> = {};
  for (const item of items) {
    const line = gone.get(refKey(item));
    if (line !== undefined && item.on > through) early[line] = (early[line] ?? 0) + item.cents;
  }
  const isOpening = ({ isChoice, on }: CashMovement) => isChoice && on <= account.openedOn;
  return {
    account,
    code,
    latest,
    isFirst,
    walk,
    lines,
    facts: {
      through,
      beginning: account.balance,
      book: walk.book,
      lines: lines.map(({ on, cents, state, entries }) => ({
        on,
        cents,
        state,
        entries: entries.map(refKey),
      })),
      movements,
      early: Object.values(early),
    },
    before: new Set(movements.filter(isOpening).map(({ key }) => key)),
  };
}

/** The same with the statement's ending balance, and what a person says was outstanding before. */
export function standingOf(
  { facts, before }: Pick<Reconciliation, 'facts' | 'before'>,
  {
    ending,
    outstanding,
  }: { readonly ending: number; readonly outstanding?: ReadonlySet<string> | undefined },
) {
  const choices = facts.movements.filter(({ isChoice }) => isChoice);
  const clearedBefore = outstanding
    ? new Set(choices.filter(({ key }) => !outstanding.has(key)).map(({ key }) => key))
    : before;
  return reconcile({ ...facts, ending, clearedBefore });
}
