import type { Contract } from '../../shared/contract';
import { displayDate } from '../../shared/domain/dates';
import { dollarsInWords } from '../../shared/domain/ledger/checks/check-words';
import { displayDollars } from '../../shared/domain/money';
import { productName } from '../../shared/domain/product';
import { refuse } from '../../shared/wire/refusals';
import { findCheckAccount } from '../common/ledger/check-account';
import { MachineBusy } from '../gateways/print/in-thread';
import { answer, type Handler } from '../runtime/handler';
import type { BankCheck } from '../table/bank/record';

/** The caller waits, and so does everyone behind them. */
const milliseconds = 12_000;

/** As it stands on the paper; stars keep anybody from writing before the amount. */
const printedCheck = ({ number, payee, cents, on, stub }: BankCheck) => ({
  number: String(number),
  payee,
  amount: `**${displayDollars(cents).replace('$', '')}`,
  total: displayDollars(cents),
  words: `${dollarsInWords(cents)} ${'*'.repeat(12)}`,
  date: displayDate(on),
  memo: [...new Set(stub.map(({ invoice }) => invoice).filter(Boolean))].join(', '),
  stub: stub.map((line) => ({ ...line, due: displayDate(line.due), amount: displayDollars(line.cents) })),
});

/** Checks of an account in the order of their numbers; without any, a page to align the stock by. */
export const printChecks: Handler<Contract['prints']['printChecks']> = async (request, deps) => {
  // Layout takes a processor a while, so it waits for the session check first.
  await request.session();
  const { viewer, now, body } = request;
  const { numbers, layout, right, down } = body;
  const account = await findCheckAccount({ viewer }, body.account_id, deps);
  const found = await deps.banks.checksByNumber({ ...account, numbers });
  if (found.length < new Set(numbers).size) throw refuse('not-found');
  if (found.some(({ voided }) => voided)) throw refuse('already-reversed');
  const checks = found.toSorted((one, other) => one.number - other.number).map(printedCheck);
  const paper = {
    title: checks.length === 0 ? 'Check alignment' : 'Checks',
    author: productName,
    date: now.toISOString().slice(0, 10).split('-').map(Number),
    layout,
    right,
    down,
    checks,
  };
  const files = { '/checks.json': Buffer.from(JSON.stringify(paper)) };
  const printing = deps.printer.print(files, 'checks', { milliseconds }).catch((problem: unknown) => {
    if (problem instanceof MachineBusy) throw refuse('busy');
    throw problem;
  });
  return answer({ pdf: Buffer.from(await printing).toString('base64') });
};
