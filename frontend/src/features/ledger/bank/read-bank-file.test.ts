import { describe, expect, it } from 'vitest';
import { bankFileProblems, readBankFile } from './read-bank-file';

const fileOf = (text: string, name = 'oct.csv') => new File([text], name);
const csv = (lines: number) =>
  fileOf(
    `Date,Amount,Description\n${Array.from({ length: lines }, (_, at) => `10/05/2026,${at + 1}.00,A\n`).join('')}`,
  );
const transaction = (id: number, amount = '5.00') =>
  `<STMTTRN><DTPOSTED>20261005<TRNAMT>${amount}<FITID>${id}<NAME>A</STMTTRN>`;
const statement = (rows: string, account = '1111') =>
  `<STMTRS><BANKACCTFROM><ACCTID>${account}\n</BANKACCTFROM>${rows}</STMTRS>`;
const ofx = (rows: string) => fileOf(`<OFX>${rows}</OFX>`, 'oct.qfx');
const many = (count: number) => Array.from({ length: count }, (_, at) => transaction(at)).join('\n');

describe('a bank’s file', () => {
  it('is at most 5 MB', async () => {
    const most = 'Date,Amount\n10/05/2026,5.00\n'.padEnd(5 * 1024 * 1024, '\n');
    expect(await readBankFile(fileOf(most))).toHaveProperty('table.rows.length', 2);
    expect(await readBankFile(fileOf(`${most}\n`))).toBe('tooLarge');
  });

  it('has at most 2,000 lines, and at least one', async () => {
    expect(await readBankFile(csv(2_000))).toHaveProperty('table.rows.length', 2_001);
    expect(await readBankFile(csv(2_001))).toBe('tooManyLines');
    expect(await readBankFile(csv(0))).toBe('noLines');
    expect(await readBankFile(csv(1))).toHaveProperty('name', 'oct.csv');
  });

  it('of OFX has as many, those that cannot be read counted, of one account', async () => {
    expect(await readBankFile(ofx(statement(many(2_000))))).toHaveProperty('ofx.lines.length', 2_000);
    expect(await readBankFile(ofx(statement(many(2_001))))).toBe('tooManyLines');
    expect(await readBankFile(ofx(statement(`${many(2_000)}${transaction(9_999, 'none')}`)))).toBe(
      'tooManyLines',
    );
    expect(await readBankFile(ofx(statement('')))).toBe('noLines');
    const two = statement(transaction(1)) + statement(transaction(2), '2222');
    expect(await readBankFile(ofx(two))).toBe('severalAccounts');
    const one = await readBankFile(ofx(statement(transaction(1))));
    expect(one).toMatchObject({ name: 'oct.qfx', ofx: { last4: '1111', lines: [{ cents: 500 }] } });
  });

  it('is text', async () => {
    expect(await readBankFile(fileOf('PK\u0003\u0004\0\0', 'oct.xlsx'))).toBe('notText');
  });

  it('is refused in words that say the limit', () => {
    expect(bankFileProblems.tooLarge).toBe('This file is larger than 5 MB. Download fewer months.');
    expect(bankFileProblems.tooManyLines).toBe('This file has more than 2,000 lines. Download fewer months.');
  });
});
