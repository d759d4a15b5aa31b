import { type Row, rows } from '../../../shared/contract';
import { dealt } from '../../support/sampling';
import { counts } from '../counts';
import { type Making, type Sample, samples } from '../samples';
import type { Given } from './call';
import type { Estate } from './estate';
import type { House } from './house';
import type { Person, Persona } from './people';
import { secondFactorOff } from './second-factor';
import { type OpenSession, startSessionOf } from './session';
import { type Scene, type Target, type Thing, thingIds } from './things';

/** A row and its sample, as the walks use them. */
export type Walked = Row & { readonly title: string; readonly sample: Sample<unknown> };

const sampleOf = ({ feature, name }: Row): Sample<unknown> => {
  const sample: unknown = new Map(Object.entries(samples[feature])).get(name);
  // Complete by type; the mapping only lost which row each belongs to.
  return sample as Sample<unknown>;
};

/** The whole contract table. */
export const walked: readonly Walked[] = rows.map((entry) => ({
  ...entry,
  title: `${entry.feature}.${entry.name}`,
  sample: sampleOf(entry),
}));

/** The rows that a long walk takes: a sample that does not grow with the product. */
export const someOf = (entries: readonly Walked[], label: string): Walked[] =>
  dealt(entries, { count: counts.rows, label });

/** Those that a walk takes which makes many calls of each. */
export const fewOf = (entries: readonly Walked[], label: string): Walked[] =>
  dealt(entries, { count: counts.fewRows, label });

/** The head may make almost every call; a tenant alone has a home, and an applicant an application. */
export function personaOf({ sample: { names = [] } }: Walked): Persona {
  if (names.includes('myApplication')) return 'applicant';
  return names.includes('myLease') ? 'tenant' : 'orgAdmin';
}

export const rowNamed = (title: string): Walked => {
  const found = walked.find((entry) => entry.title === title);
  if (!found) throw new Error(`The contract table has no ${title}`);
  return found;
};

type Kept = WeakMap<House, Map<string, Promise<OpenSession>>>;
/** Sessions nobody calls with, so that a call may end them. */
const strangers: Kept = new WeakMap();
/** Sessions that one walk reuses. */
const askers: Kept = new WeakMap();

/** One session per person, and a new one once it has ended. */
async function keptSession(person: Person, { house, among }: { house: House; among: Kept }) {
  const known = among.get(house) ?? new Map<string, Promise<OpenSession>>();
  among.set(house, known);
  const lives = await livingOf(known.get(person.email), house);
  const session = lives ? Promise.resolve(lives) : startSessionOf(person, house);
  known.set(person.email, session);
  return session;
}

async function livingOf(known: Promise<OpenSession> | undefined, { deps }: House) {
  const open = await known;
  const userId = open?.session.viewer.userId ?? '';
  const stored = open && (await deps.sessions.byId({ userId, sessionId: open.session.sessionId }));
  return stored && open;
}

/** The person's earlier session, with two-step login off as in a new one. */
async function sessionAgain(person: Person, house: House): Promise<OpenSession> {
  const [session] = await Promise.all([
    keptSession(person, { house, among: askers }),
    secondFactorOff(person.viewer, house),
  ]);
  return session;
}

type SceneOptions = {
  readonly house: House;
  readonly home?: Estate;
  readonly other?: Estate;
  /** Reuses the person's session while it lives, for walks that count no effects. */
  readonly sameSession?: boolean;
};

/** A person of `home` with a new session, and strangers with theirs. */
export async function sceneOf(
  persona: Persona,
  { house, home = house.north, other = house.south, sameSession = false }: SceneOptions,
): Promise<Scene> {
  const me = home.people[persona];
  const colleague = persona === 'tenant' ? home.people.applicant : home.people.tenant;
  const [mySession, colleagueSession, foreignSession] = await Promise.all([
    sameSession ? sessionAgain(me, house) : startSessionOf(me, house),
    keptSession(colleague, { house, among: strangers }),
    keptSession(other.people[persona], { house, among: strangers }),
  ]);
  return { me, mySession, home, other, colleagueSession, foreignSession };
}

let made = 0;

/** A good call of the row, with the object named `at` from another place than the caller's own. */
export async function sampleInput(
  { sample }: Walked,
  { house, scene, at }: { house: House; scene: Scene; at?: { thing: Thing; target: Target } },
): Promise<Given> {
  made += 1;
  const making: Making = {
    house,
    scene,
    fresh: `fresh-${made}`,
    id: (thing) => thingIds[thing](scene)[at?.thing === thing ? at.target : 'own'],
  };
  return sample.input(making) as Given | Promise<Given>;
}
