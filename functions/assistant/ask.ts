import { type Contract, contract } from '../../shared/contract';
import { type Line, said } from '../../shared/domain/assistant/answer';
import { intentsFor, intentsWithoutName, isForOthers } from '../../shared/domain/assistant/choose-intent';
import { correctedWords } from '../../shared/domain/assistant/correct-words';
import { isEmergency, refusedTopic } from '../../shared/domain/assistant/dangers';
import { namesFault, reportsFault } from '../../shared/domain/assistant/faults';
import { type IntentName, intentOf } from '../../shared/domain/assistant/grammar';
import {
  type Name,
  namesIn,
  type Read as ReadWords,
  readWords,
} from '../../shared/domain/assistant/read-words';
import { addDays, type LocalDate } from '../../shared/domain/dates';
import { dayInZone } from '../../shared/domain/leases/time-zones';
import type { RoleLabel } from '../../shared/domain/people/roles';
import { Refusal, refuse } from '../../shared/wire/refusals';
import type { RelayedDeps, RelayedHandler } from '../runtime/relayed';
import { withoutDraft } from './draft-words';
import { emergency } from './emergency';
import { findNames } from './find-names';
import { helped, notUnderstood, refusedAbout, refusedToRole, text } from './help-answer';
import { planned } from './planned';
import { readsOf } from './reads';
import { periodOf, type Question, type Spoken, tell, whichOne, withoutNames } from './telling';

/**
 * Questions of one person in a minute, counted in the memory of each process; the rows count their own calls.
 */
const questionsPerMinute = 20;

const renters: readonly RoleLabel[] = ['tenant', 'applicant'];

/**
 * The caller's own day: as sent, if it is beside ours, wherever on earth they are; else that of their zone.
 */
function todayOf(given: string | undefined, zone: string, now: Date): LocalDate {
  const ours = dayInZone(zone, now);
  const isNear = given !== undefined && given >= addDays(ours, -1) && given <= addDays(ours, 1);
  return isNear ? given : ours;
}

const isExpected = (problem: unknown): problem is Refusal =>
  problem instanceof Refusal && (problem.code === 'not-permitted' || problem.code === 'not-found');

const saidNames = (names: readonly Name[], question: string): Line => ({
  isItem: false,
  parts: [
    { kind: 'text', text: 'I find nothing called ‘' },
    ...names
      .filter(({ text: name }) => question.includes(name))
      .flatMap(({ text: name }, index) => [
        ...(index > 0 ? [{ kind: 'text' as const, text: ' ' }] : []),
        said(name, question),
      ]),
    { kind: 'text', text: '’ among what you see here.' },
  ],
});

/** A question that names somebody or something: first who or what, then the rest of it. */
async function aboutNames(
  asked: Question,
  words: ReadWords,
  ways: readonly (readonly Name[])[],
): Promise<Spoken> {
  const { question, role, read, choice } = asked;
  const given = { meanings: words.meanings, hasNames: true };
  const candidates = intentsFor(role, given);
  if (candidates.length === 0)
    return isForOthers(given) && renters.includes(role)
      ? refusedToRole(question, role)
      : notUnderstood(
          question,
          role,
          saidNames(ways.at(-1) ?? [], question),
          text('Try other words, or look in the help.'),
        );
  const kindsOf = (name: IntentName) => intentOf(name).about?.kinds ?? [];
  const kinds = [...new Set(candidates.flatMap(kindsOf))];
  const found = await findNames(ways, { kinds, read, isUnit: words.meanings.has('unit') });
  for (const name of candidates) {
    const hits = found.hits.filter(({ kind }) => kindsOf(name).includes(kind));
    if (hits.length === 0) continue;
    const chosen = hits.length === 1 ? hits[0] : hits.find(({ id }) => id === choice);
    if (!chosen) return { ...whichOne(hits), intent: name };
    return tell(name, asked, {
      entity: chosen,
      period: periodOf(withoutNames(question, found.names), asked.today),
    });
  }
  return notUnderstood(question, role, saidNames(ways.at(-1) ?? [], question));
}

const nameWords: Readonly<Record<string, string>> = {
  property: 'property',
  unit: 'unit',
  tenant: 'tenant',
  vendor: 'vendor',
  owner: 'owner',
  applicant: 'applicant',
};

