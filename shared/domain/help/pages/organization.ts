import { everybody, type HelpPage, heads, staff } from '../page';

export const organizationPages: readonly HelpPage[] = [
  {
    id: 'people',
    title: 'People and permissions',
    roles: ['orgAdmin'],
    lead: 'Invite staff and owners, and say what each may see.',
    screen: '/organisationsUsers',
    words: 'invite user staff permission role access suspend team view as',
    parts: [
      {
        heading: 'Invite',
        text: '[[Invite person]] asks for the email, the role, the areas and the properties. [[Save permissions]] changes them later; it counts from the next click of that person.',
      },
      {
        heading: 'View as',
        text: 'You see what somebody else sees, for half an hour at most, and change nothing.',
      },
    ],
  },
  {
    id: 'letterhead',
    title: 'Your letterhead and logo',
    roles: heads,
    lead: 'Name, address, license and logo on what you send.',
    words: 'letterhead logo business address license phone emergency footer brand receipt statement lease',
    parts: [
      {
        heading: 'Set it',
        text: 'Under [[Settings]], in the tab of your organization, fill in [[Business]] and press [[Choose a logo]]: a PNG or JPEG picture, as wide as it says there. Tenants see the phones and the address with their lease.',
      },
      {
        heading: 'Where it shows',
        text: 'On emails, listings, statements, receipts and deposit letters from then on, and on each lease that you send. A lease that was sent or signed keeps the letterhead it had.',
      },
    ],
  },
  {
    id: 'new-leases',
    title: 'What a new lease begins with',
    roles: heads,
    lead: 'Term, due day, deposit, late fee, notice address and template, set once.',
    words:
      'default defaults lease settings term deposit late fee proration notice address utilities template',
    parts: [
      {
        heading: 'Set it',
        text: 'Under [[Settings]], in the tab of your organization, fill in [[New leases]]. The deposit is told in months of rent. Each draft can say otherwise.',
      },
      {
        heading: 'What it changes',
        text: 'Drafts that you begin from then on, also for an approved applicant. Drafts and leases that are there, and leases that were signed elsewhere, stay as they are.',
      },
      {
        heading: 'One property otherwise',
        text: 'Press [[Change new leases of a property]], choose it, and set what its new leases begin with. Choose [[From organization]] to have it go by the organization again.',
      },
    ],
  },
  {
    id: 'renters-insurance',
    title: 'Renters insurance',
    roles: staff,
    lead: 'Ask for it, check it, see who has none.',
    screen: '/tenantsList',
    words: 'insurance policy certificate proof liability coverage expired renew remind tenant',
    parts: [
      {
        heading: 'Ask for it',
        text: 'Under [[Settings]], in the tab of your organization, switch it on and say how much liability it covers at least. Tenants with an account send their policy from it. You can have them reminded by email.',
      },
      {
        heading: 'Check it',
        text: 'Open the tenant, look at the [[Certificate]] and press [[Confirm]], or [[Decline]] with a reason that the tenant reads. A policy that you type yourself is confirmed.',
      },
      {
        heading: 'Who has none',
        text: 'The view Insurance of Tenants lists who has no policy, whose policy ended or ends soon, and what waits for you. Home says how many.',
      },
    ],
  },
  {
    id: 'subscription',
    title: 'Plan and subscription',
    roles: heads,
    lead: 'Your plan, its limits, what was paid.',
    screen: '/user-subscription',
    words: 'plan price upgrade limit units properties trial billing invoice card',
    parts: [
      {
        heading: 'Change it',
        text: '[[Change plan]] shows what it costs from today before you say yes. A smaller plan begins when the paid time ends.',
      },
    ],
  },
  {
    id: 'audit',
    title: 'Who changed what',
    roles: heads,
    lead: 'The log of every change.',
    screen: '/audit',
    words: 'log history activity audit changed who',
    parts: [
      {
        heading: 'Read it',
        text: 'Each change stands there with who made it, when, and what was there before. Nobody can change the log.',
      },
    ],
  },
  {
    id: 'profile',
    title: 'Your account',
    roles: everybody,
    lead: 'Name, password, two-step login.',
    screen: '/user-profile',
    words: 'password two-step login second factor recovery codes email phone session log out security secret',
    parts: [
      {
        heading: 'Password',
        text: 'In your profile press [[Change password]]. All other sessions end. Nobody, the assistant included, can read a password.',
      },
      {
        heading: 'Two-step login',
        text: '[[Turn on]] asks your authenticator app for a code. Keep the recovery codes: without phone and codes only the operator can help, after checking who you are.',
      },
    ],
  },
  {
    id: 'notifications',
    title: 'Notifications',
    roles: everybody,
    lead: 'What you are told, and where.',
    screen: '/notification',
    words: 'bell mail unread told notification settings',
    parts: [
      {
        heading: 'Read them',
        text: 'The bell shows the latest. [[Mark all as read]] clears the count. In Settings you choose what comes by email, too.',
      },
    ],
  },
  {
    id: 'privacy',
    title: 'Who sees what',
    roles: everybody,
    lead: 'You see what is yours; so does the assistant.',
    words: 'neighbor other tenant privacy see permission rights leak',
    parts: [
      {
        heading: 'The assistant has no rights of its own',
        text: 'It asks the same questions that the screens ask, as you, with your permissions. What other people owe, sign or say is theirs. It keeps no copy of anything.',
      },
    ],
  },
  {
    id: 'assistant',
    title: 'The assistant',
    roles: everybody,
    lead: 'What to ask, what it does, what it never does.',
    screen: '/chatbot',
    words: 'ask question chat bot help assistant keyboard dictation act',
    parts: [
      {
        heading: 'Ask',
        text: 'Ask in your own words: who is late, when does a lease end, what did a property bring in last month. Every figure opens what it is made of.',
      },
      {
        heading: 'Acts',
        text: 'It changes nothing by itself. For a reminder, a charge, a note or a repair it shows a card with what would be sent; your click on its button sends it.',
      },
      {
        heading: 'Never',
        text: 'It repeats no screening report, password, code or bank detail, gives no legal advice, and guesses nothing about people.',
      },
      {
        heading: 'What is kept',
        text: 'The conversation lives in this browser tab and ends with it.',
      },
    ],
  },
  {
    id: 'vendors',
    title: 'Vendors',
    roles: staff,
    lead: 'Who repairs what, and whether they are insured.',
    screen: '/vendors',
    words: 'plumber electrician contractor insurance certificate trade area vendor job link',
    parts: [
      {
        heading: 'Add one',
        text: '[[Add vendor]] with trades, areas, contacts and the day the insurance ends. An uninsured vendor gets a job only with a reason.',
      },
      {
        heading: 'Their job',
        text: 'A vendor needs no account: the mail has a link to accept, propose a time, send photos, and say that it is done.',
      },
    ],
  },
  {
    id: 'emergencies',
    title: 'Emergencies in a home',
    roles: everybody,
    lead: 'Water, gas, fire, electricity, no heat: what to do first.',
    screen: '/servicerequest',
    words:
      'water leak flood fire smoke gas carbon monoxide electricity shock heat burst pipe ceiling emergency danger',
    parts: [
      {
        heading: 'Fire, smoke, gas, carbon monoxide',
        text: 'Get everybody out first. Call the emergency number from outside. Do not switch anything on or off.',
      },
      {
        heading: 'Water',
        text: 'If it is safe, shut off the water at the valve. Stay away from water near outlets and lamps. Put a bucket under it and move what can be damaged. Then ask for a repair and call your landlord.',
      },
      {
        heading: 'Electricity',
        text: 'Do not touch it. Switch off the breaker if you can reach it dry.',
      },
    ],
  },
  {
    id: 'repairs',
    title: 'Repairs',
    roles: everybody,
    lead: 'Ask for a repair and follow it.',
    screen: '/servicerequest',
    words: 'service request leak boiler plumber broken maintenance fix heater vendor visit work order',
    parts: [
      {
        heading: 'Where they stand',
        text: 'Service requests hold what is broken, photos, when somebody may come in, and what happens next.',
      },
    ],
  },
];
