import { productName } from '../../../../../shared/domain/product';
import type { LegalText } from './legal-page';

/** An operator puts in their own. What it says is what the product does (functions/table/DATA.md). */
export const privacy: LegalText = {
  title: 'Privacy',
  lead: `What ${productName} keeps about people, who sees it, and for how long.`,
  since: '2026-11-22',
  sections: [
    {
      title: 'What we keep',
      text: [
        'Your name, email address and mobile number; your password as a hash that cannot be turned back; the devices you are logged in on.',
        'What you and your organization enter: properties, units, owners, tenants, leases, documents, notes and payments.',
        'A log of changes: who changed what, and when.',
      ],
    },
    {
      title: 'Who sees it',
      text: [
        'Your organization, as its roles and permissions allow. Rental owners and tenants see what is theirs or was shared with them. No other organization sees any of it.',
        'Amazon Web Services stores the data, encrypted, in the United States. Stripe handles payments: card and bank numbers go to Stripe and never reach us. We sell nothing to anyone, and show no ads.',
      ],
    },
    {
      title: 'How long',
      text: [
        'A sign-up that is never activated is deleted after a day. Logins end after 30 days at most. Notifications are kept for 180 days.',
        'Deleted documents can be restored for 30 days. After anything is deleted, our backups can still hold it for 35 days.',
        'Accounts and leases stay until you ask us to delete them, unless the law tells us to keep them.',
      ],
    },
    {
      title: 'In your browser',
      text: [
        'The browser keeps your login, the look you chose and your unsaved drafts. One cookie recognizes a browser you have logged in from, so that nobody can lock you out by guessing. There is no tracking.',
      ],
    },
    {
      title: 'Your rights',
      text: [
        'You can see and correct your details under Profile, and export your data. To have your account deleted, or to learn what we keep about you, write to us.',
      ],
    },
  ],
};
