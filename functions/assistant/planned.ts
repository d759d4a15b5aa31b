import { type EntityKind, intentNames, intentOf } from '../../shared/domain/assistant/grammar';
import { periodIn } from '../../shared/domain/assistant/periods';
import { grammarOf, planFrom } from '../../shared/domain/assistant/plan';
import { bare, type Name, namesIn, readWords, wordsOf } from '../../shared/domain/assistant/read-words';
import type { RoleLabel } from '../../shared/domain/people/roles';
import { logger } from '../runtime/logger';
import { describeSurprise } from '../runtime/pipeline/describe-surprise';
import type { RelayedDeps } from '../runtime/relayed';
import { findNames } from './find-names';
import { text } from './help-answer';
import { type Question, type Spoken, tell, whichOne } from './telling';

const placeholder = '<name-1>';
const somethingElse = '<other>';

/** Names of things and people begin with a capital; identity numbers, addresses and phones have digits. */
const isPrivate = (word: string): boolean => /@|\d{3}/.test(word) || /^\p{Lu}/u.test(word);

/**
 * The question as a model may see it, in one line: what names a record of the caller is its placeholder, and
 * whatever else may name somebody is left out. A name that finds nothing and is typed in small letters looks
 * like any word that we do not know, and stays.
 */
export function maskedQuestion(question: string, names: readonly Name[]): string {
  const tokens = new Set(names.flatMap((name) => name.tokens));
  const known = new Map(readWords(question).words.map((word) => [word.text, word]));
  const masked = wordsOf(question.replace(/[<>]/g, ' ')).map((word, index) => {
    if (tokens.has(bare(word))) return placeholder;
    const { meaning, isFiller, isDate } = known.get(word) ?? {};
    const isOurs = meaning !== undefined || isFiller === true || isDate === true;
    const isFirst = index === 0 && !/@|\d/.test(word);
    return isOurs || isFirst || !isPrivate(word) ? word : somethingElse;
  });
  return masked.filter((word, index) => word !== masked[index - 1] || word !== placeholder).join(' ');
}

const kindsFor = (role: RoleLabel): readonly EntityKind[] => [
  ...new Set(
    intentNames
      .map(intentOf)
      .filter(({ roles }) => roles.includes(role))
      .flatMap(({ about }) => about?.kinds ?? []),
  ),
];

const guess = text('I am not sure that I understand. This may be what you mean.');

/**
 * What the grammar does not understand, as a model understands it: one of the grammar's own intents about one
 * of the caller's own records, answered by reads of the caller's own. Undefined where the model has no word,
 * a wrong one, or none in time: then the answer is that of no model.
 */
export async function planned(
  asked: Question,
  { planner }: Pick<RelayedDeps, 'planner'>,
): Promise<Spoken | undefined> {
  const { question, role, read, today, choice } = asked;
  const words = readWords(question);
  const ways = namesIn(words);
  const found = await findNames(ways, { kinds: kindsFor(role), read, isUnit: words.meanings.has('unit') });
  const kinds = [...new Set(found.hits.map(({ kind }) => kind))];
  const names = kinds.length > 0 ? [{ placeholder, kinds }] : [];
  const reply = await planner({
    question: maskedQuestion(question, found.names),
    names,
    intents: grammarOf(role),
  }).catch((problem: unknown) => {
    logger.info('the planner gave no answer', { surprise: describeSurprise(problem) });
    return undefined;
  });
  const plan = planFrom(reply, { role, names });
  if (!plan) return undefined;
  const period = periodIn(plan.period.toLowerCase(), today)?.period;
  const about = intentOf(plan.intent).about?.kinds ?? [];
  const hits = plan.name === undefined ? [] : found.hits.filter(({ kind }) => about.includes(kind));
  const entity = hits.length > 1 ? hits.find(({ id }) => id === choice) : hits[0];
  if (hits.length > 1 && !entity) return { ...whichOne(hits), intent: plan.intent };
  const spoken = await tell(plan.intent, asked, { entity, period });
  return { ...spoken, lines: [guess, ...spoken.lines] };
}
