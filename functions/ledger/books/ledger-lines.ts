import type { LedgerLine } from '../../../shared/contract/ledger-shapes';
import { totalOf } from '../../../shared/domain/ledger/accounts';
import { owedIn } from '../../../shared/domain/ledger/ledger-lines';
import { productName } from '../../../shared/domain/product';
import { refuse } from '../../../shared/wire/refusals';
import { peopleNames } from '../../common/audit/actor-names';
import type { Deps } from '../../runtime/deps/deps';
import type { ViewerCall } from '../../runtime/handler';
import { cursorOf, placeOf } from '../../table/db/cursor';
import type { LedgerRead } from '../../table/ledger/read';
import type { StoredEntry } from '../../table/ledger/record';
import { movedLine, otherLedgers } from './moved-lines';

type Asked = {
  readonly key: LedgerRead['key'];
  /** What the tenants owe after the newest entry of all. */
  readonly balance: number;
  readonly through?: string | undefined;
  readonly after?: string | undefined;
  /** Which entries are shown; balances run over the others, too. */
  readonly isShown: (entry: StoredEntry) => boolean;
  readonly limit: number;
  /** Staff, who may see the other ledger of a moved deposit. */
  readonly staff?: Pick<ViewerCall, 'viewer' | 'now'> | undefined;
};
type Balanced = { readonly entry: StoredEntry; readonly balance: number };

/** Entries that one request reads. */
const readAtOnce = 100;

/** The place and balance at which a page goes on; the cursor holds both. */
function startOf({ after, balance }: Asked) {
  if (after === undefined) return { balance, before: undefined };
  const [place, left] = placeOf('ledger', after);
  const [on = '', seq = ''] = place.split('#');
  if (!/^\d+$/.test(seq) || !/^-?\d+$/.test(left)) throw refuse('invalid');
  return { balance: Number(left), before: { on, seq: Number(seq) } };
}

/** Reads on until the page is full. */
async function balanced(asked: Asked, deps: Deps) {
  const { key, through, isShown, limit } = asked;
  let { balance, before } = startOf(asked);
  const found: Balanced[] = [];
  for (;;) {
    const entries = await deps.ledgers.page({ ...key, through, before, limit: readAtOnce });
    for (const entry of entries) {
      const one = { entry, balance };
      balance -= owedIn(entry.lines);
      if (!isShown(entry)) continue;
      if (found.length === limit) return { found, next: found.at(-1) };
      found.push(one);
    }
    const last = entries.at(-1);
    if (entries.length < readAtOnce || !last) return { found, next: undefined };
    before = { on: last.on, seq: last.seq };
  }
}

const cursorAfter = ({ entry, balance }: Balanced): string =>
  cursorOf('ledger', [`${entry.on}#${entry.seq}`, String(balance - owedIn(entry.lines))]);

const openOf = ({ charge, kind, label, due, cents }: NonNullable<StoredEntry['covers']>[number]) => ({
  charge,
  kind,
  label,
  due,
  cents,
});

/** A page of a ledger, the newest first, with who wrote each entry and how its payment stands today. */
export async function ledgerLines(asked: Asked, deps: Deps): Promise<{ lines: LedgerLine[]; next?: string }> {
  const { found, next } = await balanced(asked, deps);
  const entries = found.map(({ entry }) => entry);
  const people = entries.map(({ by }) => by);
  const undone = entries
    .filter(({ charge, moved, type }) => charge ?? moved ?? type === 'write-off')
    .map(({ source }) => `${source}:reversal`);
  const named = entries.flatMap(({ payment }) => payment ?? []);
  const [names, { book }, others] = await Promise.all([
    peopleNames(people, deps),
    deps.ledgers.book({ ...asked.key, sources: undone, payments: [...new Set(named)] }),
    otherLedgers(entries, asked.staff, deps),
  ]);
  const lines = found.map(({ entry, balance }): LedgerLine => {
    const { charge, process, source, paidOut } = entry;
    const isReversed = `${source}:reversal` in book.entries;
    const moved = movedLine(entry, { others, isReversed });
    const payment = entry.payment === undefined ? undefined : book.payments[entry.payment];
    const openingDeposit = entry.type === 'opening' ? -totalOf(entry.lines, 'deposit') : 0;
    return {
      entry_id: source,
      seq: entry.seq,
      type: entry.type,
      on: entry.on,
      at: entry.at,
      why: entry.why ?? '',
      by: process ? 'Automatic' : (names.get(entry.by) ?? productName),
      amount: owedIn(entry.lines),
      balance,
      ...(charge && {
        charge: {
          kind: charge.kind,
          label: charge.label,
          due: charge.due,
          cents: charge.cents,
          is_reversed: isReversed,
        },
      }),
      ...(payment && {
        payment: {
          payment_id: payment.paymentId,
          method: payment.method,
          reference: payment.reference,
          payer: payment.payer,
          cents: payment.cents,
          refunded: payment.refunded + (payment.sentBack ?? 0),
          prepaid: payment.prepaid,
          state: payment.state,
          covers: payment.covers.map(openOf),
        },
      }),
      ...(paidOut && { paid_out: { ...paidOut, cents: -totalOf(entry.lines, 'cash') } }),
      ...(openingDeposit !== 0 && { opening_deposit: openingDeposit }),
      ...(moved && { moved }),
      ...(entry.type === 'write-off' && isReversed && { is_recovered: true as const }),
      covers: (entry.covers ?? []).map(openOf),
    };
  });
  return { lines, ...(next && { next: cursorAfter(next) }) };
}
