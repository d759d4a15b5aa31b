import type { RoleLabel } from '../people/permissions';
import { type Intent, type IntentName, intentNames, intentOf, meaningsOf } from './grammar';
import type { Meaning } from './words';

/** They say how, not what: a question may hold more of them than the intent asks for. */
const soft: ReadonlySet<Meaning> = new Set([
  'who',
  'when',
  'many',
  'much',
  'how',
  'status',
  'me',
  'last',
  'where',
  'ask',
  'howTo',
]);
/** They say what kind of thing a name is. */
const kinds: ReadonlySet<Meaning> = new Set(['property', 'unit', 'tenant', 'owner', 'applicant']);

export type Asked = { readonly meanings: ReadonlySet<Meaning>; readonly hasNames: boolean };

/**
 * How well a way of asking fits; undefined if it does not. Each meaning asked for counts more than any that
 * is left.
 */
function fitOf(ask: string, { meanings, hasNames }: Asked): number | undefined {
  const asked = meaningsOf(ask);
  if (!asked.every((meaning) => meanings.has(meaning))) return undefined;
  const left = [...meanings].filter((meaning) => !asked.includes(meaning));
  const isBearable = left.every((meaning) => soft.has(meaning) || (hasNames && kinds.has(meaning)));
  const further = left.filter((meaning) => soft.has(meaning));
  return isBearable ? asked.length * 10 - further.length : undefined;
}

const takesNames = ({ about }: Intent, hasNames: boolean): boolean =>
  hasNames ? about !== undefined : !about?.needs;

const best = (intent: Intent, asked: Asked): number =>
  Math.max(...intent.asks.map((ask) => fitOf(ask, asked) ?? Number.NEGATIVE_INFINITY));

function ranked(asked: Asked, isIn: (intent: Intent) => boolean): IntentName[] {
  return intentNames
    .flatMap((name) => {
      const fit = isIn(intentOf(name)) ? best(intentOf(name), asked) : Number.NEGATIVE_INFINITY;
      return Number.isFinite(fit) ? [{ name, fit }] : [];
    })
    .sort((one, other) => other.fit - one.fit)
    .map(({ name }) => name);
}

/** What a person of this role may mean, the best first. */
export const intentsFor = (role: RoleLabel, asked: Asked): readonly IntentName[] =>
  ranked(asked, (intent) => intent.roles.includes(role) && takesNames(intent, asked.hasNames));

/** What they may mean once they say of whom or what. */
export const intentsWithoutName = (role: RoleLabel, asked: Asked): readonly IntentName[] =>
  asked.hasNames ? [] : ranked(asked, ({ roles, about }) => roles.includes(role) && about?.needs === true);

/** Whether somebody in another role could mean something by it. */
export const isForOthers = (asked: Asked): boolean =>
  ranked(asked, (intent) => takesNames(intent, asked.hasNames)).length > 0;
