import type { InputOf } from '../../../shared/contract/endpoint';
import { ledger as rows } from '../../../shared/contract/ledger';
import { sumOf } from '../../../shared/domain/ledger/accounts';
import { bankCents, bankLimits } from '../../../shared/domain/ledger/bank/bank-lines';
import { refuse } from '../../../shared/wire/refusals';
import { change } from '../../runtime/change';
import { type EntryRef, refKey } from '../../table/bank/record';
import { bankObject, checkStates, findLines, nextVersion, permitChange, turnedLine } from './find-bank';
import { rememberedRule } from './remembered-rule';

type Matches = InputOf<typeof rows.matchBankLines>['body']['matches'];

const refOf = ({ book_id, property_id, entry_id }: Matches[number]['entries'][number]): EntryRef => ({
  leaseId: book_id,
  propertyId: property_id,
  source: entry_id,
});

/** Each line and each entry once, and no more than a transaction holds. */
function checkOnce(matches: Matches): void {
  const refs = matches.flatMap(({ entries }) => entries.map((one) => refKey(refOf(one))));
  const isOnce =
    new Set(refs).size === refs.length &&
    new Set(matches.map(({ line_id }) => line_id)).size === matches.length;
  if (!isOnce || refs.length > bankLimits.entriesPerCall)
    throw refuse('invalid', { fields: { matches: 'Choose each line and each entry once' } });
}

/** Matches open lines to entries of the ledgers: exactly their cents, each entry once. */
export const matchBankLines = change(rows.matchBankLines, {
  ...permitChange,
  read: async ({ viewer, body }, deps) => {
    const { organizationId } = viewer;
    const refs = body.matches.flatMap(({ entries }) => entries.map(refOf));
    const unique = new Map(refs.map((ref) => [refKey(ref), { organizationId, ...ref }]));
    const lineIds = body.matches.map(({ line_id }) => line_id);
    const [at, entries, heads, rules] = await Promise.all([
      findLines({ viewer }, { accountId: body.account_id, lineIds }, deps),
      deps.ledgers.entriesNamed([...unique.values()]),
      deps.ledgers.headsOf([
        ...new Map(refs.map((ref) => [ref.leaseId, { organizationId, ...ref }])).values(),
      ]),
      body.rule ? deps.banks.rules({ organizationId, accountId: body.account_id }) : [],
    ]);
    return { ...at, entries, heads, rules };
  },
  act: async (request, deps) => {
    const { body, found } = request;
    const { account, lines, entries, heads, rules } = found;
    checkOnce(body.matches);
    checkStates(found, ['open']);
    const cents = new Map(entries.map((entry) => [refKey(entry), bankCents(entry, account.code)]));
    const isAt = new Set(heads.map(({ propertyId, leaseId }) => [propertyId, leaseId].join()));
    const matched = body.matches.flatMap(({ line_id, entries: chosen }) => {
      const refs = chosen.map(refOf);
      const isThere = refs.every(
        (ref) => cents.get(refKey(ref)) && isAt.has([ref.propertyId, ref.leaseId].join()),
      );
      if (!isThere) throw refuse('not-found');
      return lines
        .filter(({ lineId }) => lineId === line_id)
        .map((line) => ({ ...turnedLine(line, { state: 'matched', entries: refs }, request) }));
    });
    const moves = ({ entries: refs }: (typeof matched)[number]) =>
      sumOf(refs.map((ref) => cents.get(refKey(ref)) ?? 0));
    if (matched.some((line) => moves(line) !== line.cents)) throw refuse('bad-amount');
    const rule = body.rule && rememberedRule({ account, rules, request, rule: body.rule }, deps);
    await deps.banks.change({
      account: nextVersion(account),
      lines: matched,
      ...(rule && { rule }),
      trace: request.trace({
        action: 'bank.match',
        object: bankObject(account),
        after: {
          lines: matched.length,
          amount: sumOf(matched.map((line) => line.cents)),
          ...(rule && { text: rule.words }),
        },
      }),
    });
    return { success: 1 };
  },
});
