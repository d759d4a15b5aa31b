import { describe, expect, it } from 'vitest';
import { bankCents, lineName, numbered, StatementLine, undoneBy } from './bank-lines';
import { dayOrderOf, readCents, readDay } from './read-cells';
import { guessColumns, isComplete, readCsv, tableOf } from './read-csv';
import { isOfx, readOfx } from './read-ofx';

describe('cells of a bank’s table', () => {
  it.each([
    ['1,234.56', 123_456],
    ['$45', 4_500],
    ['-45.5', -4_550],
    ['(45.00)', -4_500],
    ['45.00-', -4_500],
    ['45.00 DR', -4_500],
    ['45.00 CR', 4_500],
    ['+0.05', 5],
    ['.05', 5],
    ['$1 234.56 USD', 123_456],
    ['90071992547409.91', 9_007_199_254_740_991],
    ['90071992547409.92', undefined],
    ['45.0000', 4_500],
    ['', undefined],
    ['n/a', undefined],
    ['1.234,56', undefined],
    ['1,23', undefined],
  ])('%j are %j cents', (text, cents) => expect(readCents(text)).toBe(cents));

  it.each([
    ['2026-10-31', '2026-10-31'],
    ['10/31/2026', '2026-10-31'],
    ['1/2/26', '2026-01-02'],
    ['10/31/2026 14:05', '2026-10-31'],
    ['20261031120000[-5:EST]', '2026-10-31'],
    ['02/30/2026', undefined],
    ['31/10/2026', undefined],
    ['Total', undefined],
  ])('%j is the day %j', (text, day) => expect(readDay(text)).toBe(day));

  it('days come first where a first number says so', () =>
    expect(readDay('31/10/2026', 'day-first')).toBe('2026-10-31'));

  it.each([
    [['12/10/2026', '1/2/2026'], 'month-first'],
    [['1/2/2026', '13/10/2026'], 'day-first'],
    [['Total', ' 13.1.26 '], 'day-first'],
    [['2026-10-31', 'Total', ''], 'month-first'],
  ])('%j have the %s', (texts, order) => expect(dayOrderOf(texts)).toBe(order));
});

