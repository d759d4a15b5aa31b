import { contract } from '../../shared/contract';
import type { AssistantAnswer } from '../../shared/contract/assistant';
import type { AnswerOf } from '../../shared/contract/endpoint';
import { type Line, line, link } from '../../shared/domain/assistant/answer';
import { hazardIn } from '../../shared/domain/assistant/faults';
import { helpPages } from '../../shared/domain/help/help-pages';
import { plainHelp } from '../../shared/domain/help/page';
import type { RoleLabel } from '../../shared/domain/people/roles';
import { logger } from '../runtime/logger';
import { describeSurprise } from '../runtime/pipeline/describe-surprise';
import { requestDraft } from './answers/request-drafts';
import { fittingPart, text, titled } from './help-answer';
import type { Read } from './reads';
import type { Reply } from './reply';

type Spoken = Pick<AssistantAnswer, 'kind' | 'lines' | 'help' | 'drafts'>;
type Asker = { readonly role: RoleLabel; readonly read: Read };

/** Who raises a request for a home of their own. */
const ownHomes: readonly RoleLabel[] = ['tenant', 'rentalOwner'];

/** The page of the help has no part for them; the service requests say what to do. */
const onlySaidByDesk: ReadonlySet<string> = new Set(['no-heat', 'open-door']);

/** What the asker typed, and the same or its corrected words: those that speak of a danger. */
type Danger = { readonly typed: string; readonly danger: string };

type Places = Reply<AnswerOf<typeof contract.requests.listRequestPlaces>['data']>;
type Home = Places['data']['places'][number];

const titleOf = ({ unit_number, property_title }: Home): string =>
  unit_number === '' ? property_title : `Unit ${unit_number}, ${property_title}`;

const titleLine = (reply: Places, { home, index }: { home: Home; index: number }): Line => {
  const title = reply.text(`places/${index}/property_title`);
  return home.unit_number === ''
    ? line`${title}:`
    : line`Unit ${reply.text(`places/${index}/unit_number`)}, ${title}:`;
};

/** Where it is shut off, and whom to call. */
function homeLines(reply: Places, { home, index }: { home: Home; index: number }): readonly Line[] {
  const at = `places/${index}`;
  const shutOffs =
    home.shut_offs === '' ? [] : [line`Where it is shut off: ${reply.text(`${at}/shut_offs`)}`];
  const call =
    home.on_call.mobile_number === ''
      ? []
      : [line`Call ${reply.text(`${at}/on_call/name`)}: ${reply.text(`${at}/on_call/mobile_number`)}`];
  return [...shutOffs, ...call];
}

/** Whom to reach where nobody is on call: of homes that the asker does not live in yet, too. */
async function contactLines(read: Read): Promise<readonly Line[]> {
  const reply = await read(contract.tenants.getHome, {});
  return reply.data.leases.slice(0, 1).map(({ contact }) => {
    const at = 'leases/0/contact';
    return contact.mobile_number === ''
      ? line`Your landlord: ${reply.text(`${at}/name`)}, ${reply.text(`${at}/email`)}`
      : line`Your landlord: ${reply.text(`${at}/name`)}, ${reply.text(`${at}/mobile_number`)}`;
  });
}

type AtHome = {
  readonly first: readonly Line[];
  readonly home: readonly Line[];
  readonly drafts: Spoken['drafts'];
};
const nothingKnown: AtHome = { first: [], home: [], drafts: [] };

/**
 * What is known of the asker's own homes: what to do at once, where it is shut off, whom to call, and a
 * request.
 */
async function readAtHome({ typed, danger }: Danger, { role, read }: Asker): Promise<AtHome> {
  const reply = await read(contract.requests.listRequestPlaces, {});
  const hazard = hazardIn(danger);
  const known = reply.data.hazards.findIndex((each) => each.hazard === hazard);
  const first = known < 0 ? [] : [line`${reply.text(`hazards/${known}/now`)}`];
  if (role !== 'tenant') return { ...nothingKnown, first };
  const homes = reply.data.places;
  const hasSeveral = homes.length > 1;
  const lines = homes.flatMap((home, index) => {
    const ofHome = homeLines(reply, { home, index });
    return hasSeveral && ofHome.length > 0 ? [titleLine(reply, { home, index }), ...ofHome] : ofHome;
  });
  const isAnybodyOnCall = homes.some(({ on_call }) => on_call.mobile_number !== '');
  const contact = isAnybodyOnCall ? [] : await contactLines(read);
  const drafts = homes.map((home) => {
    const { property_id, unit_id } = home;
    return requestDraft({ property_id, unit_id, about: titleOf(home) }, { question: typed, hazard });
  });
  return { first, home: [...lines, ...contact], drafts };
}

/** Nothing that fails keeps the rest of an emergency's answer from whoever asks. */
async function atHome(said: Danger, asker: Asker): Promise<AtHome> {
  if (!ownHomes.includes(asker.role)) return nothingKnown;
  try {
    return await readAtHome(said, asker);
  } catch (problem) {
    logger.error('an emergency was answered without the home', { surprise: describeSurprise(problem) });
    return nothingKnown;
  }
}

/** What to do first, whom to call, and where to say it; then the rest of what the help says. */
export async function emergency(said: Danger, asker: Asker): Promise<Spoken> {
  const page = helpPages.find(({ id }) => id === 'emergencies');
  const hazard = hazardIn(said.danger);
  const part = page && !(hazard && onlySaidByDesk.has(hazard)) ? fittingPart(page, said.danger) : undefined;
  const { first, home, drafts } = await atHome(said, asker);
  return {
    kind: 'emergency',
    lines: [
      text('If anybody is in danger, leave and call the emergency number now.'),
      ...first,
      ...(part ? [text(`${part.heading}: ${plainHelp(part.text)}`)] : []),
      ...home,
      line`${link('Ask for an urgent repair', '/servicerequest')}`,
    ],
    drafts: [...drafts],
    help: page ? titled([page]) : [],
  };
}
