import type { Done, Given } from '../../../shared/domain/leases/given';
import { signersOfPacket } from '../../../shared/domain/leases/lease-parts';
import type { Packet, Signer } from '../../../shared/domain/leases/packet';
import { refusalText } from '../../../shared/domain/leases/refusal-text';
import { isRefused, type Refused } from '../../../shared/domain/leases/refusals';
import { signersInTurn } from '../../../shared/domain/leases/signing/signers';
import { isOpen } from '../../../shared/domain/leases/status/standing';
import { changedDues } from '../../../shared/domain/leases/steps/steps';
import { plainName } from '../../../shared/domain/name-line';
import { refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import type { Trace } from '../../table/audit/writes';
import type { NewLink } from '../../table/leases/packet-writes';
import type { LeaseRead } from '../../table/leases/read';
import type { LeaseWrite } from '../../table/leases/write';
import { chargeAgreed } from '../ledger/charge-agreed';
import { type LeasePlace, momentAt } from './lease-at';
import {
  askToSign,
  type LetterContext,
  type LetterTo,
  letterEntry,
  notifyVoid,
  remindToSign,
  tenantsEntry,
} from './lease-letters';
import { lineOf } from './lease-line';
import { newSigningLink } from './signing-links';

type Keeping = LeasePlace & {
  /** As read; absent for a new lease. */
  readonly read?: LeaseRead;
  readonly done: Done;
  readonly organization: LetterContext['organization'];
  readonly now: Date;
  /** Signers who get their link again, by a letter that asks or reminds. */
  readonly again?: readonly string[] | undefined;
  readonly isReminder?: boolean;
  /** Letters to other people. */
  readonly letters?: readonly LetterTo[] | undefined;
  /** The application that is approved by drafting this lease. */
  readonly application?: LeaseWrite['application'];
  /** The job's step that causes this change. */
  readonly step?: LeaseWrite['step'];
  /** A condition report that both sides sign. */
  readonly report?: LeaseWrite['report'];
  /** What is posted into its ledger when it is settled. */
  readonly ledger?: LeaseWrite['ledger'];
  /** Its tenants, for a lease that was signed elsewhere. */
  readonly tenants?: LeaseWrite['tenants'];
  /** The line of an import's file that it is made of. */
  readonly imported?: LeaseWrite['imported'];
  /** A link that a signer is handed without a mail. */
  readonly handed?: NewLink | undefined;
  readonly trace?: Trace | undefined;
};

/**
 * A command's result; throws its refusal with the fields and days it names, and the status if given the
 * lease.
 */
export function doneOrRefuse(answer: Done | Refused, given?: Pick<Given, 'lease' | 'now'>): Done {
  if (!isRefused(answer)) return answer;
  const { refused, fields } = answer;
  throw refuse(refused, {
    ...(fields && { fields: { ...fields } }),
    ...(given && { message: refusalText(answer, given.lease, given.now.on) }),
  });
}

type Paper = { readonly packet: Packet; readonly signer: Signer };

const isOf = (one: Pick<Packet, 'term' | 'version'>, other: Pick<Packet, 'term' | 'version'>): boolean =>
  one.term === other.term && one.version === other.version;

/** Whether a signer was ever mailed a link. */
const wasAsked = ({ read }: Keeping, signer: Signer): boolean =>
  read?.links.some((one) => isOf(one, signer) && one.id === signer.id && one.links.length > 0) === true;

/** Who is mailed a link now: the signers in turn without one, and those who get theirs again. */
const toAsk = (keeping: Keeping): Paper[] =>
  keeping.done.lease.packets
    .filter((packet) => isOpen(packet, momentAt(keeping, keeping.now).on))
    .flatMap((packet) =>
      signersInTurn(keeping.done.lease, packet)
        .filter((signer) => !wasAsked(keeping, signer) || keeping.again?.includes(signer.id))
        .map((signer) => ({ packet, signer })),
    );

const isVoid = ({ voided }: Packet): boolean => voided !== undefined;

/** The invited signers of packets that this change voids. */
const voidedPapers = (keeping: Keeping): Paper[] =>
  keeping.done.lease.packets
    .filter(
      (packet) =>
        isVoid(packet) && !keeping.read?.lease.packets.some((old) => isOf(old, packet) && isVoid(old)),
    )
    .flatMap((packet) =>
      signersOfPacket(keeping.done.lease, packet)
        .filter((signer) => wasAsked(keeping, signer) && !signer.declined)
        .map((signer) => ({ packet, signer })),
    );

/** Whether something was sent to tenants, or signed by one. */
function isNewForTenants({ lease, events }: Done): boolean {
  const tenants = lease.signers.filter(({ role }) => role === 'tenant').map(({ id }) => id);
  return events.some(
    ({ kind, signer = '' }) => kind === 'sent' || (kind === 'signed' && tenants.includes(signer)),
  );
}

/**
 * Writes a command's result; mails new links, and that a packet is void. Sealing mails that it is signed.
 * What the last signature makes due is charged afterwards.
 */
export async function saveLease(keeping: Keeping, deps: Deps): Promise<number> {
  const { read, done, unit, head, organization, now, trace } = keeping;
  const { property } = head;
  const { on } = momentAt(keeping, now);
  const place = [property.street, `Unit ${unit.unitNumber}`, property.city].map(plainName).join(', ');
  const context = { organization, place, now };
  const write = keeping.isReminder ? remindToSign : askToSign;
  const asked = toAsk(keeping).map((paper) => {
    const { link, address } = newSigningLink(paper, deps);
    const { term, version, id } = paper.signer;
    const invites = { leaseId: done.lease.leaseId, term, version, signer: id };
    return {
      link,
      to: paper.signer.email,
      invites,
      isAddressed: true,
      letter: write(context, { ...paper, address }),
    };
  });
  const told = voidedPapers(keeping).map((paper) => {
    const declined = signersOfPacket(done.lease, paper.packet).find((signer) => signer.declined);
    return {
      to: paper.signer.email,
      isAddressed: true,
      letter: notifyVoid(context, { ...paper, declined }),
    };
  });
  const also = (keeping.letters ?? []).map(({ to, write: tell, isAddressed }) => ({
    to,
    isAddressed,
    letter: tell(context),
  }));
  const version = await deps.leases.write({
    before: read,
    done,
    unit,
    head,
    trace,
    step: keeping.step,
    report: keeping.report,
    application: keeping.application,
    ledger: keeping.ledger,
    tenants: keeping.tenants,
    imported: keeping.imported,
    line: lineOf(done.lease, { unit, property, on }),
    dues: changedDues(read?.lease, { after: done.lease, on }),
    newLinks: [...asked.map(({ link }) => link), ...(keeping.handed ? [keeping.handed] : [])],
    mails: [
      ...[...asked, ...told, ...also].map((mail) => letterEntry(mail, context, deps)),
      ...(isNewForTenants(done) ? [tenantsEntry({ leaseId: done.lease.leaseId }, context, deps)] : []),
    ],
  });
  const key = { organizationId: organization.organizationId, leaseId: done.lease.leaseId };
  await chargeAgreed({ done, key, version, now }, deps);
  return version;
}
