import { type HelpPage, staff, withOwners } from '../page';

export const portfolioPages: readonly HelpPage[] = [
  {
    id: 'home',
    title: 'What waits for you',
    roles: staff,
    lead: 'The home page shows what needs you first.',
    screen: '/propertyDashboard',
    words: 'dashboard attention to do tasks start',
    parts: [
      {
        heading: 'What stands there',
        text: 'Leases to send or to sign, move-ins and move-outs, deposits to return, and leases in holdover stand at the top, each with its day. A line leads to the lease.',
      },
      {
        heading: 'The figures',
        text: 'What was collected of this month’s rent, what is past due, how many units are rented, and which leases end soon. Each figure opens the list that it is the sum of.',
      },
    ],
  },
  {
    id: 'bring-in',
    title: 'Bring in your portfolio',
    roles: staff,
    lead: 'Rent rolls and lists of other systems, or a sheet of your own.',
    screen: '/import',
    words:
      'import rent roll appfolio buildium yardi doorloop turbotenant spreadsheet excel csv migrate switch existing',
    parts: [
      {
        heading: 'From a file',
        text: 'Choose a CSV or Excel file. Keystead says which report it is, what each column becomes, and what it left out. You repair what it could not read, compare its totals with the file’s own, and only then bring it in. You can undo it for two weeks, except for what was changed since.',
      },
      {
        heading: 'One lease',
        text: '[[Add an existing lease]] is for a lease that was signed elsewhere: its tenants, dates, rent, and what was owed or held on the day you start. Nobody who came in this way gets an email until you invite them.',
      },
    ],
  },
  {
    id: 'properties',
    title: 'Properties',
    roles: withOwners,
    lead: 'Add a property, change it, archive it.',
    screen: '/propertiesList',
    words: 'building house portfolio add import archive photo',
    parts: [
      {
        heading: 'Add a property',
        text: 'On Properties press [[Add property]]. Choose its type, type the address, add its units, and say who owns it and with which share. Shares come to one hundred percent.',
      },
      {
        heading: 'Many at once',
        text: '[[Import properties]] reads a CSV or Excel file, shows what it found line by line, and adds nothing before you say so.',
      },
      {
        heading: 'Put one away',
        text: '[[Archive property]] takes it out of the lists. Nothing is deleted.',
      },
    ],
  },
  {
    id: 'units',
    title: 'Units',
    roles: withOwners,
    lead: 'Add units, see which are vacant, keep notes and keys.',
    screen: '/units',
    words: 'apartment room vacant available size bedrooms note key meter reading lockbox gate code',
    parts: [
      {
        heading: 'Add a unit',
        text: 'Open the property and press [[Add unit]]. Your plan says how many units you may have.',
      },
      {
        heading: 'Vacant units',
        text: 'The views of the list show units that are vacant, available soon, without a rent, or without photos.',
      },
      { heading: 'Notes', text: 'A unit keeps notes that only your organization reads: [[Add note]].' },
      {
        heading: 'Keys, meters and codes',
        text: 'Under [[Keys and meters]] on the unit your team keeps who has which key, what the meters show, and the codes of gates, lockboxes and doors. A vendor sees the codes on the job’s page from a day before an agreed visit to a day after it, and each look is logged.',
      },
    ],
  },
  {
    id: 'owners',
    title: 'Rental owners',
    roles: staff,
    lead: 'Who owns what, and since when.',
    screen: '/owners',
    words: 'landlord share percentage investor',
    parts: [
      {
        heading: 'Add an owner',
        text: 'Under Owners press [[Add owner]]: choose a property to set its shares, or give the owner one later. In the form of a property press [[Add Rental Owner]]: pick somebody you have already, or fill in a new one.',
      },
      {
        heading: 'Change shares',
        text: 'A property shows its owners with their shares. A change counts from a day that you choose, so statements before it stay as they are.',
      },
    ],
  },
  {
    id: 'bank',
    title: 'Bank details',
    roles: [...staff, 'rentalOwner'],
    lead: 'Where online payments go.',
    words: 'account routing payout stripe owner bank link',
    parts: [
      {
        heading: 'Who enters them',
        text: 'An owner enters bank details at the payment provider, never here. Open the property and press [[Add bank details]], or send the owner a link. We only know whether the account is ready.',
      },
      {
        heading: 'What the assistant says',
        text: 'Nothing: account numbers are not stored here, and nobody can ask for them.',
      },
    ],
  },
  {
    id: 'documents',
    title: 'Documents',
    roles: withOwners,
    lead: 'Files of a unit, and whom they are shared with.',
    screen: '/documents',
    words: 'file upload pdf share folder insurance inspection',
    parts: [
      {
        heading: 'Add and share',
        text: 'Open the unit, then its documents, and press [[Add documents]]. Choose a folder, and whether the owner or the tenants may see the file.',
      },
    ],
  },
];
