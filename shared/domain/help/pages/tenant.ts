import type { HelpPage } from '../page';

const tenant = ['tenant'] as const;
const applicant = ['applicant'] as const;

/** For people who rent, or want to. */
export const renterPages: readonly HelpPage[] = [
  {
    id: 'my-rent',
    title: 'Your rent',
    roles: tenant,
    lead: 'What you owe and why, how to pay, autopay.',
    screen: '/ledgesData',
    words: 'pay balance owe due autopay saved card bank account payment method late fee rent receipt proof',
    parts: [
      {
        heading: 'Pay',
        text: 'On Rent press [[Pay rent]], choose the amount and pay at the payment provider. A bank payment takes some days; until then it shows as on its way.',
      },
      {
        heading: 'Receipts',
        text: 'Open [[Charges and payments]] and the details of a payment, then press [[Download receipt]]. It says what the payment covered and what is left.',
      },
      {
        heading: 'Saved cards and accounts',
        text: 'Under [[Pay rent]] press [[Add a card or bank account]] to pay in one step next time. Nothing is debited by itself. [[Remove]] takes it away; if autopay uses it, autopay ends with it, and you are asked first.',
      },
      {
        heading: 'Autopay',
        text: '[[Set up autopay]] debits what is due by itself. [[Stop]] ends it at any time.',
      },
    ],
  },
  {
    id: 'my-lease',
    title: 'Your lease',
    roles: tenant,
    lead: 'Its text, its end, notice, whom to call.',
    screen: '/showLease',
    words:
      'lease end notice move out keys walk-through appointment calendar contact landlord renew sign month-to-month holdover',
    parts: [
      {
        heading: 'The end',
        text: 'My lease shows the last day. Without one it goes from month to month until somebody gives notice. Holdover means that the term is over and nothing new was agreed: ask your landlord.',
      },
      {
        heading: 'Notice',
        text: 'The lease says how many days of notice it asks for. Press [[Give notice]] on My lease; everyone gets a copy by email.',
      },
      {
        heading: 'Moving out',
        text: 'After a notice, My lease lists what to do by when. Under Walk-through press [[Propose times]] to meet for the keys; once one is chosen, both sides get it in their calendar.',
      },
      {
        heading: 'Due days in your calendar',
        text: 'Press [[Make a calendar link]] on My lease and add the link to your calendar app. It is shown once; [[Make a new link]] ends the one before.',
      },
    ],
  },
  {
    id: 'my-deposit',
    title: 'Your deposit',
    roles: tenant,
    lead: 'What is held, and how it comes back.',
    screen: '/ledgesData',
    words: 'security deposit back return deductions refund',
    parts: [
      {
        heading: 'How it comes back',
        text: 'After you have moved out and returned the keys, your landlord settles the deposit and writes what was kept and why. The law of your state sets the last day; the letter names it. Give your landlord your new address.',
      },
    ],
  },
  {
    id: 'my-insurance',
    title: 'Your renters insurance',
    roles: tenant,
    lead: 'Show your landlord that you are insured.',
    screen: '/showLease',
    words: 'insurance policy certificate proof liability coverage renew expired landlord declined',
    parts: [
      {
        heading: 'Send it',
        text: 'On Home or under My lease press [[Add policy]] and copy what the certificate says. A photo of it is enough. Roommates each send their own, also when one policy names all of you.',
      },
      {
        heading: 'What happens then',
        text: 'Your landlord checks it and you get an email. If it was declined, the reason stands beside it: [[Remove]] takes it away, and you can send another one.',
      },
    ],
  },
  {
    id: 'my-application',
    title: 'Your application',
    roles: applicant,
    lead: 'Where it stands, its fee, the screening.',
    screen: '/applicantScreening',
    words: 'application status fee screening consent apply co-applicant guarantor decision',
    parts: [
      {
        heading: 'Where it stands',
        text: 'My applications shows every home that you applied for and what comes next. The landlord’s decision is emailed to you, too.',
      },
    ],
  },
];
