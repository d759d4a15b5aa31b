import { PDF } from '@libpdf/core';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { InputOf } from '../../shared/contract/endpoint';
import type { prints } from '../../shared/contract/prints';
import type { Viewer } from '../../shared/domain/people/roles';
import { testPrinter } from '../../test/support/test-seal';
import { openTestWorld, type TestWorld } from '../../test/support/test-world';
import { addBankAccount } from '../ledger/bank/add-bank-account';
import { BankCheck } from '../table/bank/record';
import { put } from '../table/db/writes';
import { printChecks } from './print-checks';

type Body = InputOf<typeof prints.printChecks>['body'];

const printer = testPrinter();
afterAll(() => printer.close());

let testWorld: TestWorld;
let account_id: string;
beforeEach(async () => {
  testWorld = await openTestWorld();
  await testWorld.head();
  await testWorld.organization({});
  testWorld.goTo('2026-07-03T12:00:00.000Z');
  const body = { name: 'Rent trust', last4: '', opening_cents: 0, opened_on: '2026-06-30' };
  account_id = (await testWorld.perform(addBankAccount, { ...testWorld.call(), body })).data.account_id;
});

const written = (number: number, over: Partial<BankCheck> = {}) =>
  testWorld.db.write(
    put(BankCheck, {
      organizationId: 'org_one',
      accountId: account_id,
      number,
      payee: 'Ames Plumbing',
      cents: 123_456,
      on: '2026-07-02',
      entries: [],
      stub: [{ invoice: 'A-7', property: 'Elm, 2B', memo: 'Sink', due: '2026-07-01', cents: 123_456 }],
      at: '2026-07-02T12:00:00.000Z',
      by: 'usr_head',
      ...over,
    }),
  );
async function pages(over: Partial<Body> = {}, who: Partial<Viewer> = {}): Promise<string[]> {
  const body: Body = { account_id, numbers: [1_041], layout: 'top', right: 0, down: 0, ...over };
  const reply = await printChecks({ ...testWorld.call(who), body }, { ...testWorld.deps, printer });
  const read = await PDF.load(new Uint8Array(Buffer.from(reply.data.pdf, 'base64')));
  return read.extractText().map(({ text }) => text.replace(/\s+/g, ' '));
}

it.each(['top', 'middle', 'bottom'] as const)(
  'a check stands at the %s, with its two stubs',
  async (layout) => {
    await written(1_041);
    const [page = '', ...others] = await pages({ layout });
    expect(others).toEqual([]);
    for (const part of [
      'One thousand two hundred thirty-four and 56/100',
      '**1,234.56',
      'Jul 02, 2026',
      'Check 1041 · Jul 02, 2026 · $1,234.56',
      'Elm, 2B',
      'A-7',
    ])
      expect(page).toContain(part);
    expect(page.split('Ames Plumbing').length - 1).toBe(3);
  },
);

it('checks are one a page, by their numbers; without any the page says where things stand', async () => {
  await written(1_042, { payee: 'City Water' });
  await written(1_041);
  const [first, second] = await pages({ numbers: [1_042, 1_041] });
  expect(first).toContain('Ames Plumbing');
  expect(second).toContain('City Water');
  const [alignment] = await pages({ numbers: [] });
  expect(alignment).toContain('Pay to the order of');
});

it('a check that is void, unknown, or another’s is not printed', async () => {
  await written(1_041, { voided: { at: '', by: '', on: '2026-07-03', reason: 'Lost' } });
  await expect(pages()).rejects.toMatchObject({ code: 'already-reversed' });
  await expect(pages({ numbers: [7] })).rejects.toMatchObject({ code: 'not-found' });
  await expect(pages({ account_id: 'bnk_other' })).rejects.toMatchObject({ code: 'not-found' });
  await expect(pages({}, { roleLabel: 'tenant' })).rejects.toMatchObject({ code: 'not-permitted' });
});
