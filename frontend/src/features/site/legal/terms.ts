import { productName } from '../../../../../shared/domain/product';
import { trialDays } from '../../../../../shared/domain/subscriptions/subscriptions';
import type { LegalText } from './legal-page';

/**
 * Operators replace this with their own. On plans it describes
 * shared/domain/subscriptions/subscription-states.md.
 */
export const terms: LegalText = {
  title: 'Terms of service',
  lead: `What you can expect from ${productName}, and what we expect from you.`,
  since: '2026-11-22',
  sections: [
    {
      title: 'Your account',
      text: [
        'You need to be 18 or older, and the details you give must be true. Keep your password to yourself, and turn on two-step login if others depend on your account.',
        'You decide whom you invite and what they may see. What they do under your organization counts as done for you.',
      ],
    },
    {
      title: 'Plans and payment',
      text: [
        `Every plan starts with ${trialDays} free days. If you add a card during the trial, the first payment is taken when the trial ends, or up to two days later.`,
        'A plan renews at the end of each month or year until you cancel it. You can cancel at any time; it then ends with the period you paid for.',
        'A larger plan starts at once, and you pay for the days left in the period. A smaller plan, or monthly instead of yearly billing, starts when the period ends.',
        'Without a paid plan you can still read and export everything you entered.',
      ],
    },
    {
      title: 'Your data',
      text: [
        'What you enter stays yours. We use it to run the service for you, and for nothing else. You can export it at any time.',
        'You need the right to enter what you enter, also about your tenants, owners and applicants.',
      ],
    },
    {
      title: 'Leases and signatures',
      text: [
        `${productName} is a tool. We are not a party to your leases, and nothing in it is legal advice. Check that your documents fit the law where your property is.`,
      ],
    },
    {
      title: 'Fair use',
      text: [
        'Do not use the service to break the law, to discriminate against tenants or applicants, to send unwanted mail, or to get at data that is not yours. We may suspend an account that does.',
      ],
    },
    {
      title: 'If something goes wrong',
      text: [
        'We do our best to keep the service running and your data safe, but we cannot promise that it is never interrupted. As far as the law allows, our liability is limited to what you paid us in the last twelve months.',
      ],
    },
    {
      title: 'Changes',
      text: ['If these terms change, we tell you by email at least 30 days before.'],
    },
  ],
};
