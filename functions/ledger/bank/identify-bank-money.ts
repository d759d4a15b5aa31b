import { ledger as rows } from '../../../shared/contract/ledger';
import { signedTerms } from '../../../shared/domain/leases/status/standing';
import { bankCents } from '../../../shared/domain/ledger/bank/bank-lines';
import { reverseOwn } from '../../../shared/domain/ledger/bank/organization-book';
import { post } from '../../../shared/domain/ledger/fold';
import { isRefused } from '../../../shared/domain/ledger/refusals';
import { receive } from '../../../shared/domain/ledger/rent/payments';
import { refuse } from '../../../shared/wire/refusals';
import { findLedger } from '../../common/ledger/find-ledger';
import { ledgerKeyOf, ownersOn, shownOf } from '../../common/ledger/ledger-place';
import { openFactDay, ownToday, shownOfOwn } from '../../common/ledger/own-book';
import { change } from '../../runtime/change';
import { organizationBook } from '../../table/ledger/record';
import { refusalOf } from '../books/post-change';
import { postingId } from '../books/posting-id';
import { bankObject, findBank, nextVersion, permitChange } from './find-bank';

/** Facts are read whatever their day. */
const lastDay = '9999-12-31';

/**
 * Money that nobody had claimed is a tenant's payment: its negation and a receipt on the same account, so one
 * line of the bank has three entries. Dated the day it came while that is open, else today (D55).
 */
export const identifyBankMoney = change(rows.identifyBankMoney, {
  ...permitChange,
  read: async ({ viewer, now, body }, deps) => {
    const { entry_id: of, lease_id: leaseId } = body;
    const { organizationId } = viewer;
    const account = await findBank({ viewer }, body.account_id, deps);
    const key = organizationBook(organizationId);
    const [own, at, matches] = await Promise.all([
      deps.ledgers.book({ ...key, sources: [of, `${of}:reversal`] }),
      findLedger({ viewer, now, leaseId }, {}, deps),
      deps.banks.matches([{ ...key, source: of }], account.code),
    ]);
    const lineIds = matches.flatMap(({ lineId }) => (lineId === '' ? [] : [lineId]));
    const lines = await deps.banks.linesById({ ...account, lineIds });
    return { account, own, at, lines };
  },
  act: async (request, deps) => {
    const { viewer, now, body, found, requestId } = request;
    const { account, own, at, lines } = found;
    const { code } = account;
    if (signedTerms(at.read.lease, lastDay).length === 0) throw refuse('wrong-status');
    const entry = own.book.entries[body.entry_id];
    if (entry?.type !== 'unidentified' || bankCents(entry, code) <= 0) throw refuse('not-found');
    const cents = bankCents(entry, code);
    const on = openFactDay([own.book, at.ledger.book], { code, on: entry.on, today: ownToday(now) });
    const reversed = post(own.book, reverseOwn(own.book, { on }, { of: body.entry_id }));
    if (isRefused(reversed)) throw refusalOf(reversed);
    const payment = postingId('pay', request, deps);
    const source = `payment:${payment}`;
    const received = post(
      at.ledger.book,
      receive(
        at.ledger.book,
        { source, on },
        {
          payment,
          cents,
          method: body.method,
          reference: body.reference,
          payer: body.payer,
          account: code,
          chosen: [],
          isAutomatic: true,
          shares: ownersOn(at.head),
        },
      ),
    );
    if (isRefused(received)) throw refusalOf(received);
    const actor = { by: viewer.userId, at: now.toISOString(), requestId };
    const { leaseId, propertyId } = ledgerKeyOf(at);
    const more = [
      { propertyId: own.key.propertyId, leaseId: own.key.leaseId, source: `${body.entry_id}:reversal` },
      { propertyId, leaseId, source },
    ];
    const ownShown = shownOfOwn(await request.organization());
    const reply = { success: 1 as const, data: { entry_id: source } };
    await deps.banks.change({
      account: nextVersion(account),
      lines: lines.map((line) => ({ ...line, entries: [...line.entries, ...more] })),
      before: lines,
      posts: [
        { before: own, posted: reversed, shown: ownShown, actor },
        { before: at.ledger, posted: received, shown: shownOf(at, now), actor },
      ],
      trace: {
        ...request.trace({
          action: 'bank.identify',
          object: bankObject(account),
          after: { day: on, amount: cents, payer: body.payer, unitNumber: at.unit.unitNumber },
        }),
        reply,
      },
    });
    return reply;
  },
});