describe('a bank’s CSV', () => {
  it('has its headings below what else the bank puts there', () => {
    const table = tableOf([
      ['Statement of account', ''],
      [''],
      ['Date', 'Description', 'Amount', 'Check Number'],
      ['10/01/2026', ' RENT  NORA ', '1,450.00', ''],
      ['10/03/2026', 'CHECK', '-180.00', '2107'],
      ['10/03/2026', 'Ending balance', '', ''],
      ['10/04/2026', 'Nothing', '0.00', ''],
    ]);
    expect(readCsv(table, guessColumns(table.headers))).toEqual({
      lines: [
        { bank_id: '', on: '2026-10-01', cents: 145_000, text: 'RENT NORA', check: '' },
        { bank_id: '', on: '2026-10-03', cents: -18_000, text: 'CHECK', check: '2107' },
      ],
      skipped: 2,
    });
  });

  it('has money in and money out side by side, the latter with or without a minus', () => {
    const table = tableOf([
      ['Posting Date', 'Details', 'Debit', 'Credit'],
      ['2026-10-01', 'A', '', '5.00'],
      ['2026-10-02', 'B', '7.00', ''],
      ['2026-10-03', 'C', '-7.00', ''],
    ]);
    expect(readCsv(table, guessColumns(table.headers)).lines.map(({ cents }) => cents)).toEqual([
      500, -700, -700,
    ]);
  });

  it('has money in or money out alone, in whichever column, and skips a row without any', () => {
    const rows = [
      ['5.00', '2026-10-01'],
      ['', '2026-10-02'],
      ['n/a', '2026-10-03'],
    ];
    const read = (heading: string) => {
      const table = tableOf([[heading, 'Date'], ...rows]);
      const { lines, skipped } = readCsv(table, guessColumns(table.headers));
      return [...lines.map(({ cents, on }) => [cents, on]), skipped];
    };
    expect(read('Money in')).toEqual([[500, '2026-10-01'], 2]);
    expect(read('Money out')).toEqual([[-500, '2026-10-01'], 2]);
    expect(read('Amount')).toEqual([[500, '2026-10-01'], 2]);
  });

  it('leaves blank rows out altogether', () => {
    const table = tableOf([['Date', 'Amount'], ['', ' '], [''], ['2026-10-01', '5.00']]);
    expect(table.rows).toEqual([['2026-10-01', '5.00']]);
  });

  it('has an amount, or else money in and money out, never both', () => {
    const none = { on: -1, amount: -1, moneyIn: -1, moneyOut: -1, text: -1, check: -1 };
    expect(guessColumns(['A'])).toEqual(none);
    expect(guessColumns(['Deposits', 'Withdrawals', 'Value'])).toEqual({ ...none, amount: 2 });
    expect(guessColumns(['Deposits', 'Withdrawals'])).toEqual({ ...none, moneyIn: 0, moneyOut: 1 });
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
  ])('with %s is complete or not', (_, chosen, complete) => {
    const none = { on: -1, amount: -1, moneyIn: -1, moneyOut: -1, text: -1, check: -1 };
    expect(isComplete({ ...none, ...chosen })).toBe(complete);
  });

  it('without known headings waits for the person', () => {
    const table = tableOf([
      ['A', 'B', 'C'],
      ['31.10.2026', 'Rent', '5.00'],
    ]);
    const columns = guessColumns(table.headers);
    expect(isComplete(columns)).toBe(false);
    const chosen = { ...columns, on: 0, text: 1, amount: 2 };
    expect(isComplete(chosen)).toBe(true);
    expect(readCsv(table, chosen).lines).toMatchObject([{ on: '2026-10-31', cents: 500, text: 'Rent' }]);
  });
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

describe('a bank’s OFX or QFX', () => {
  const lines = [
    { bank_id: 'A1', on: '2026-10-02', cents: 145_000, text: 'NORA & ELIAS RENT OCT', check: '' },
    { bank_id: 'A2', on: '2026-10-03', cents: -18_000, text: 'A < B PLUMBING', check: '2107' },
  ];

  it('of the first kind has leaves without an end, and a "<" that nobody escaped', () => {
    expect(isOfx(sgml)).toBe(true);
    expect(readOfx(sgml)).toEqual({
      ...{ lines, skipped: 1, accounts: 1, last4: '6789' },
      ending: { cents: 1_234_000, on: '2026-10-31' },
    });
  });

  it('of the second kind is XML on one line', () => {
    const row = (name: string, value: string) => `<${name}>${value}</${name}>`;
    const xml = `<?xml version="1.0"?><OFX><STMTRS>${row('ACCTID', '12')}<STMTTRN>${row('DTPOSTED', '20261002')}${row('TRNAMT', '1450')}${row('FITID', 'A1')}${row('NAME', 'NORA &#38; ELIAS')}${row('MEMO', 'RENT OCT')}</STMTTRN></STMTRS></OFX>`;
    expect(readOfx(xml)).toEqual({ lines: [lines[0]], skipped: 0, accounts: 1, last4: '12' });
  });

  it('takes no value from what stands behind an end', () => {
    const stray = sgml.replace('<CHECKNUM>2107', '<CHECKNUM></CHECKNUM>lost');
    expect(readOfx(stray).lines[1]?.check).toBe('');
  });

  it('without an id or an account has none, and is named by its payee where no name is', () => {
    const bare =
      '<OFX><STMTRS><STMTTRN><DTPOSTED>20261002<TRNAMT>5<NAME></NAME><PAYEE>ACE</STMTTRN></STMTRS></OFX>';
    expect(readOfx(bare)).toEqual({
      lines: [{ bank_id: '', on: '2026-10-02', cents: 500, text: 'ACE', check: '' }],
      ...{ skipped: 0, accounts: 1, last4: '' },
    });
  });

  it.each([
    [2_000, 2_000],
    [2_001, 2_001],
    [2_003, 2_001],
  ])('of %s transactions is read through %s: one above the most is enough to refuse it', (most, read) => {
    const one = '<STMTTRN><DTPOSTED>20261002<TRNAMT>5</STMTTRN>';
    const { lines, skipped } = readOfx(`<OFX><STMTRS>${one.repeat(most)}</STMTRS></OFX>`);
    expect(lines.length + skipped).toBe(read);
    expect(lines).toHaveLength(2_000);
  });

  it('of two accounts says so', () => {
    expect(readOfx(sgml.replace('</STMTRS>', '</STMTRS><CCSTMTRS></CCSTMTRS>')).accounts).toBe(2);
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

  it('is of the bank’s id with day and amount, whatever the text', () => {
    const known = { ...line, bank_id: 'A1' };
    expect(namesOf([{ ...known, text: 'C' }])).toEqual(namesOf([known]));
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
    expect(bankCents({ lines: { 'cash/bank': -500, 'clearing/stripe': 500 } })).toBe(-500);
    expect(bankCents({ lines: { 'clearing/stripe': 500 } })).toBe(0);
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
