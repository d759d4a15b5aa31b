import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readDelimited } from '../../tabular/delimited';
import { columnsByContent, guessColumns, isComplete, noColumns } from './bank-columns';
import { bankCents, lineName, numbered, StatementLine, undoneBy, wordedName } from './bank-lines';
import { guessReading, readingFrom, readingOf } from './guess-reading';
import type { ReadFile } from './read-file';
import { isOfx, readOfx } from './read-ofx';
import { type BankTable, type Reading, readTable } from './read-table';
import { directionOf } from './signs';

const tableOf = (text: string): BankTable => readDelimited(text, { most: 2_000 });
const rowsOf = (...rows: string[]): BankTable => tableOf(rows.join('\n'));
const fixture = (name: string): string =>
  readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8');
const readIn = (text: string, chosen: Partial<Reading> = {}): ReadFile => {
  const table = tableOf(text);
  return readTable(table, { ...guessReading(table).reading, ...chosen });
};
const doubtsIn = (text: string) => guessReading(tableOf(text)).doubts;
const centsOf = ({ lines }: ReadFile): number[] => lines.map(({ cents }) => cents);
const leftIn = ({ leftOut }: ReadFile) => leftOut.map(({ line, reason }) => [line, reason]);

describe('files as banks have them', () => {
  it.each([
    ['bank-a.csv', [145_000, -18_000, -6_215, 120_000]],
    ['bank-b.csv', [145_000, -6_215, -18_000]],
    ['bank-d.csv', [145_000, -18_000, 18_000, -6_215]],
    ['bank-e.csv', [145_000, -18_000]],
    ['bank-n.csv', [145_000, -18_000, -6_215]],
    ['bank-s.csv', [120_000]],
  ])('%s', (name, cents) => {
    const read = readIn(fixture(name));
    expect(centsOf(read)).toEqual(cents);
    expect(read.lines.every(({ on }) => on.startsWith('2026-11-'))).toBe(true);
    expect(read.breaks).toEqual([]);
    expect(doubtsIn(fixture(name))).toEqual([]);
  });

  it('bank-c.csv has no headings: its first transaction is not lost, and a person is asked', () => {
    const read = readIn(fixture('bank-c.csv'));
    expect(centsOf(read)).toEqual([145_000, -18_000, -6_215]);
    expect(read.lines[1]).toEqual({
      line: 2,
      bank_id: '',
      on: '2026-11-03',
      cents: -18_000,
      text: 'CHECK',
      check: '1201',
    });
    expect(doubtsIn(fixture('bank-c.csv'))).toEqual(['headings']);
  });

  it('bank-n.csv: a line without an amount is named', () => {
    const { leftOut } = readIn(fixture('bank-n.csv'));
    expect(leftOut).toEqual([
      { line: 4, reason: 'no-amount', words: '11/04/2026 · NOTE ONLY · - · - · 9270.00' },
    ]);
  });

  it('a balance column says what was there before and after', () => {
    expect(readIn(fixture('bank-d.csv'))).toMatchObject({
      beginning: 800_000,
      ending: { cents: 938_785, on: '2026-11-06' },
    });
    const newest = fixture('bank-b.csv').trim().split('\n');
    expect(readIn([newest[0], ...newest.slice(1).toReversed()].join('\n'))).toMatchObject({
      beginning: 800_000,
      ending: { cents: 920_785, on: '2026-11-04' },
      breaks: [],
    });
    expect(readIn('Date,Amount,Balance\n11/02/2026,5.00,15.00\n11/03/2026,5.00,25.00\n').breaks).toEqual([3]);
  });

  it.each([
    ['ofx-a.qfx', [145_000, 145_000], 1],
    ['ofx-b.ofx', [145_000, -6_215, 120_050], 1],
    ['ofx-m1.ofx', [145_000, 120_000], 1],
    ['ofx-m2.ofx', [120_000, -500], 1],
  ])('%s', (name, cents, accounts) => {
    const read = readOfx(fixture(name));
    expect(centsOf(read)).toEqual(cents);
    expect(read).toMatchObject({ accounts, last4: '4410', leftOut: [], isSignDoubtful: false });
  });
});

