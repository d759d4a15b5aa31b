import { contract } from '../../../shared/contract';
import type { Draft } from '../../../shared/contract/assistant';
import type { RequestLine } from '../../../shared/contract/request-shapes';
import { type Line, line, link, type Part } from '../../../shared/domain/assistant/answer';
import { correctedWords } from '../../../shared/domain/assistant/correct-words';
import { reportsFault } from '../../../shared/domain/assistant/faults';
import { type Asking, entityOf, places, type Teller, to, told } from '../asking';
import type { Reply } from '../reply';
import { draftAt, requestDraft } from './request-drafts';

const { requests } = contract;
const list = '/servicerequest';

type Listed = Reply<{ readonly requests: readonly RequestLine[] }>;

/** What it is and how far, with its page. */
function requestParts(reply: Listed, { each, index }: { each: RequestLine; index: number }): readonly Part[] {
  const at = `requests/${index}`;
  const page = to('/servicerequestDetails-data', { id: each.request_id });
  const priority = each.priority === undefined ? [] : line`, ${reply.state(`${at}/priority`)}`.parts;
  return [
    ...line`${reply.text(`${at}/words`, page)} (${reply.state(`${at}/status`)}`.parts,
    ...priority,
    ...line`)`.parts,
  ];
}

/** Who comes and when, in the property's own time; nothing without a visit ahead. */
async function visitParts({ each }: { each: RequestLine }, { read }: Asking): Promise<readonly Part[]> {
  if (!each.visit) return [];
  const details = await read(requests.getRequest, { params: { id: each.request_id } });
  const when = details.instant('visit/from', 'zone');
  return each.assignee
    ? line`: ${details.text('assignee/name')} comes ${when}`.parts
    : line`: visit ${when}`.parts;
}

const placeParts = (
  reply: Listed,
  { each, index }: { each: RequestLine; index: number },
): readonly Part[] => {
  const at = `requests/${index}`;
  const title = reply.text(`${at}/property_title`);
  return each.unit_number === ''
    ? line`, ${title}`.parts
    : line`, unit ${reply.text(`${at}/unit_number`)}, ${title}`.parts;
};

async function itemsOf(reply: Listed, isPlaced: boolean, asking: Asking) {
  const { shown, hasMore } = places(reply.data.requests);
  const items = await Promise.all(
    shown.map(
      async (found): Promise<Line> => ({
        isItem: true,
        parts: [
          ...requestParts(reply, found),
          ...(isPlaced ? placeParts(reply, found) : []),
          ...(await visitParts(found, asking)),
        ],
      }),
    ),
  );
  return { items, hasMore };
}

/** The home where the person's own request would be raised: the first of theirs. */
async function homeDraft({ read, question }: Asking): Promise<readonly Draft[]> {
  if (!reportsFault(question) && !reportsFault(correctedWords(question))) return [];
  const { places: homes } = (await read(requests.listRequestPlaces, {})).data;
  const [home] = homes;
  if (!home) return [];
  const { property_id, unit_id, unit_number, property_title } = home;
  const about = unit_number === '' ? property_title : `Unit ${unit_number}, ${property_title}`;
  return [requestDraft({ property_id, unit_id, about }, { question })];
}

/** A tenant's own, with the next visits; what they say is broken becomes a draft. */
export const myRepair: Teller = async (asking) => {
  const [reply, drafts] = await Promise.all([
    asking.read(requests.listRequests, { query: {} }),
    homeDraft(asking),
  ]);
  if (drafts.length > 0) {
    const others = reply.data.requests.length === 0 ? [] : (await itemsOf(reply, false, asking)).items;
    return {
      lines: [
        line`I can ask for this repair. Nothing is sent before you press the button.`,
        line`${link('Add photos and times with the form', '/servicerequest-form')}`,
        ...(others.length > 0 ? [line`Already open:`, ...others] : []),
      ],
      drafts,
    };
  }
  const ask = line`${link('Ask for a repair', list)}`;
  const danger = line`If water, gas, fire or electricity is a danger now, say so: I show what to do first.`;
  if (reply.data.requests.length === 0) return told(line`No request of yours is open.`, ask, danger);
  const { items, hasMore } = await itemsOf(reply, false, asking);
  return told(line`Your open requests:`, ...items, ...(hasMore ? [line`There are more.`] : []), ask, danger);
};

/** Open ones that the caller may see, what is due first. */
export const repairs: Teller = async (asking) => {
  const { entity, question } = asking;
  const query = {
    ...(entity?.kind === 'property' && { property: entity.id }),
    ...(entity?.kind === 'unit' && { unit: entity.id }),
  };
  const reply = await asking.read(requests.listRequests, { query });
  const open = link('Open service requests', list);
  const drafts = reportsFault(question) ? draftAt(asking) : [];
  const draftLines =
    drafts.length > 0 ? [line`I can raise this one. Nothing is sent before you press the button.`] : [];
  if (reply.data.requests.length === 0)
    return {
      lines: [
        entity ? line`No request is open there.` : line`No request is open.`,
        ...draftLines,
        line`${open}`,
      ],
      drafts,
    };
  const { items, hasMore } = await itemsOf(reply, true, asking);
  return {
    lines: [
      line`Open requests, what is due first:`,
      ...items,
      ...draftLines,
      hasMore || reply.data.next ? line`There are more. ${open}` : line`${open}`,
    ],
    drafts,
  };
};

/** What staff want to have repaired, in their own words. */
export const draftRequest: Teller = async (asking) => ({
  lines: [line`A request for ${entityOf(asking).name}. Nothing is sent before you press the button.`],
  drafts: draftAt(asking),
});
