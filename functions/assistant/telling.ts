import type { AssistantAnswer } from '../../shared/contract/assistant';
import type { IntentName } from '../../shared/domain/assistant/grammar';
import { periodIn } from '../../shared/domain/assistant/periods';
import type { Name } from '../../shared/domain/assistant/read-words';
import type { LocalDate } from '../../shared/domain/dates';
import type { RoleLabel } from '../../shared/domain/people/roles';
import { answers } from './answers';
import type { Asking, Entity } from './asking';
import { text } from './help-answer';
import { readDay } from './read-day';
import type { Read } from './reads';

const choicesAtMost = 5;

export type Spoken = Partial<AssistantAnswer> & Pick<AssistantAnswer, 'kind' | 'lines'>;

export type Question = {
  readonly question: string;
  /** As it was typed: a draft takes it over as it stands. */
  readonly typed: string;
  readonly choice: string | undefined;
  readonly role: RoleLabel;
  readonly today: LocalDate;
  readonly zone: string;
  readonly read: Read;
};

/** The question without the names that were found, so that 'May' of May Street is no month. */
export const withoutNames = (question: string, names: readonly Name[]): string =>
  names.reduce((rest, { text: name }) => rest.replace(name, ' '), question);

export const periodOf = (rest: string, today: LocalDate) =>
  periodIn(rest, today)?.period ?? readDay(rest, today);

export async function tell(
  name: IntentName,
  { typed, role, today, zone, read }: Question,
  about: Pick<Asking, 'entity' | 'period'>,
) {
  const asking: Asking = { question: typed, role, today, zone, read, ...about };
  const { lines, drafts = [] } = await answers[name](asking);
  return { kind: 'answer' as const, intent: name, lines: [...lines], drafts: [...drafts] };
}

export const whichOne = (hits: readonly Entity[]): Spoken => ({
  kind: 'choose',
  lines: [
    text(
      hits.length > choicesAtMost
        ? 'More than these fit. Choose one, or say more of the name.'
        : 'Which one do you mean?',
    ),
  ],
  choices: hits.slice(0, choicesAtMost).map(({ id, label, hint }) => ({ id, label, hint })),
});
