import { type Row, rows } from '../../../shared/contract';
import { type Making, type Sample, samples } from '../samples';
import type { Given } from './call';
import type { Estate } from './estate';
import type { House } from './house';
import type { Person, Persona } from './people';
import { type OpenSession, startSessionOf } from './session';
import { type Scene, type Target, type Thing, thingIds } from './things';

/** A row beside its sample, as the walks go over them. */
export type Walked = Row & { readonly title: string; readonly sample: Sample<unknown> };

const sampleOf = ({ feature, name }: Row): Sample<unknown> => {
  const sample: unknown = new Map(Object.entries(samples[feature])).get(name);
  // Complete by type; what was lost is only which row it belongs to.
  return sample as Sample<unknown>;
};

/** The whole contract table. */
export const walked: readonly Walked[] = rows.map((entry) => ({
  ...entry,
  title: `${entry.feature}.${entry.name}`,
  sample: sampleOf(entry),
}));

export const rowNamed = (title: string): Walked => {
  const found = walked.find((entry) => entry.title === title);
  if (!found) throw new Error(`The contract table has no ${title}`);
  return found;
};

const strangers = new WeakMap<House, Map<string, Promise<OpenSession>>>();

/** A session that nobody asks with: a caller who ends it has ended a stranger's. One for each person, another once they ended it themselves. */
async function sessionOfStranger(person: Person, house: House): Promise<OpenSession> {
  const known = strangers.get(house) ?? new Map<string, Promise<OpenSession>>();
  strangers.set(house, known);
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

/** A person of `home` with a session that began now, and strangers with theirs. */
export async function sceneOf(
  persona: Persona,
  { house, home = house.north, other = house.south }: { house: House; home?: Estate; other?: Estate },
): Promise<Scene> {
  const me = home.people[persona];
  const colleague = persona === 'tenant' ? home.people.applicant : home.people.tenant;
  const [mySession, colleagueSession, foreignSession] = await Promise.all([
    startSessionOf(me, house),
    sessionOfStranger(colleague, house),
    sessionOfStranger(other.people[persona], house),
  ]);
  return { me, mySession, home, other, colleagueSession, foreignSession };
}

let made = 0;

/** A good call of the row, but for the one thing named `at` another place than the caller's own. */
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