describe('a bank’s CSV', () => {
  it('has its headings below what else the bank puts there, and each row that is no line with its own', () => {
    const text = [
      'Statement of account,',
      '',
      'Date,Description,Amount,Check Number',
      '10/01/2026, RENT  NORA ,"1,450.00",',
      '10/03/2026,CHECK,-180.00,2107',
      '10/03/2026,Ending balance,"9,000.00",',
      '10/04/2026,Nothing,0.00,',
      'Total,,1270.00,',
      ',NO DAY,5.00,',
      '13/45/2026,BAD DAY,5.00,',
      '10/05/2026,BAD,five,',
      'End of file,,,',
    ].join('\n');
    const read = readIn(text);
    expect(read.lines).toEqual([
      { line: 4, bank_id: '', on: '2026-10-01', cents: 145_000, text: 'RENT NORA', check: '' },
      { line: 5, bank_id: '', on: '2026-10-03', cents: -18_000, text: 'CHECK', check: '2107' },
    ]);
    expect(leftIn(read)).toEqual([
      [1, 'title'],
      [6, 'balance'],
      [7, 'zero'],
      [8, 'balance'],
      [9, 'no-day'],
      [10, 'bad-day'],
      [11, 'bad-amount'],
      [12, 'title'],
    ]);
  });

  it('keeps a shop called Total, and a fee for processing', () => {
    const rows = ['10/05/2026,TOTAL WINE,-5.00', '10/06/2026,Processing fee,-1.00'];
    expect(centsOf(readIn(['Date,Description,Amount', ...rows].join('\n')))).toEqual([-500, -100]);
  });

  it.each([
    ['all with a minus', ['-7.00', '-8.00'], [-700, -800], true],
    ['one of two with a minus', ['7.00', '-7.00'], [-700, 700], true],
    ['most with a minus', ['-7.00', '-8.00', '7.00'], [-700, -800, 700], true],
    ['a single one with a minus', ['-7.00'], [-700], false],
    ['none with a minus', ['7.00'], [-700], true],
  ])('has money out beside money in: %s', (_, outs, cents, isSure) => {
    const rows = outs.map((out, at) => `2026-10-0${at + 2},B,${out},`);
    const text = ['Posting Date,Details,Debit,Credit', '2026-10-01,A,,5.00', ...rows].join('\n');
    expect(centsOf(readIn(text))).toEqual([500, ...cents]);
    expect(doubtsIn(text).includes('signs')).toBe(!isSure);
    const turned = readIn(text, { signs: 'by-column' });
    expect(
      centsOf(turned)
        .slice(1)
        .every((one) => one < 0),
    ).toBe(true);
  });

  it('believes its balances before anything else', () => {
    const rows = ['11/02/2026,A,-180.00,820.00', '11/03/2026,B,-20.00,800.00'];
    const text = ['Date,Description,Withdrawals,Balance', ...rows].join('\n');
    expect(centsOf(readIn(text))).toEqual([-18_000, -2_000]);
    const back = ['11/02/2026,A,-180.00,1180.00', '11/03/2026,B,-20.00,1200.00'];
    expect(centsOf(readIn(['Date,Description,Withdrawals,Balance', ...back].join('\n')))).toEqual([
      18_000, 2_000,
    ]);
    const card = ['11/02/2026,A,180.00,820.00', '11/03/2026,B,-20.00,840.00'];
    const turned = ['Date,Description,Amount,Balance', ...card].join('\n');
    expect(centsOf(readIn(turned))).toEqual([-18_000, 2_000]);
    expect(doubtsIn(turned)).toEqual([]);
  });

  it.each([
    ['Transaction Type', ['Credit', 'Debit']],
    ['Type', ['DEP', 'CHECK']],
    ['Credit or Debit', ['CR', 'DR']],
    ['Debit/Credit', ['C', 'D']],
    ['Credit Debit Indicator', ['Credit', 'Debit']],
    ['Direction', ['Incoming', 'Outgoing']],
    ['Sign', ['+', '-']],
    ['Details', ['CREDIT', 'DEBIT']],
  ])('takes the sign from a column %s', (heading, [plus, minus]) => {
    const text = `Date,Description,Amount,${heading}\n11/02/2026,A,5.00,${plus}\n11/03/2026,B,7.00,${minus}`;
    expect(centsOf(readIn(text))).toEqual([500, -700]);
    expect(doubtsIn(text)).toEqual([]);
  });

  it('takes no sign from a type where amounts have one, and asks where the two contradict', () => {
    const heading = 'Details,Posting Date,Description,Amount,Type,Balance';
    const chase = [
      'DEBIT,11/03/2026,CITY WATER,-62.15,ACH_DEBIT,937.85',
      'CREDIT,11/02/2026,ZELLE,1000.00,ACCT_XFER,1000.00',
    ];
    expect(centsOf(readIn([heading, ...chase].join('\n')))).toEqual([-6_215, 100_000]);
    const odd = 'Date,Amount,Type\n11/02/2026,5.00,Debit\n11/03/2026,-7.00,Debit\n11/04/2026,9.00,Credit';
    expect(doubtsIn(odd)).toEqual(['signs']);
  });

  it('leaves out a row whose type says nothing, where the type has the sign', () => {
    const rows = ['11/02/2026,5.00,Credit', '11/03/2026,7.00,Debit', '11/04/2026,9.00,Transfer'];
    const read = readIn(['Date,Amount,Type', ...rows].join('\n'));
    expect([centsOf(read), leftIn(read)]).toEqual([[500, -700], [[4, 'no-direction']]]);
  });

  it('asks when unsigned amounts are withdrawals by their words', () => {
    const text = 'Date,Description,Amount\n11/02/2026,DEPOSIT,5.00\n11/03/2026,WITHDRAWAL ACH,7.00';
    expect(doubtsIn(text)).toEqual(['signs']);
    expect(centsOf(readIn(text, { signs: 'turned' }))).toEqual([-500, -700]);
  });

  it('has amounts with CR and DR beside them', () => {
    const text = 'Date,Amount\n11/02/2026,5.00 CR\n11/03/2026,7.00 DR';
    expect(centsOf(readIn(text))).toEqual([500, -700]);
  });

  it('has decimal commas between semicolons', () => {
    const text = 'Date;Description;Amount\n13.11.2026;Rent;1.450,00\n14.11.2026;Water;-62,15';
    expect(centsOf(readIn(text))).toEqual([145_000, -6_215]);
  });

  it('shows pending rows and never books them', () => {
    const rows = [
      'Pending,,DEPOSIT,5.00,',
      '11/05/2026,Pending,CARD,-6.00,',
      '11/04/2026,Posted,WATER,-7.00,',
      '11/04/2026,Declined,GAS,-8.00,',
      '11/04/2026,Posted,PENDING: ACH,-9.00,',
    ];
    const read = readIn(['Date,Status,Description,Amount,', ...rows].join('\n'));
    expect(centsOf(read)).toEqual([-700]);
    expect(read.pending.map(({ line, on, cents }) => [line, on, cents])).toEqual([
      [2, '', 500],
      [3, '2026-11-05', -600],
      [6, '2026-11-04', -900],
    ]);
    expect(leftIn(read)).toEqual([[5, 'declined']]);
    const parts = [
      'Pending transactions,,',
      '11/05/2026,A,-6.00',
      'Posted transactions,,',
      '11/04/2026,B,-7.00',
    ];
    const parted = readIn(['Date,Description,Amount', ...parts].join('\n'));
    expect([centsOf(parted), parted.pending.length]).toEqual([[-700], 1]);
  });

  it('keeps its order of days in spite of one odd row, which is named', () => {
    const rows = ['11/02/2026,A,1.00', '11/03/2026,B,2.00', '11/04/2026,C,3.00', '13/11/2026,ODD,4.00'];
    const text = ['Date,Description,Amount', ...rows].join('\n');
    const read = readIn(text);
    expect(read.lines.map(({ on }) => on)).toEqual(['2026-11-02', '2026-11-03', '2026-11-04']);
    expect(leftIn(read)).toEqual([[5, 'bad-day']]);
    expect(doubtsIn(text)).toEqual(['order']);
    expect(readIn(text, { order: 'day-first' }).lines.map(({ on }) => on)).toContain('2026-11-13');
  });

  it('loses no row behind a quote that is never closed', () => {
    const text =
      'Date,Description,Amount\n11/02/2026,"DEPOSIT,5.00\n11/03/2026,WATER,-7.00\n11/04/2026,"GAS",-8.00\n';
    expect(centsOf(readIn(text))).toEqual([500, -700, -800]);
    expect(tableOf(text).faults).toEqual([{ line: 2, what: 'stray-quote' }]);
  });

  it('without known headings is read by what stands in its columns, and asks', () => {
    const table = rowsOf('A,B,C', '31.10.2026,Rent,5.00');
    const { reading, doubts } = guessReading(table);
    expect(reading.headingsAt).toBe(0);
    expect(doubts).toEqual(['columns']);
    expect(readTable(table, reading).lines).toMatchObject([{ on: '2026-10-31', cents: 500, text: 'Rent' }]);
  });

  it.each([
    ['an amount before the balance', ['-180.00,9270.00', '1200.00,10470.00'], [-18_000, 120_000], []],
    ['the balance before the amount', ['9270.00,-180.00', '10470.00,1200.00'], [-18_000, 120_000], []],
    ['out, in and balance', ['180.00,,9270.00', ',1200.00,10470.00'], [-18_000, 120_000], []],
    ['in, out and balance', [',180.00,9270.00', '1200.00,,10470.00'], [-18_000, 120_000], []],
    ['out and in alone', ['180.00,', ',1200.00'], [-18_000, 120_000], ['columns']],
  ])('without headings may have %s', (_, money, cents, more) => {
    const text = money.map((cells, at) => `11/0${at + 2}/2026,WATER ${at},${cells}`).join('\n');
    expect(centsOf(readIn(text))).toEqual(cents);
    expect(doubtsIn(text)).toEqual(['headings', ...more]);
  });

  it('shows a row as pending that has the day of its transaction, and none of its posting', () => {
    const rows = ['11/05/2026,,CARD,-6.00', '11/03/2026,11/04/2026,WATER,-7.00'];
    const read = readIn(['Transaction Date,Posting Date,Description,Amount', ...rows].join('\n'));
    expect([centsOf(read), read.pending.length]).toEqual([[-700], 1]);
  });

  it('asks where a minus stands before what came in', () => {
    const rows = ['11/02/2026,RENT,,"-1,450.00"', '11/03/2026,CHECK,180.00,', '11/04/2026,DEPOSIT,,-5.00'];
    const text = (count: number) => ['Date,Description,Debit,Credit', ...rows.slice(0, count)].join('\n');
    expect([centsOf(readIn(text(3))), doubtsIn(text(3))]).toEqual([[145_000, -18_000, 500], []]);
    expect([centsOf(readIn(text(2))), doubtsIn(text(2))]).toEqual([[145_000, -18_000], ['signs']]);
    const back = ['11/03/2026,CHECK,180.00,', '11/02/2026,RENT,,1450.00', '11/04/2026,RETURNED,,-1450.00'];
    expect(centsOf(readIn(['Date,Description,Debit,Credit', ...back].join('\n')))).toEqual([
      -18_000, 145_000, -145_000,
    ]);
  });

  it('takes the sign from an indicator before a type that says how it was paid', () => {
    const rows = ['11/02/2026,5.00,Credit,ACH,A', '11/03/2026,7.00,Debit,POS,B'];
    const text = ['Posting Date,Amount,Credit Debit Indicator,Type,Description', ...rows].join('\n');
    expect([centsOf(readIn(text)), doubtsIn(text)]).toEqual([[500, -700], []]);
  });

  it('asks where only balances say that amounts without any sign went out', () => {
    const rows = [
      '11/04/2026,WATER,62.15,207.85',
      '11/03/2026,CHECK,180.00,270.00',
      '11/02/2026,RENT,5.00,450.00',
    ];
    expect(doubtsIn(['Date,Description,Amount,Balance', ...rows].join('\n'))).toEqual(['signs']);
  });

  it('without headings may have decimal commas, and an account’s number that is no check’s', () => {
    const commas = '20261102;RENT;1450,00\n20261103;WATER;-62,15';
    expect([centsOf(readIn(commas)), doubtsIn(commas)]).toEqual([[145_000, -6_215], ['headings']]);
    const account = '"4410","2026-11-02","","RENT","1450.00"\n"4410","2026-11-03","1201","CHECK","-180.00"';
    expect(readIn(account).lines.map(({ check }) => check)).toEqual(['', '1201']);
  });

  it.each([
    ['Charges', 'Credits'],
    ['Money Spent', 'Money Received'],
    ['Expenses', 'Income'],
    ['Outflow', 'Inflow'],
  ])('knows %s and %s', (out, into) => {
    const rows = ['2026-11-02T10:00:00Z,A,,5.00', '2026-11-03T10:00:00Z,B,7.00,'];
    const text = [`Timestamp,Description,${out},${into}`, ...rows].join('\n');
    expect([centsOf(readIn(text)), doubtsIn(text)]).toEqual([[500, -700], []]);
  });

  it('asks for the columns where a row without an amount has one elsewhere', () => {
    const text = 'Date,Description,Odd,Credits\n11/02/2026,A,,5.00\n11/03/2026,B,7.00,';
    expect(doubtsIn(text)).toEqual(['columns']);
  });

  it('leaves out an amount that its own comma cut in two, and says so', () => {
    const rows = ['11/02/2026,RENT,1,450.00', '11/03/2026,WATER,-62.15'];
    const read = readIn(['Date,Description,Amount', ...rows].join('\n'));
    expect([centsOf(read), leftIn(read)]).toEqual([[-6_215], [[2, 'bad-amount']]]);
  });

  it('can be read from another row, without headings, and by other columns', () => {
    const table = rowsOf('10/05/2026,DEPOSIT,"1,450.00",7.00', '10/06/2026,CHECK,-5.00,8.00');
    const none = readingFrom(table, -1);
    expect(centsOf(readTable(table, none.reading))).toEqual([145_000, -500]);
    const other = readingOf(table, 0, { ...noColumns, on: 0, amount: 3 });
    expect(centsOf(readTable(table, other.reading))).toEqual([800]);
    expect(columnsByContent([])).toEqual(noColumns);
    const headed = rowsOf('Date,Amount', 'Day,Sum', '10/05/2026,5.00');
    expect(readingFrom(headed, 1).reading.columns).toEqual({ ...noColumns, on: 0, amount: 1 });
    expect(readingFrom(headed, 0).reading.columns).toEqual({ ...noColumns, on: 0, amount: 1 });
  });

  it('has an amount, or else money in and money out, never both', () => {
    expect(guessColumns(['A'])).toEqual(noColumns);
    expect(guessColumns(['Deposits', 'Withdrawals', 'Value'])).toEqual({ ...noColumns, amount: 2 });
    expect(guessColumns(['Deposits', 'Withdrawals'])).toEqual({ ...noColumns, moneyIn: 0, moneyOut: 1 });
  });

  it.each([
    ['Amount Debit', 'Amount Credit'],
    ['Debit Amount', 'Credit Amount'],
    ['Withdrawal Amount', 'Deposit Amount'],
    ['Withdrawals/Debits', 'Deposits/Credits'],
    ['Money Out', 'Money In'],
    ['Paid out', 'Paid in'],
    ['Payments', 'Deposits'],
  ])('has %s and %s', (out, into) => {
    const columns = guessColumns(['Date', 'Debit Card Number', out, into, 'Check Number']);
    expect(columns).toMatchObject({ on: 0, amount: -1, moneyOut: 2, moneyIn: 3, check: 4 });
  });

  it.each([
    ['a day and an amount', { on: 0, amount: 1 }, true],
    ['the amount first', { on: 1, amount: 0 }, true],
    ['money in alone', { on: 1, moneyIn: 0 }, true],
    ['money out alone', { on: 1, moneyOut: 0 }, true],
    ['money in and out', { on: 0, moneyIn: 1, moneyOut: 2 }, true],
    ['a day alone', { on: 0 }, false],
    ['an amount alone', { amount: 0 }, false],
    ['money in and out alone', { moneyIn: 0, moneyOut: 1 }, false],
    ['neither', {}, false],
  ])('with %s is complete or not', (_, chosen, complete) =>
    expect(isComplete({ ...noColumns, ...chosen })).toBe(complete),
  );
});

