import type { RoleLabel } from '../people/permissions';
import { type HelpPage, plainHelp } from './page';
import { leasingPages } from './pages/leasing';
import { moneyPages } from './pages/money';
import { organizationPages } from './pages/organization';
import { portfolioPages } from './pages/portfolio';
import { renterPages } from './pages/tenant';

/** All pages of the help, versioned with the product. */
export const helpPages: readonly HelpPage[] = [
  ...portfolioPages,
  ...leasingPages,
  ...moneyPages,
  ...renterPages,
  ...organizationPages,
];

export const helpPagesFor = (role: RoleLabel): readonly HelpPage[] =>
  helpPages.filter(({ roles }) => roles.includes(role));

/** What a search reads of a page. */
export const helpDocument = ({ id, title, lead, words, parts }: HelpPage) => ({
  id,
  title,
  lead,
  words,
  text: parts.map(({ heading, text }) => `${heading}. ${plainHelp(text)}`).join(' '),
});

/** The same search in the palette and in the assistant. */
export const helpSearch = {
  index: { fields: ['title', 'words', 'lead', 'text'] },
  search: {
    boost: { title: 4, words: 3, lead: 2 },
    prefix: (term: string) => term.length > 3,
    fuzzy: (term: string) => (term.length > 5 ? 0.2 : false),
  },
} as const;
