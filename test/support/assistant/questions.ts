import type { IntentName } from '../../../shared/domain/assistant/grammar';

/**
 * Of every intent a question, a paraphrase, and one that sounds like it and gets no such answer.
 * `<property>`, `<unit>`, `<tenant>`, `<owner>` and `<applicant>` stand for names.
 */
export const questions: Readonly<
  Record<IntentName, { readonly asks: readonly [string, string, ...string[]]; readonly not: string }>
> = {
  whoOwes: {
    asks: ['Who owes us money?', 'Which tenants have an outstanding balance?'],
    not: 'Who owes the bank on Mars?',
  },
  whoIsLate: {
    asks: [
      'Who is late?',
      'Who is behind on rent?',
      'who is late in the <property> building',
      'Anybody overdue at <property>?',
    ],
    not: 'Who will be late next year?',
  },
  totalOwed: {
    asks: ['How much are we owed?', 'What is the total outstanding?'],
    not: 'How much owes the moon?',
  },
  whatTheyOwe: {
    asks: ['What does <tenant> owe?', 'How much is <tenant> owing?'],
    not: 'What does nobody-here owe?',
  },
  whyTheyOwe: {
    asks: ['Why does <tenant> owe?', 'Breakdown of what <tenant> owes'],
    not: 'Why is <tenant> a good tenant?',
  },
  hasPaid: { asks: ['Has <tenant> paid?', 'When did <tenant> last pay?'], not: 'Will <tenant> pay?' },
  whatComesNext: {
    asks: ['When is the next charge for <tenant>?', 'What rent is due next from <tenant>?'],
    not: 'Next door, what rent is due?',
  },
  lateFees: { asks: ['Which late fees can I charge?', 'late fees'], not: 'Can I legally charge a late fee?' },
  depositsHeld: {
    asks: ['How much in deposits do we hold?', 'What security deposits are held?'],
    not: 'Which bank account number has the deposits?',
  },
  theirDeposit: {
    asks: ['What is the deposit of <tenant>?', 'How much deposit do we hold for <tenant>?'],
    not: 'May I keep the deposit of <tenant>?',
  },
  depositsToReturn: {
    asks: ['Which deposits are due back?', 'What deposits do we need to return?'],
    not: 'Should we return deposits or sue?',
  },
  whoIsAhead: {
    asks: ['Who paid ahead?', 'Which tenants are prepaid?'],
    not: 'Who is ahead in the race to Mars?',
  },
  oldDebts: {
    asks: ['What are the oldest debts?', 'Who has been late the longest?'],
    not: 'Who is the oldest person?',
  },
  billsOpen: {
    asks: ['What bills does <property> have?', 'Any invoices due for <property>?'],
    not: 'Pay the bill of <property>',
  },
  booksClosed: {
    asks: ['Until when are the books closed?', 'When did we close the books?'],
    not: 'Which books should I read?',
  },
  managementFees: {
    asks: ['What management fees are due?', 'How much are the management fees for last month?'],
    not: 'Transfer the management fees',
  },
  income: {
    asks: [
      'What did <property> bring in in March?',
      'How much rent did we collect last month?',
      'income year to date',
    ],
    not: 'What is the income of <applicant> in heaven?',
  },
  ownerStatement: {
    asks: ['Statement of <owner>', 'Show me the owner statements for <owner>'],
    not: 'Bank details of <owner>',
  },
  draftReminder: {
    asks: ['Send <tenant> a reminder', 'Remind <tenant> of the rent'],
    not: 'Remind the president of the rent',
  },
  draftCharge: {
    asks: ['Charge <tenant> $50 for lost keys', 'Add a charge of $25 to <tenant>'],
    not: 'Charge my phone',
  },
  leaseEnd: {
    asks: ['When does the lease of <tenant> end?', 'When is <tenant>’s lease up?'],
    not: 'When does the world end?',
  },
  leaseStart: {
    asks: ['When does the lease of <tenant> begin?', 'When did <tenant> move in?'],
    not: 'When did time begin?',
  },
  leasesEnding: {
    asks: ['Which leases end soon?', 'What leases are expiring?'],
    not: 'Which leases does Elvis have?',
  },
  leasesToSign: {
    asks: ['Which leases are waiting to be signed?', 'Any unsigned leases?'],
    not: 'Which stars are signed?',
  },
  leaseDrafts: {
    asks: ['Which leases are drafts?', 'lease drafts'],
    not: 'Where is the draft from the window?',
  },
  leaseCount: {
    asks: ['How many leases do we have?', 'Number of tenants'],
    not: 'How many leaves do we have?',
  },
  whoHoldsOver: { asks: ['Who is in holdover?', 'Which tenants are holding over?'], not: 'Who is hungover?' },
  leaseStatus: {
    asks: ['What is the status of <tenant>’s lease?', 'Has <tenant> signed?'],
    not: 'What is the status of the war?',
  },
  rentOf: {
    asks: ['What is the rent of <tenant>?', 'How much rent does <tenant> pay?'],
    not: 'May I raise the rent of <tenant>?',
  },
  whoLivesThere: {
    asks: ['Who lives at <property>?', 'Who is the tenant in <property>?'],
    not: 'Who lives at the White House?',
  },
  whereTheyLive: {
    asks: ['Where does <tenant> live?', 'Which unit is <tenant> in?'],
    not: 'Where does Santa live?',
  },
  howToReach: {
    asks: ['What is the phone number of <tenant>?', 'How do I reach <tenant>?'],
    not: 'What is the social security number of <tenant>?',
  },
  movesIn: { asks: ['Who moves in next?', 'Upcoming move-ins'], not: 'Who moves the moon?' },
  movesOut: { asks: ['Who is moving out?', 'Upcoming move-outs'], not: 'Who moved my cheese?' },
  tenantCount: { asks: ['Who are our tenants?', 'tenants'], not: 'Who are the Rolling Stones?' },
  propertyCount: {
    asks: ['How many properties do I have?', 'How many buildings are there?'],
    not: 'How many properties has Zorro?',
  },
  unitCount: {
    asks: ['How many units do we have?', 'Number of apartments'],
    not: 'How many unicorns do we have?',
  },
  vacantUnits: {
    asks: ['Which units are vacant?', 'Any empty apartments?'],
    not: 'Is your head empty of birds?',
  },
  availableSoon: {
    asks: ['Which units are vacant soon?', 'What apartments become available soon?'],
    not: 'Which tickets come soon?',
  },
  unitsOf: {
    asks: ['How many units does <property> have?', 'Which units of <property> are vacant?'],
    not: 'How many units has Atlantis Tower?',
  },
  whoOwns: { asks: ['Who owns <property>?', 'Who are the owners of <property>?'], not: 'Who owns Alaska?' },
  whatTheyOwn: {
    asks: ['What does <owner> own?', 'Which properties belong to <owner>?'],
    not: 'What does Midas own?',
  },
  ownersList: { asks: ['Who are our owners?', 'How many owners are there?'], not: 'Who are the Beatles?' },
  unitSize: { asks: ['How big is <unit>?', 'Square footage of <unit>'], not: 'How big is Texas?' },
  bedroomsOf: {
    asks: ['How many bedrooms does <unit> have?', 'bedrooms of <unit>'],
    not: 'How many bedrooms has Versailles?',
  },
  addressOfProperty: {
    asks: ['What is the address of <property>?', 'Where is <property>?'],
    not: 'Where is Waldo?',
  },
  whatHappened: {
    asks: ['What happened at <property>?', 'What has changed at <property> lately?'],
    not: 'What happened at Waterloo?',
  },
  documentsHere: {
    asks: ['Where are my documents?', 'Show me the files'],
    not: 'Show me the X-files of Mulder',
  },
  waitsForMe: { asks: ['What waits for me?', 'What needs attention?'], not: 'What waits in Vegas?' },
  draftNote: {
    asks: ['Add a note to <unit>: the window sticks', 'Write a note for <unit>: ask about keys'],
    not: 'Which note does Mozart play?',
  },
  applicantsWaiting: {
    asks: ['Who applied?', 'How many applications are waiting?'],
    not: 'Which applicant is the best applicant?',
  },
  applicantsFor: {
    asks: ['Who applied for <unit>?', 'Applicants of <unit>'],
    not: 'Who applied for Hogwarts?',
  },
  applicantStatus: {
    asks: [
      'What is the status of the application of <applicant>?',
      'How is the application of <applicant> going?',
    ],
    not: 'What is the credit score of <applicant>?',
  },
  ourPlan: { asks: ['Which plan are we on?', 'my subscription'], not: 'What is the plan of Stalingrad?' },
  unitsLeft: {
    asks: ['How many units can I add?', 'How many more units are on our plan?'],
    not: 'How many units can Hercules add?',
  },
  planEnds: {
    asks: ['When does our plan end?', 'When does the subscription expire?'],
    not: 'Cancel my plan',
  },
  ourUsers: { asks: ['Who are our users?', 'Who has access?'], not: 'Who has the nuclear codes?' },
  whoChanged: {
    asks: ['Who changed something?', 'What changed lately?'],
    not: 'Who changed the course of Rome?',
  },
  whoAmI: { asks: ['Who am I?', 'What is my role?'], not: 'Who is Batman?' },
  whatIsNew: { asks: ['Any news?', 'Do I have unread notifications?'], not: 'What is new in Paris?' },
  myBalance: { asks: ['What do I owe?', 'How much is my balance?'], not: 'What does <tenant> owe?' },
  whyIOwe: { asks: ['Why do I owe that?', 'What are these charges?'], not: 'Why does my neighbor owe?' },
  isMyRentPaid: { asks: ['Is my rent paid?', 'When did I last pay?'], not: 'Is my neighbor’s rent paid?' },
  myRent: {
    asks: ['How much is my rent?', 'When is my rent due?'],
    not: 'How much is the rent of the apartment next door?',
  },
  myLeaseEnd: {
    asks: ['When does my lease end?', 'Until when do I live here?'],
    not: 'When does <tenant>’s lease end?',
  },
  myDeposit: {
    asks: ['How much is my deposit?', 'What deposit is held?'],
    not: 'How much deposit do the other tenants have?',
  },
  myDepositBack: {
    asks: ['When is my deposit due back?', 'When do I get my security deposit back?'],
    not: 'Can they legally keep my deposit?',
  },
  myContact: {
    asks: ['Whom do I call?', 'What is the phone number of my landlord?'],
    not: 'Is my landlord honest?',
  },
  myAutopay: {
    asks: ['Is autopay on?', 'When is the next automatic payment?'],
    not: 'What is my card number?',
  },
  myToSign: {
    asks: ['Do I have something to sign?', 'What waits for my signature?'],
    not: 'Which star sign has Bob?',
  },
  myAddress: { asks: ['What is my address?', 'Where do I live?'], not: 'Where does Bob live?' },
  myNotice: {
    asks: ['How much notice must I give?', 'What is the notice period?'],
    not: 'Should they be evicted without notice?',
  },
  myRepair: {
    asks: [
      'My boiler is broken',
      'When is the plumber’s next visit?',
      'toilet is cloged',
      'roaches in the kitchen',
      'the smoke alarm keeps beeping',
    ],
    not: 'Who is the best plumber, Mario or Luigi?',
  },
  repairs: {
    asks: ['Who is the plumber’s next visit?', 'Which repairs are there?'],
    not: 'Repair the car of Bob',
  },
  ourVendors: {
    asks: ['Which vendors do we have?', 'phone number of the plumber', 'who do we call for plumbing'],
    not: 'Who is the vendor of the Eiffel tower?',
  },
  vendorContact: {
    asks: ['How do I reach <vendor>?', 'phone number of <vendor>'],
    not: 'What is the account number of <vendor>?',
  },
  draftRequest: {
    asks: ['Create a repair request for <unit>', 'add a service request for <unit>'],
    not: 'Create a request for Narnia',
  },
  myManager: {
    asks: ['contact manager', 'when do i get paid', 'my statement'],
    not: 'Is my manager honest?',
  },
  myRules: { asks: ['Can I have a dog?', 'am i allowed to paint'], not: 'Is Bob allowed a dog?' },
  myLeaseText: {
    asks: ['Where is my lease?', 'can i get a copy of my lease'],
    not: 'Where is the lease of Bob?',
  },
  whatYouCanAsk: { asks: ['What can you do?', 'help', 'thanks'], not: 'Help Bob with the taxes of Rome' },
  myApplication: {
    asks: ['What is the status of my application?', 'Where does my application stand?'],
    not: 'What about the other applicants?',
  },
  myApplicationFee: {
    asks: ['How much is the application fee?', 'What do I owe?'],
    not: 'What does Bob owe?',
  },
  myScreening: {
    asks: ['What about my screening?', 'What is the status of the screening?'],
    not: 'What is my credit score?',
  },
  whereIApplied: {
    asks: ['Which unit did I apply for?', 'Where is the apartment?'],
    not: 'Where is the apartment of Seinfeld?',
  },
};