describe('the word of a type column', () => {
  it.each([
    ['Credit', 'in'],
    ['DEBIT', 'out'],
    ['ACH_DEBIT', 'out'],
    ['Direct Deposit', 'in'],
    ['Check deposit', 'in'],
    ['Deposit correction debit', 'out'],
    ['Debit card refund', 'in'],
    ['Debit Card Purchase', 'out'],
    ['Fee refund credit', 'in'],
    ['Transfer', undefined],
    ['Credit/Debit', undefined],
    ['', undefined],
  ])('%j says %j', (text, direction) => expect(directionOf(text)).toBe(direction));
});

const sgml = `OFXHEADER:100
DATA:OFXSGML

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD
<BANKACCTFROM><BANKID>1<ACCTID>000123456789<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261001<DTEND>20261031
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261002120000[-5:EST]<TRNAMT>1450.00<FITID>A1<NAME>NORA &amp; ELIAS<MEMO>RENT OCT
<STMTTRN>
<TRNTYPE>CHECK
<DTPOSTED>20261003
<TRNAMT>-180.00
<FITID>A2
<CHECKNUM>2107
<NAME>A < B PLUMBING
</STMTTRN>
<STMTTRN><DTPOSTED>20261003<TRNAMT>0.00<FITID>A3</STMTTRN>
</BANKTRANLIST><LEDGERBAL><BALAMT>12340.00<DTASOF>20261031</LEDGERBAL>
<AVAILBAL><BALAMT>12000.00<DTASOF>20261101</AVAILBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
const listed = (row: string, account = '12') =>
  `<OFX><STMTRS><BANKACCTFROM><ACCTID>${account}</BANKACCTFROM>${row}</STMTRS></OFX>`;

describe('a bank’s OFX or QFX', () => {
  const lines = [
    { line: 7, bank_id: 'A1', on: '2026-10-02', cents: 145_000, text: 'NORA & ELIAS RENT OCT', check: '' },
    { line: 8, bank_id: 'A2', on: '2026-10-03', cents: -18_000, text: 'A < B PLUMBING', check: '2107' },
  ];

  it('of the first kind has leaves without an end, and a "<" that nobody escaped', () => {
    expect(isOfx(sgml)).toBe(true);
    expect(readOfx(sgml)).toEqual({
      lines,
      pending: [],
      leftOut: [{ line: 16, reason: 'zero', words: '20261003 · 0.00' }],
      breaks: [],
      accounts: 1,
      last4: '6789',
      signs: 'as-written',
      isSignDoubtful: false,
      ending: { cents: 1_234_000, on: '2026-10-31' },
    });
  });

  it('states its ledger balance, wherever what is available stands', () => {
    const available = '<AVAILBAL><BALAMT>12000.00<DTASOF>20261101</AVAILBAL>';
    const turned = sgml.replace(available, '').replace('<LEDGERBAL>', `${available}<LEDGERBAL>`);
    expect(readOfx(turned).ending).toEqual({ cents: 1_234_000, on: '2026-10-31' });
    expect(readOfx(sgml.replace(/<LEDGERBAL>.*<\/LEDGERBAL>/, '')).ending).toBeUndefined();
  });

  it('of the second kind is XML on one line, with attributes and a namespace', () => {
    const row = (name: string, value: string) => `<o:${name}>${value}</o:${name}>`;
    const values = [
      row('DTPOSTED', '20261002'),
      row('TRNAMT', '1450'),
      row('FITID', 'A1'),
      row('NAME', '<![CDATA[NORA & ELIAS]]>'),
      '<o:CHECKNUM/>',
      row('MEMO', 'RENT&#x20;OCT'),
    ].join('');
    const account = `<o:BANKACCTFROM>${row('ACCTID', '12')}</o:BANKACCTFROM>`;
    const xml = `<?xml version="1.0"?><o:OFX xmlns:o="http://ofx.net/2"><o:STMTRS><!-- <o:STMTTRN> -->${account}<o:STMTTRN>${values}</o:STMTTRN></o:STMTRS></o:OFX>`;
    expect(isOfx(xml)).toBe(true);
    expect(readOfx(xml)).toMatchObject({ lines: [{ ...lines[0], line: 1 }], accounts: 1, last4: '12' });
  });

  it('has values on lines of their own', () => {
    const text = '<STMTTRN>\n<DTPOSTED>\n20261002\n<TRNAMT>\n1450.00\n<NAME>\nNORA\nWHITAKER\n</STMTTRN>';
    expect(readOfx(listed(text)).lines).toMatchObject([
      { on: '2026-10-02', cents: 145_000, text: 'NORA WHITAKER' },
    ]);
  });

  it('keeps what is no entity of a letter as it is', () => {
    const row = '<STMTTRN><DTPOSTED>20261002<TRNAMT>5<NAME>A &#9999999; &#0; &bogus; B</STMTTRN>';
    expect(readOfx(listed(row)).lines[0]?.text).toBe('A &#9999999; &#0; &bogus; B');
  });

  it('takes no value from what stands behind an end', () => {
    const stray = sgml.replace('<CHECKNUM>2107', '<CHECKNUM></CHECKNUM>lost');
    expect(readOfx(stray).lines[1]?.check).toBe('');
  });

  it('without an id or an account has none, and is named by its payee where no name is', () => {
    const row = '<STMTTRN><DTPOSTED>20261002<TRNAMT>5<NAME></NAME><PAYEE>ACE</STMTTRN>';
    expect(readOfx(`<OFX><STMTRS>${row}</STMTRS></OFX>`)).toMatchObject({
      lines: [{ line: 1, bank_id: '', on: '2026-10-02', cents: 500, text: 'ACE', check: '' }],
      accounts: 1,
      last4: '',
    });
  });

  it('shows what is pending, and names each transaction that is no line', () => {
    const rows = [
      '<STMTTRNP><TRNTYPE>DEBIT<DTTRAN>20261004<TRNAMT>-3.00<NAME>HOLD</STMTTRNP>',
      '<STMTTRN><DTPOSTED>never<TRNAMT>5<NAME>A</STMTTRN>',
      '<STMTTRN><DTPOSTED>20261002<NAME>B</STMTTRN>',
      '<STMTTRN><DTPOSTED>20261002<TRNAMT>x<NAME>C</STMTTRN>',
      '<STMTTRN><TRNAMT>-5<NAME>D</STMTTRN>',
    ];
    const read = readOfx(listed(`\n${rows.join('\n')}`));
    expect([read.lines, read.pending.map(({ cents, on }) => [cents, on])]).toEqual([
      [],
      [[-300, '2026-10-04']],
    ]);
    expect(leftIn(read)).toEqual([
      [3, 'bad-day'],
      [4, 'no-amount'],
      [5, 'bad-amount'],
      [6, 'no-day'],
    ]);
  });

  it.each([
    [2_000, 2_000],
    [2_001, 2_001],
    [2_003, 2_001],
  ])('of %s transactions is read through %s: one above the most is enough to refuse it', (most, read) => {
    const one = '<STMTTRN><DTPOSTED>20261002<TRNAMT>5</STMTTRN>';
    const { lines, leftOut } = readOfx(`<OFX><STMTRS>${one.repeat(most)}</STMTRS></OFX>`);
    expect(lines.length + leftOut.length).toBe(read);
  });

  it('counts accounts, not statements, and a line that two statements have once', () => {
    const row = '<STMTTRN><DTPOSTED>20261002<TRNAMT>5<FITID>1<NAME>A</STMTTRN>';
    const other = row.replace('<FITID>1', '<FITID>2');
    const statement = (account: string, rows: string) =>
      `<STMTRS><BANKACCTFROM><ACCTID>${account}</BANKACCTFROM>${rows}</STMTRS>`;
    const two = readOfx(`<OFX>${statement('0012', row)}${statement('12', row + other)}</OFX>`);
    expect(two.lines.map(({ bank_id }) => bank_id)).toEqual(['1', '2']);
    expect(two).toMatchObject({ accounts: 1, leftOut: [{ reason: 'repeated', words: '2026-10-02 · A' }] });
    expect(readOfx(`<OFX>${statement('12', row)}${statement('13', row)}</OFX>`).accounts).toBe(2);
    expect(readOfx(listed(row + row)).lines).toHaveLength(2);
  });

  it('asks about debits where no amount has a minus', () => {
    const row = (type: string) => `<STMTTRN><TRNTYPE>${type}<DTPOSTED>20261002<TRNAMT>5<NAME>A</STMTTRN>`;
    const text = listed(row('DEBIT') + row('CREDIT'));
    expect(readOfx(text)).toMatchObject({ signs: 'by-type', isSignDoubtful: true });
    expect(centsOf(readOfx(text))).toEqual([-500, 500]);
    expect(centsOf(readOfx(text, 'as-written'))).toEqual([500, 500]);
    expect(centsOf(readOfx(text, 'turned'))).toEqual([-500, -500]);
  });
});

describe('a line’s name', () => {
  const line = { bank_id: '', on: '2026-10-01', cents: 500, text: 'A', check: '' };
  const namesOf = (lines: readonly (typeof line)[]) => numbered(lines).map(lineName);

  it('is the same for the same file, and tells twins apart', () => {
    const file = [line, { ...line, text: 'B' }, line];
    expect(namesOf(file)).toEqual(namesOf(file));
    expect(new Set(namesOf(file)).size).toBe(3);
    expect(namesOf([line, line]).slice(0, 1)).toEqual(namesOf([line]));
  });

  it('is of the bank’s id with day and amount, and of the words where another line has that', () => {
    const known = { ...line, bank_id: 'A1' };
    expect(namesOf([{ ...known, text: 'C' }])).toEqual(namesOf([known]));
    expect(numbered([known]).map(wordedName)).toEqual(['["A1","2026-10-01",500,"A",""] 1']);
    expect(namesOf([{ ...known, cents: 501 }])).not.toEqual(namesOf([known]));
  });

  it.each(['on', 'text', 'check'] as const)('without the bank’s id is of its %s, too', (field) => {
    const other = { ...line, [field]: '2026-10-02' };
    expect(numbered([line, other, { ...line, cents: 501 }]).map(({ nth }) => nth)).toEqual([1, 1, 1]);
  });

  it('is of the day and the bank’s id, where there is one', () => {
    const known = { ...line, bank_id: 'A1' };
    const all = [known, { ...known, on: '2026-10-02' }, { ...known, bank_id: 'A2' }, known];
    expect(numbered(all).map(({ nth }) => nth)).toEqual([1, 1, 1, 2]);
  });

  it('is not the bank’s id alone where several lines of a file have it, or where it is of zeros', () => {
    const shared = { ...line, bank_id: '7' };
    const marks = (lines: readonly (typeof line)[]) => numbered(lines).map(({ is_new }) => is_new);
    expect(marks([shared, { ...shared, text: 'B' }, { ...line, bank_id: '8' }])).toEqual([
      true,
      true,
      undefined,
    ]);
    expect(marks([shared, shared])).toEqual([undefined, undefined]);
    expect(marks([{ ...line, bank_id: '000' }, line, { ...line, text: 'B' }])).toEqual([
      true,
      undefined,
      undefined,
    ]);
  });

  it('never changes: the ids of all lines that are here are made of it', () => {
    expect(namesOf([line, { ...line, check: '7' }, line, { ...line, bank_id: 'A1' }])).toEqual([
      '["","2026-10-01",500,"A",""] 1',
      '["","2026-10-01",500,"A","7"] 1',
      '["","2026-10-01",500,"A",""] 2',
      '["A1","2026-10-01",500] 1',
    ]);
  });

  it.each([
    [-1, true],
    [0, false],
    [1, true],
  ])('is of a line that moves money: %s cents', (cents, isLine) => {
    expect(StatementLine.safeParse({ ...line, nth: 1, cents }).success).toBe(isLine);
  });
});

describe('an entry at the bank', () => {
  it('moves what its line of the bank account says', () => {
    expect(bankCents({ lines: { 'cash/bank': -500, 'clearing/stripe': 500 } }, 'bank')).toBe(-500);
    expect(bankCents({ lines: { 'cash/bank': -500, 'cash/b2': 500 } }, 'b2')).toBe(500);
    expect(bankCents({ lines: { 'clearing/stripe': 500 } }, 'bank')).toBe(0);
  });

  it.each([
    ['a payment by its return', { source: 'payment:p', type: 'payment', payment: 'p' }, 'return:p'],
    ['a payment without an id by its reversal', { source: 's', type: 'payment' }, 's:reversal'],
    ['all else by its reversal', { source: 'expense:1', type: 'expense' }, 'expense:1:reversal'],
    [
      'what else a payment has, too',
      { source: 'refund:r', type: 'refund', payment: 'p' },
      'refund:r:reversal',
    ],
  ] as const)('is taken back: %s', (_, entry, source) => expect(undoneBy(entry)).toBe(source));
});
