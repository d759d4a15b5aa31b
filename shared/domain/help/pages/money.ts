import { type HelpPage, staff, withOwners } from '../page';

export const moneyPages: readonly HelpPage[] = [
  {
    id: 'rent',
    title: 'Rent and who owes',
    roles: staff,
    lead: 'Balances by lease, what is past due, reminders.',
    screen: '/ledges-totalpayment',
    words: 'balance owe late overdue behind arrears ledger remind past due',
    parts: [
      {
        heading: 'Who owes',
        text: 'Rent lists every lease with its balance by age. A line opens the ledger: every charge and payment, and the balance after each.',
      },
      {
        heading: 'Past due',
        text: 'A charge is past due from the day after its due day, by the calendar of the property.',
      },
      {
        heading: 'Remind',
        text: '[[Remind tenants]] mails what is past due, once a day for a lease, never at night.',
      },
    ],
  },
  {
    id: 'charges',
    title: 'Charges',
    roles: staff,
    lead: 'Charge a tenant for something beside the rent.',
    words: 'bill fee utility damage keys charge reverse waive credit',
    parts: [
      {
        heading: 'Add one',
        text: 'Open the ledger and press [[Add charge]]. Rent is charged by itself, each month.',
      },
      {
        heading: 'Take one back',
        text: 'Nothing is deleted: [[Reverse]] takes the charge back and both entries stay. [[Waive]] forgives what is open.',
      },
    ],
  },
  {
    id: 'payments',
    title: 'Payments',
    roles: staff,
    lead: 'Write down cash and checks; what was paid online comes by itself.',
    words: 'receive cash check transfer prepaid credit refund bounce online',
    parts: [
      {
        heading: 'Write one down',
        text: 'Open the ledger and press [[Receive payment]]. It pays the oldest charges first unless you choose. What is left stays as prepayment.',
      },
    ],
  },
  {
    id: 'late-fees',
    title: 'Late fees',
    roles: staff,
    lead: 'Which may be charged today, and which not.',
    screen: '/late-fees',
    words: 'penalty grace period cap fee late',
    parts: [
      {
        heading: 'How they come about',
        text: 'The lease says the fee and the grace period; the law of the state may cap it. [[Late fees]] lists every rent past due with its fee and the reason where there is none. Nothing is charged before you press the button there.',
      },
      {
        heading: 'By themselves, and back again',
        text: 'Under [[Settings]], in the tab of your organization, choose that late fees are charged automatically, or [[Remind me]]. You get a report of each day. Open it, or a run under [[Recent runs]], and press [[Undo all]] within a day: fees that were paid or changed since stay.',
      },
    ],
  },
  {
    id: 'payment-plans',
    title: 'Payment plans',
    roles: staff,
    lead: 'A tenant promises to pay what is past due, at once or in parts.',
    words: 'payment plan promise to pay installments arrangement past due',
    parts: [
      {
        heading: 'Agree on one',
        text: 'Open the ledger and choose [[Payment plan]] behind ⋯. Say in how many payments and by when. The tenant sees it at home.',
      },
      {
        heading: 'What it does',
        text: 'Due dates stay as they are. While the plan is kept, what it is of carries no late fee and nobody is reminded of it. The day after a missed payment it is broken, and both go on. [[End plan]] does the same.',
      },
      {
        heading: 'A promise alone',
        text: 'On the tenant’s page, press [[Promise to pay]] in the notes: how much, by when, and what was said. Rent shows it until its day. If the money has not come the day after, your home says so. Late fees and reminders go on.',
      },
    ],
  },
  {
    id: 'write-offs',
    title: 'Bad debt',
    roles: staff,
    lead: 'Write off what nobody will pay, and recover it when they do.',
    words: 'bad debt write off collections uncollectible recover former tenant',
    parts: [
      {
        heading: 'Write off',
        text: 'Open the ledger, of a settled lease too, and choose [[Write off]] behind ⋯. Choose the charges and say why. They are no longer asked for and carry no more late fees. Reports show bad debt in a line of its own.',
      },
      {
        heading: 'Recover',
        text: 'If the tenant pays after all, choose [[Recover]] at the write-off, then record the payment. The charge is owed again since its old due date.',
      },
    ],
  },
  {
    id: 'recurring',
    title: 'Recurring charges and bills',
    roles: staff,
    lead: 'Parking, storage, lawn care, insurance: what comes again by itself.',
    words: 'recurring repeat monthly yearly parking storage charge bill automatic',
    parts: [
      {
        heading: 'A charge of a lease',
        text: 'Open the ledger and choose [[Add recurring charge]] behind ⋯. It is for what the signed lease does not charge each month. It is charged a week before it is due, while the lease goes on.',
      },
      {
        heading: 'A bill of a property',
        text: 'Open the property, then its money, and press [[Add recurring bill]]. Each bill is recorded on its day and waits until you pay it.',
      },
      {
        heading: 'Change or end it',
        text: 'Both go forward only: another amount counts from a month that is not posted yet, and an end comes after the last month posted. What was posted you change in the ledger.',
      },
    ],
  },
  {
    id: 'move-in-costs',
    title: 'Move-in costs',
    roles: staff,
    lead: 'Deposit, first month, last month, and fees that the signed lease asks for.',
    words: 'move-in deposit first month last month pet deposit key fee charge start',
    parts: [
      {
        heading: 'Where they come from',
        text: 'You say them once, when you make the lease. With the last signature each is charged once, in the tenants’ ledger, with its due day. A renewal charges only what the deposit grew by.',
      },
    ],
  },
  {
    id: 'deposits',
    title: 'Security deposits',
    roles: staff,
    lead: 'Hold, move, settle and return deposits.',
    words: 'security deposit return deductions letter refund settle',
    parts: [
      {
        heading: 'Settle',
        text: 'After the keys are back open the lease and press [[Settle deposit]]. Write down deductions with their reasons; the letter is made for you, with the last day by the law of the state.',
      },
    ],
  },
  {
    id: 'bills',
    title: 'Bills and expenses',
    roles: staff,
    lead: 'What you owe vendors, and paying it.',
    screen: '/bills',
    words: 'vendor invoice expense payable contractor plumber cost check print voucher void pay many',
    parts: [
      {
        heading: 'Where they stand',
        text: 'Open the property, then its money. A bill is open until it is paid; both show in the owner statement of the month in which they were paid.',
      },
      {
        heading: 'Pay many at once',
        text: 'Under Bills, tick what you want to pay and press [[Pay bills]]. By check, bills of one vendor go on one check, also over several properties. A bill that cannot be paid says why; the others are paid.',
      },
      {
        heading: 'Print checks',
        text: 'Checks print on pre-printed voucher stock. [[Print a test page]] first and hold it against a blank check. You find every check again on its bank account’s page, where you can print it again or void it: its bills are then open again, and the number stays used.',
      },
    ],
  },
  {
    id: 'owner-statements',
    title: 'Owner statements',
    roles: staff,
    lead: 'Issue statements, pay owners, take management fees.',
    screen: '/owner-statements',
    words: 'statement owner payout distribution management fee month tax year schedule',
    parts: [
      {
        heading: 'Issue',
        text: 'Choose the month and the owner, read it, press [[Issue statement]]. An issued statement does not change; what is posted later for that month shows in the next one as late.',
      },
      {
        heading: 'Taxes',
        text: '[[Year for taxes]] of an owner has rents, expenses and fees of a calendar year by the lines of the tax form, property by property, as PDF and CSV. It is for a tax preparer, and not tax advice.',
      },
      { heading: 'Fees', text: '[[Management fees]] lists what each property owes you for a month.' },
    ],
  },
  {
    id: 'reports',
    title: 'Reports',
    roles: withOwners,
    lead: 'Income statement, balance sheet, cash flow, general ledger, rent roll, aging and more.',
    screen: '/reports',
    words:
      'income statement profit loss balance sheet cash flow general ledger revenue aging rent roll deposit register trial balance export csv excel accountant accrual',
    parts: [
      {
        heading: 'Read one',
        text: 'Choose a report, then its days and property. Every figure opens the entries that it is the sum of. [[Export CSV]] and PDF hold the same rows.',
      },
      {
        heading: 'An owner’s taxes',
        text: 'Under Statements press [[Year for taxes]]: rents, expenses and fees of a calendar year by the lines of the tax form. Owners see what is on statements issued to them. It is for a tax preparer, and not tax advice.',
      },
      {
        heading: 'Charged and collected',
        text: 'Charged is what tenants were asked for in the period; collected is what they paid in it.',
      },
      {
        heading: 'Cash or accrual',
        text: 'Cash counts money on the day it moved. Accrual counts rent, fees and bills on the day they are for, paid or not; what was written off lowers income in a line of its own. Most landlords use cash for their taxes.',
      },
      {
        heading: 'Income statement and balance sheet',
        text: 'The income statement has what came in, what was spent and what is left, in one column, by month or by property. The balance sheet has the money there is on a day and whose it is. Choose whose income it is: the properties’, or the management company’s own.',
      },
      {
        heading: 'Cash flow and general ledger',
        text: 'Cash flow goes from what the bank accounts had to what they have, by what the money came and went for. The general ledger has every entry of an account with the balance after it.',
      },
      {
        heading: 'The check below a report',
        text: 'Each of these reports adds its figures up a second way and shows both. If they ever differ, the report says by how much and cannot be printed until they agree.',
      },
    ],
  },
  {
    id: 'bank-accounts',
    title: 'Bank accounts and reconciliation',
    roles: staff,
    lead: 'Match the bank’s lines to the ledger, and see whose money lies where.',
    screen: '/bank-accounts',
    words:
      'bank statement reconcile match import ofx csv trust operating deposits transfer shortage three-way',
    parts: [
      {
        heading: 'Accounts',
        text: '[[Add account]] and choose what it is for: rent and bills, security deposits, or your company’s own money. Money of owners and tenants cannot be paid out for anybody else.',
      },
      {
        heading: 'Match',
        text: 'Import the file of your bank. Each line is matched to an entry, becomes a new entry, or is left out with a reason; nothing happens before you say so.',
      },
      {
        heading: 'Reconcile',
        text: 'Type the statement’s last day and ending balance. [[Close statement]] works once the bank, the book and what is on its way agree to the cent.',
      },
      {
        heading: 'To be moved',
        text: 'What you keep of a deposit lies in the deposit account until you move it at the bank and press [[Record transfer]].',
      },
    ],
  },
  {
    id: 'opening-balances',
    title: 'Opening balances',
    roles: staff,
    lead: 'Start with the balances of the system before.',
    screen: '/opening-balances',
    words: 'opening cutover trial balance start switch outstanding checks owner balances unpaid bills',
    parts: [
      {
        heading: 'The sheet',
        text: 'Type the last day of the old system, each bank balance with its outstanding checks, what each owner had, unpaid bills, and the old trial balance. The sheet says where it does not tie.',
      },
      {
        heading: 'Bring in and sign off',
        text: '[[Bring in]] posts it on that day and can be undone for two weeks. [[Sign off]] closes the books through it.',
      },
    ],
  },
  {
    id: 'books',
    title: 'Closing the books',
    roles: staff,
    lead: 'After a day is closed nothing is posted for it.',
    words: 'close month period lock accounting books',
    parts: [
      {
        heading: 'Close',
        text: '[[Close books]] asks for the last day. An earlier day opens them again, with a reason.',
      },
    ],
  },
];