/** Kept back while the grammar was written: they are understood, too. */
export const keptBack: readonly (readonly [
  role: 'staff' | 'tenant' | 'applicant',
  question: string,
  intent: IntentName,
])[] = [
  ['staff', 'is anybody behind?', 'whoIsLate'],
  ['staff', 'hey, who hasn’t paid yet', 'whoIsLate'],
  ['staff', 'arrears', 'whoIsLate'],
  ['staff', 'how much did we take in in Q1', 'income'],
  ['staff', 'what did we earn last year', 'income'],
  ['staff', 'vacancies?', 'vacantUnits'],
  ['staff', 'what do I need to do, what needs attention', 'waitsForMe'],
  ['staff', 'can you tell me when <tenant> moves out', 'leaseEnd'],
  ['staff', 'email of <tenant> please', 'howToReach'],
  ['staff', 'what leases run out', 'leasesEnding'],
  ['tenant', 'do I owe anything', 'myBalance'],
  ['tenant', 'hello, when is the rent due?', 'myRent'],
  ['tenant', 'did my payment go through, is it paid', 'isMyRentPaid'],
  ['tenant', 'the dishwasher is broken', 'myRepair'],
  ['tenant', 'how long is my lease', 'myLeaseEnd'],
  ['applicant', 'any news on my application', 'myApplication'],
];
