import { createHash } from 'node:crypto';
import { doneAnyway } from '../../shared/domain/leases/given';
import type { Lease } from '../../shared/domain/leases/lease';
import { signersOfPacket } from '../../shared/domain/leases/lease-parts';
import type { Signer } from '../../shared/domain/leases/packet';
import { nameOf } from '../../shared/domain/leases/parties';
import {
  adoptedVersion,
  lastAdoptedTerm,
  lastSignedPacket,
} from '../../shared/domain/leases/status/current-term';
import { plainName } from '../../shared/domain/name-line';
import { productName } from '../../shared/domain/product';
import { givenAt, type LeaseInOrganization, leaseInOrganization, momentAt } from '../common/leases/lease-at';
import { type LetterContext, letterEntry } from '../common/leases/lease-letters';
import { lineOf } from '../common/leases/lease-line';
import { sealedFile } from '../common/leases/sealed-file';
import { newCopyLink } from '../common/leases/signing-links';
import { letterheadFiles, printedLetterhead } from '../common/letterhead/letterhead-files';
import { readLetterhead } from '../common/letterhead/read-letterhead';
import { greeting } from '../gateways/mail/mail-layout';
import { CannotLayOut, type PrintFiles } from '../gateways/print/lease-printer';
import type { Deps } from '../runtime/deps/deps';
import { retryOnConflict } from '../runtime/retry-on-conflict';
import type { SealDue } from '../table/leases/record';
import { writeLetter } from './write-letter';

const actor = { id: 'seal-leases', name: productName, origin: { ipAddress: '', userAgent: '' } };

/** Where the home is, on one line. */
function homeOf({ head: { property }, unit }: LeaseInOrganization): string {
  return [property.street, `Unit ${unit.unitNumber}`, property.city].map(plainName).join(', ');
}

const settledLetter = (
  { organization, place }: LetterContext,
  { signer, address }: { readonly signer: Pick<Signer, 'name'>; readonly address: string },
) => ({
  subject: 'Your deposit is settled',
  paragraphs: [
    greeting(signer.name),
    `${plainName(organization.name)} settled the deposit for ${place}. The letter lists every item. The link works for a year.`,
  ],
  button: { label: 'Read the letter', address },
  closing: ['This link is only for you. Please don’t forward it.'],
});

/** The tenants who agreed last: by the packet they signed, or as a lease signed elsewhere names them. */
function toldOf(lease: Lease) {
  const packet = lastSignedPacket(lease);
  const adopted = lastAdoptedTerm(lease);
  if (adopted) {
    const tenants = adopted.parties.tenants.map((one) => ({
      id: one.id,
      email: one.email,
      name: nameOf(one),
    }));
    return { packet: { term: adopted.number, version: adoptedVersion }, tenants };
  }
  const signers = packet ? signersOfPacket(lease, packet) : [];
  return { packet: packet ?? noPacket, tenants: signers.filter(({ role }) => role === 'tenant') };
}
const noPacket = { term: 0, version: adoptedVersion };

/** Records the letter, with a link and a mail for each tenant who agreed last. Refuses `conflict`. */
async function keepLetter(at: LeaseInOrganization, hash: string, deps: Deps): Promise<void> {
  const { read, unit, head, organization } = at;
  const now = deps.clock.now();
  const { on } = momentAt(at, now);
  const context = { organization, place: homeOf(at), now };
  const { packet, tenants } = toldOf(read.lease);
  const copies = tenants
    .filter(({ email }) => email !== '')
    .map((signer) => {
      const { link, address } = newCopyLink({ packet, signer, now }, deps);
      return { link, to: signer.email, letter: settledLetter(context, { signer, address }) };
    });
  const done = doneAnyway({ ...givenAt(at, { actor, now }), lease: read.lease }, read.lease);
  await deps.leases.write({
    before: read,
    done,
    unit,
    head,
    letter: hash,
    dues: { added: [], removed: [] },
    line: lineOf(read.lease, { unit, property: head.property, on }),
    newLinks: copies.map(({ link }) => link),
    mails: copies.map((copy) => letterEntry(copy, context, deps)),
  });
}

/** Makes, stores and mails the letter of a settlement, once. Returns how many it made. */
export const makeSettlementLetter = (due: SealDue, deps: Deps): Promise<number> =>
  retryOnConflict(async () => {
    const [at, settlement] = await Promise.all([
      leaseInOrganization(due, deps),
      deps.ledgers.settlement(due),
    ]);
    if (!at || !settlement || settlement.letter !== undefined) return 0;
    const about = { organization: plainName(at.organization.name), place: homeOf(at) };
    const { organization } = at;
    const { organizationId } = organization;
    const letterhead = await readLetterhead(organization, deps);
    const logo = await letterheadFiles({ organizationId, letterhead }, deps);
    const print = (given: PrintFiles) => {
      const headed = {
        ...writeLetter(settlement, about),
        letterhead: printedLetterhead(letterhead, given) ?? null,
      };
      return deps.printer.print(
        { '/paper.json': Buffer.from(JSON.stringify(headed)), ...given },
        'settlement',
      );
    };
    const bytes = await print(logo).catch((problem: unknown) => {
      if (problem instanceof CannotLayOut) return print({});
      throw problem;
    });
    const hash = createHash('sha256').update(bytes).digest('hex');
    const key = sealedFile(at.organization.organizationId, hash);
    await deps.files.put({ key, bytes, contentType: 'application/pdf' });
    await keepLetter(at, hash, deps);
    return 1;
  });