async function aboutAll(asked: Question, words: ReadWords): Promise<Spoken> {
  const { question, role, today } = asked;
  const given = { meanings: words.meanings, hasNames: false };
  const [name] = intentsFor(role, given);
  if (name) return tell(name, asked, { entity: undefined, period: periodOf(question, today) });
  const [unnamed] = intentsWithoutName(role, given);
  if (unnamed) {
    const kinds = (intentOf(unnamed).about?.kinds ?? []).map((kind) => nameWords[kind] ?? kind);
    return { ...notUnderstood(question, role, text(`Say of which ${kinds.join(' or ')}.`)), intent: unnamed };
  }
  if (isForOthers(given)) return refusedToRole(question, role);
  // Nothing but words of greeting.
  if (words.meanings.size === 0)
    return tell('whatYouCanAsk', asked, { entity: undefined, period: undefined });
  return helped(question, role) ?? notUnderstood(question, role);
}

const asksForHelp = ({ meanings }: ReadWords): boolean => meanings.has('mean') || meanings.has('howTo');

async function understood(asked: Question): Promise<Spoken> {
  const { question, role } = asked;
  const words = readWords(withoutDraft(question));
  const ways = namesIn(words);
  const isGrammar = intentsFor(role, { meanings: words.meanings, hasNames: ways.length > 0 }).length > 0;
  if (words.meanings.has('mean') || (asksForHelp(words) && !(isGrammar && ways.length > 0)))
    return helped(question, role) ?? notUnderstood(question, role);
  if (ways.length === 0) return aboutAll(asked, words);
  const spoken = await aboutNames(asked, words, ways);
  const isHelp = spoken.kind === 'nothing' && asksForHelp(words);
  return isHelp ? (helped(question, role) ?? spoken) : spoken;
}

const isWithout = ({ kind }: Spoken): boolean => kind === 'nothing' || kind === 'refused';

const tellRepair = (asked: Question): Promise<Spoken> =>
  tell('myRepair', asked, { entity: undefined, period: undefined });

async function answerTo(asked: Question): Promise<Spoken> {
  const { typed, role, read } = asked;
  const mended = correctedWords(typed);
  const danger = [typed, mended].find(isEmergency);
  if (danger !== undefined) return emergency({ typed, danger }, { role, read });
  const topic = refusedTopic(typed, !renters.includes(role)) ?? refusedTopic(mended, !renters.includes(role));
  if (topic) return refusedAbout(topic, role);
  // Whoever lives there says what is broken, in whatever words.
  const livesThere = role === 'tenant';
  const asksHow = [typed, mended].some((words) => asksForHelp(readWords(words)));
  if (livesThere && !asksHow && (namesFault(typed) || namesFault(mended))) return tellRepair(asked);
  const spoken = await understood(asked);
  if (!isWithout(spoken)) return spoken;
  const again = mended === typed ? spoken : await understood({ ...asked, question: mended });
  if (!isWithout(again)) return again;
  return livesThere && !asksHow && (reportsFault(typed) || reportsFault(mended)) ? tellRepair(asked) : spoken;
}

/** With a model, where the organization wants one, for what the grammar does not understand. */
async function answerWith(asked: Question, deps: RelayedDeps & { isPlanned: boolean }): Promise<Spoken> {
  const spoken = await answerTo(asked);
  return spoken.kind === 'nothing' && deps.isPlanned ? ((await planned(asked, deps)) ?? spoken) : spoken;
}

/** Answers from reads of the caller's own. It keeps nothing: the next question begins anew. */
export const ask: RelayedHandler<Contract['assistant']['ask']> = async (request, deps) => {
  const { query, now, event } = request;
  const { read, calls } = readsOf(event, deps);
  const me = await read(contract.users.getCurrentUser, {});
  if (deps.recentCalls.add(`assistant.ask ${me.data.id}`, now) > questionsPerMinute)
    throw refuse('too-many-tries', { retryAfterSeconds: 60 });
  const role = me.data.roles[0]?.role_label;
  if (!role) throw refuse('not-permitted');
  const question = query.question.replace(/\s+/g, ' ').trim();
  const { zone = 'UTC' } = query;
  const asked: Question = {
    question,
    typed: question,
    role,
    today: todayOf(query.today, zone, now),
    zone,
    read,
    choice: query.choice,
  };
  const spoken = await answerWith(asked, {
    ...deps,
    isPlanned: me.data.account.assistantModel === true,
  }).catch((problem: unknown) => {
    if (isExpected(problem)) return refusedToRole(question, role);
    throw problem;
  });
  return {
    success: 1,
    data: {
      intent: '',
      choices: [],
      drafts: [],
      help: [],
      ...spoken,
      calls: [...calls],
    },
  };
};
