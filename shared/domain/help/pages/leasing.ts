import { type HelpPage, staff, withOwners } from '../page';

export const leasingPages: readonly HelpPage[] = [
  {
    id: 'applicants',
    title: 'Applicants',
    roles: withOwners,
    lead: 'From a link for applicants to a decision.',
    screen: '/applicantsList',
    words: 'application apply prospect approve decline compare',
    parts: [
      {
        heading: 'Get applications',
        text: 'Copy the link for applicants of a unit, or press [[Add applicant]] for somebody you know.',
      },
      {
        heading: 'Decide',
        text: '[[Compare applicants]] shows those of a unit side by side by the criteria you set. Then [[Approve]] or decline with a reason; the letter that the law asks for is made for you.',
      },
    ],
  },
  {
    id: 'screening',
    title: 'Screening',
    roles: [...withOwners, 'applicant'],
    lead: 'Reports about applicants, and who may read them.',
    words: 'credit check background criminal eviction report bureau consent',
    parts: [
      {
        heading: 'Order it',
        text: 'Open the applicant and press [[Order screening]]. Choose who pays. The applicant is asked for consent first.',
      },
      {
        heading: 'Read it',
        text: 'Open the applicant. Reports are read on that page alone, by people who may see applicants; each reading is logged. The assistant never repeats a report.',
      },
    ],
  },
  {
    id: 'fair-housing',
    title: 'Fair housing',
    roles: staff,
    lead: 'Why the assistant does not guess about people.',
    words: 'discrimination good tenant trust race religion disability family judge',
    parts: [
      {
        heading: 'Decide by criteria',
        text: 'The assistant does not say who is a good tenant, who will pay or whom to choose. Set criteria before you list a unit, apply them to everybody alike, and keep the reason of each decision with the application.',
      },
    ],
  },
  {
    id: 'leases',
    title: 'Leases',
    roles: withOwners,
    lead: 'Write a lease, change it, end it.',
    screen: '/leasesList',
    words: 'contract agreement draft terms co-signer cosigner guarantor tenant add rent deposit',
    parts: [
      {
        heading: 'Write one',
        text: 'Press [[New lease]], choose the unit, then go through the steps: people, term, rent, deposit, text. A draft is kept as you type.',
      },
      {
        heading: 'Add a co-signer',
        text: 'In the step with the people press [[Add co-signer]]. A co-signer needs no account: a link comes by email. The lease becomes active only when every signer has signed.',
      },
      {
        heading: 'A lease on paper',
        text: 'A lease signed elsewhere is brought in as a PDF. It counts as signed in person.',
      },
    ],
  },
  {
    id: 'signing',
    title: 'Signing',
    roles: withOwners,
    lead: 'Send a lease, remind signers, see who has signed.',
    words: 'signature esign send link remind out expire',
    parts: [
      {
        heading: 'Who has signed',
        text: 'The lease shows each signer with the time. [[Remind signers]] mails the link again; earlier links stay good.',
      },
      {
        heading: 'On paper',
        text: '[[Record signatures on paper]] is for a lease that was signed by hand.',
      },
    ],
  },
  {
    id: 'renewals',
    title: 'Renewals and holdover',
    roles: withOwners,
    lead: 'When a term ends: renew, let it run, or move out.',
    words: 'holdover hold over month-to-month expire renew extend overstay end of lease',
    parts: [
      {
        heading: 'Holdover',
        text: 'Holdover means that the term has ended, nobody has moved out, and the lease does not say that it goes on. Open the lease and press [[Decide what’s next]]: it continues month-to-month, a new term begins, or it ends.',
      },
      {
        heading: 'Month-to-month',
        text: 'The lease goes on without a last day until somebody gives notice.',
      },
      {
        heading: 'Renew',
        text: '[[Offer renewal]] writes the next term from this one, with the rent that you choose.',
      },
    ],
  },
  {
    id: 'moves',
    title: 'Move-in and move-out',
    roles: staff,
    lead: 'Keys, condition reports, notice.',
    words: 'keys condition report inspection notice leave move',
    parts: [
      {
        heading: 'Notice',
        text: '[[Record notice]] on the lease writes down who gave it and the last day. [[Withdraw the notice]] takes it back.',
      },
      {
        heading: 'Keys',
        text: '[[Record returned keys]] ends the tenancy on that day and starts the time in which the deposit goes back.',
      },
    ],
  },
  {
    id: 'tenants',
    title: 'Tenants',
    roles: withOwners,
    lead: 'Who lives where, how to reach them, their account here.',
    screen: '/tenantsList',
    words: 'renter resident phone email invite account access contact emergency vehicle insurance note call',
    parts: [
      {
        heading: 'Their account',
        text: 'Tenants of a signed lease get an invitation by email. Open a tenant to send it again, or to end access.',
      },
      {
        heading: 'What you know about them',
        text: 'A tenant’s page has phones, an emergency contact, vehicles and renters insurance, how they paid in twelve months, and the notes of your team. Tenants see and change the contact and vehicles in their profile; they never see notes. Owners see none of it.',
      },
    ],
  },
  {
    id: 'legal',
    title: 'Questions of law',
    roles: [...withOwners, 'tenant', 'applicant'],
    lead: 'What the product knows, and what needs a lawyer.',
    words: 'legal lawyer eviction court sue rights law raise rent withhold',
    parts: [
      {
        heading: 'No legal advice',
        text: 'The assistant gives none. Where the product uses a rule of a state, such as a cap on late fees or the time to return a deposit, the screen names its source. For anything else ask a lawyer or your local housing office.',
      },
    ],
  },
];
