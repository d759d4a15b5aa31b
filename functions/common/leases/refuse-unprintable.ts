import type { LeaseNode } from '../../../shared/domain/leases/document/lease-node';
import { noFontProblem, printProblem } from '../../../shared/domain/leases/document/print-problem';
import { placeIn } from '../../../shared/domain/leases/document/text-places';
import type { EventDraft } from '../../../shared/domain/leases/signing/packet-events';
import { refuse } from '../../../shared/wire/refusals';
import { MachineBusy } from '../../gateways/print/in-thread';
import { CannotLayOut, type PrintFiles } from '../../gateways/print/lease-printer';
import type { Deps } from '../../runtime/deps/deps';
import { type PaperAt, writePages } from './write-pages';

/** Less than sealing has, so that what passes here passes there; the caller waits, so parts have little. */
const longest = { whole: 16_000, part: 1_000 } as const;
const mostParts = 8;

const unreadable = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** Whether these parts of the text cannot be laid out. */
type Fails = (nodes: readonly LeaseNode[]) => Promise<boolean>;

/**
 * The smallest part that cannot be laid out by itself; undefined where each half can, or it takes too long.
 */
async function findPart(nodes: readonly LeaseNode[], fails: Fails): Promise<LeaseNode | undefined> {
  const [first] = nodes;
  if (nodes.length === 1 && first) {
    const inside = first.type === 'clause' ? (first.content ?? []).slice(1) : [];
    return (inside.length > 0 && (await findPart(inside, fails))) || first;
  }
  const middle = Math.ceil(nodes.length / 2);
  for (const half of [nodes.slice(0, middle), nodes.slice(middle)])
    if (half.length > 0 && (await fails(half))) return findPart(half, fails);
  return undefined;
}

type Sent = {
  readonly at: PaperAt;
  readonly document: LeaseNode;
  /** That it is sent, and by whom. */
  readonly events: readonly EventDraft[];
};

/** The paper as it will be sealed, without the signatures. */
function paperOf(
  { at, document, events }: Sent,
  { settings: { siteUrl } }: Pick<Deps, 'settings'>,
): PrintFiles {
  const about = { paper: 'lease', document, events, keyHash: '0'.repeat(64), images: [] } as const;
  const pages = writePages(at, { ...about, verify: `${siteUrl}/auth/verify` });
  return { '/paper.json': Buffer.from(JSON.stringify(pages)), '/qr.svg': Buffer.from(unreadable) };
}

/**
 * Lays a text out before it is sent: what binds can be printed. Refuses `lease-incomplete` with the place,
 * and `busy` where the machine had no time to find out.
 */
export async function refuseUnprintable(sent: Sent, deps: Pick<Deps, 'printer' | 'settings'>): Promise<void> {
  const { document } = sent;
  const incomplete = (text: string) => refuse('lease-incomplete', { fields: { text } });
  const known = printProblem(document);
  if (known !== undefined) throw incomplete(known);
  const words = new TextDecoder().decode(paperOf(sent, deps)['/paper.json']);
  const letter = await deps.printer.lacks(words);
  if (letter !== undefined) throw incomplete(noFontProblem(document, letter));
  const canPrint = async (part: LeaseNode, milliseconds: number): Promise<boolean> => {
    try {
      await deps.printer.print(paperOf({ ...sent, document: part }, deps), 'lease', { milliseconds });
      return true;
    } catch (problem) {
      if (problem instanceof CannotLayOut) return false;
      throw problem;
    }
  };
  const wholePrints = await canPrint(document, longest.whole).catch((problem: unknown) => {
    throw problem instanceof MachineBusy ? refuse('busy') : problem;
  });
  if (wholePrints) return;
  let left = mostParts;
  const fails: Fails = async (content) => {
    left -= 1;
    if (left < 0) return false;
    return canPrint({ ...document, content: [...content] }, longest.part).then(
      (prints) => !prints,
      (problem: unknown) => {
        if (!(problem instanceof MachineBusy)) throw problem;
        // That the text fails is known by now; where, stays open.
        left = 0;
        return false;
      },
    );
  };
  const part = await findPart(document.content ?? [], fails);
  if (part) throw incomplete(`What stands in ${placeIn(document, part)} cannot be printed.`);
  throw incomplete('The text as a whole cannot be printed. Make it shorter, or use fewer page breaks.');
}
