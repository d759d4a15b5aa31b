import { type Row, rows } from '../../../shared/contract';
import { dealt } from '../../support/sampling';
import { counts } from '../counts';
import { type Making, type Sample, samples } from '../samples';
import type { Given } from './call';
import type { Person, Persona } from './people';
import { secondFactorOff } from './second-factor';
import { type OpenSession, startSessionOf } from './session';
import type { TestOrganization } from './test-organization';
import { type Scene, type Target, type Thing, thingIds } from './things';
import type { TrustWorld } from './trust-world';

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

/** What tenants have without naming one of their leases. */
const ofTenants: readonly string[] = [
  'tenants.getMyRecord',
  'tenants.changeMyRecord',
  'tenants.createMyPolicyUpload',
  'tenants.addMyPolicy',
  'tenants.removeMyPolicy',
  'tenants.openMyPolicy',
];

/**
 * The head may make almost every call; a tenant alone has a home, an applicant an application, an owner
 * shares.
 */
export function personaOf({ title, sample: { names = [] } }: Walked): Persona {
  if (title === 'requests.answerAsk') return 'rentalOwner';
  if (ofTenants.includes(title)) return 'tenant';
  if (names.includes('myApplication')) return 'applicant';
  return names.includes('myLease') ? 'tenant' : 'orgAdmin';
}

export const rowNamed = (title: string): Walked => {
  const found = walked.find((entry) => entry.title === title);
  if (!found) throw new Error(`The contract table has no ${title}`);
  return found;
};

type Kept = WeakMap<TrustWorld, Map<string, Promise<OpenSession>>>;
/** Sessions nobody calls with, so that a call may end them. */
const strangers: Kept = new WeakMap();
/** Sessions that one walk reuses. */
const askers: Kept = new WeakMap();

/** One session per person, and a new one once it has ended. */
async function keptSession(person: Person, { world, among }: { world: TrustWorld; among: Kept }) {
  const known = among.get(world) ?? new Map<string, Promise<OpenSession>>();
  among.set(world, known);
  const lives = await livingOf(known.get(person.email), world);
  const session = lives ? Promise.resolve(lives) : startSessionOf(person, world);
  known.set(person.email, session);
  return session;
}

async function livingOf(known: Promise<OpenSession> | undefined, { deps }: TrustWorld) {
  const open = await known;
  const userId = open?.session.viewer.userId ?? '';
  const stored = open && (await deps.sessions.byId({ userId, sessionId: open.session.sessionId }));
  return stored && open;
}

/** The person's earlier session, with two-step login off as in a new one. */
async function sessionAgain(person: Person, world: TrustWorld): Promise<OpenSession> {
  const [session] = await Promise.all([
    keptSession(person, { world, among: askers }),
    secondFactorOff(person.viewer, world),
  ]);
  return session;
}

type SceneOptions = {
  readonly world: TrustWorld;
  readonly home?: TestOrganization;
  readonly other?: TestOrganization;
  /** Reuses the person's session while it lives, for walks that count no effects. */
  readonly sameSession?: boolean;
};

/** A person of `home` with a new session, and strangers with theirs. */
export async function sceneOf(
  persona: Persona,
  { world, home = world.north, other = world.south, sameSession = false }: SceneOptions,
): Promise<Scene> {
  const me = home.people[persona];
  const colleague = persona === 'tenant' ? home.people.applicant : home.people.tenant;
  const [mySession, colleagueSession, foreignSession] = await Promise.all([
    sameSession ? sessionAgain(me, world) : startSessionOf(me, world),
    keptSession(colleague, { world, among: strangers }),
    keptSession(other.people[persona], { world, among: strangers }),
  ]);
  return { me, mySession, home, other, colleagueSession, foreignSession };
}

let made = 0;

/** A good call of the row, with the object named `at` from another place than the caller's own. */
export async function sampleInput(
  { sample }: Walked,
  { world, scene, at }: { world: TrustWorld; scene: Scene; at?: { thing: Thing; target: Target } },
): Promise<Given> {
  made += 1;
  const making: Making = {
    world,
    scene,
    fresh: `fresh-${made}`,
    id: (thing) => thingIds[thing](scene)[at?.thing === thing ? at.target : 'own'],
  };
  return sample.input(making) as Given | Promise<Given>;
}
