import type { AssistantAnswer } from '../../shared/contract/assistant';
import { assertNoDigit, type Line, line, link } from '../../shared/domain/assistant/answer';
import type { RefusedTopic } from '../../shared/domain/assistant/dangers';
import { bare, wordsOf } from '../../shared/domain/assistant/read-words';
import { helpPages } from '../../shared/domain/help/help-pages';
import { type HelpPage, plainHelp } from '../../shared/domain/help/page';
import type { RoleLabel } from '../../shared/domain/people/roles';
import { to } from './asking';
import { searchHelp } from './search-help';

type Spoken = Pick<AssistantAnswer, 'kind' | 'lines' | 'help'>;

export const text = (words: string): Line => ({
  isItem: false,
  parts: [{ kind: 'text', text: assertNoDigit(words) }],
});

export const titled = (pages: readonly HelpPage[]) => pages.map(({ id, title }) => ({ page: id, title }));

const readMore = (page: HelpPage): Line =>
  line`${link(`Read ‘${page.title}’`, to('/help', { page: page.id }))}`;

/** The part of a page that shares the most words with the question. */
export function fittingPart({ parts }: HelpPage, question: string) {
  const asked = new Set(wordsOf(question).map(bare));
  const shared = (part: HelpPage['parts'][number]) =>
    wordsOf(`${part.heading} ${plainHelp(part.text)}`).filter((word) => asked.has(bare(word))).length +
    3 * wordsOf(part.heading).filter((word) => asked.has(bare(word))).length;
  return [...parts].sort((one, other) => shared(other) - shared(one))[0];
}

/** What the help says about a question of how or what. */
export function helped(question: string, role: RoleLabel): Spoken | undefined {
  const pages = searchHelp(question, role);
  const [page] = pages;
  if (!page) return undefined;
  const part = fittingPart(page, question);
  return {
    kind: 'help',
    lines: [text(part ? plainHelp(part.text) : page.lead), readMore(page)],
    help: titled(pages.slice(1)),
  };
}

/** Nothing fits: it says so, and shows where to look. */
export const notUnderstood = (question: string, role: RoleLabel, ...why: readonly Line[]): Spoken => ({
  kind: 'nothing',
  lines:
    why.length > 0
      ? [...why]
      : [text('I do not understand this question. Try other words, or look in the help.')],
  help: titled(searchHelp(question, role)),
});

const refusals: Readonly<Record<RefusedTopic, { readonly words: string; readonly page: string }>> = {
  secrets: {
    words: 'I never see passwords, codes or keys, so I cannot say anything about them.',
    page: 'profile',
  },
  'bank-details': {
    words: 'I say nothing about bank details, card numbers or social security numbers.',
    page: 'bank',
  },
  'screening-reports': {
    words: 'I repeat nothing of a screening report. Who may read one reads it on the page of the applicant.',
    page: 'screening',
  },
  'legal-advice': {
    words: 'I give no legal advice. Ask a lawyer or your local housing office.',
    page: 'legal',
  },
  guesses: { words: 'I make no guesses about people, and no choice between them.', page: 'fair-housing' },
  'other-people': { words: 'I show what is yours. What concerns other people is theirs.', page: 'privacy' },
  acts: {
    words: 'I change nothing by myself. The screen for it asks you before anything happens.',
    page: 'assistant',
  },
};

export function refusedAbout(topic: RefusedTopic, role: RoleLabel): Spoken {
  const { words, page: id } = refusals[topic];
  const page = helpPages.find((each) => each.id === id && each.roles.includes(role));
  return { kind: 'refused', lines: [text(words), ...(page ? [readMore(page)] : [])], help: [] };
}

/** The same words whether or not there is such a thing. */
export const refusedToRole = (question: string, role: RoleLabel): Spoken => ({
  kind: 'refused',
  lines: [text('That is not among what you see here.')],
  help: titled(searchHelp(question, role)),
});
