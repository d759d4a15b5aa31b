import { changeDraft } from '../../../functions/leases/draft/change-draft';
import { createDraft } from '../../../functions/leases/draft/create-draft';
import { sendLease } from '../../../functions/leases/signing/send-lease';
import { getLease } from '../../../functions/leases/terms/get-lease';
import { consentToSign } from '../../../functions/signing/consent-to-sign';
import { cosignerESign } from '../../../functions/signing/cosigner-e-sign';
import { getLeaseDetailsForCosigner } from '../../../functions/signing/get-lease-details-for-cosigner';
import { openSigning } from '../../../functions/signing/open-signing';
import { signLease } from '../../../functions/signing/sign-lease';
import { OutboxEntry, outboxPartition } from '../../../functions/table/outbox/record';
import { TermForm } from '../../../shared/contract/lease-drafts';
import { localDateOf } from '../../../shared/domain/dates';
import { consentText } from '../../../shared/domain/leases/signing/consent-text';
import type { Viewer } from '../../../shared/domain/people/roles';
import { pngBytes } from '../image-bytes';
import { pdfBytes } from '../office-bytes';
import { openTestWorld } from '../test-world';
import { unitIdAt } from './portfolio';

export const [one, two] = [unitIdAt(0), unitIdAt(1)];

const drawnAt = (size: Parameters<typeof pngBytes>[0]): string =>
  `data:image/png;base64,${Buffer.from(pngBytes(size)).toString('base64')}`;

/** A drawn signature, as a page sends it. */
export const drawn = drawnAt({ width: 300, height: 70 });

/** The largest signature, and those that are larger: the last one has 60 million pixels. */
export const [largestDrawn, ...tooLargeDrawn] = [
  drawnAt({ width: 1_200, height: 280 }),
  drawnAt({ width: 1_201, height: 280 }),
  drawnAt({ width: 1_200, height: 281 }),
  drawnAt({ width: 10_000, height: 6_000 }),
] as const;

/** The signed pages, scanned. */
export const scan = {
  data: `data:application/pdf;base64,${Buffer.from(pdfBytes()).toString('base64')}`,
  originalname: 'signed.pdf',
};

const person = (id: string, firstName: string, lastName: string) => ({
  id,
  firstName,
  lastName,
  mobile: '',
  email: `${id}@example.test`,
});
export const nora = person('nora', 'Nora', 'Whitaker');
export const elias = person('elias', 'Elias', 'Osei');
export const conrad = { ...person('conrad', 'Conrad', 'Marsh'), address: '9 Elm Street, Ames, IA 50010' };

type Filling = {
  readonly from?: string;
  readonly to?: string;
  readonly coSigners?: readonly (typeof conrad)[];
  readonly tenants?: readonly (typeof nora)[];
};

/** An organization with a property of two units; the product's calls draft, send and sign a lease. */
export async function openLeases() {
  const testWorld = await openTestWorld();
  const { call, perform, deps } = testWorld;
  await testWorld.head();
  await testWorld.organization({ propertyCount: 1, unitCount: 2, unitsWithoutRent: 2 });
  await testWorld.property({ units: [{ monthlyRent: 145_000 }, {}] });

  const asSigner = () => ({
    now: testWorld.now(),
    requestId: 'req',
    address: '198.51.100.9',
    agent: 'Phone/1',
  });
  const read = async (leaseId: string, viewer: Partial<Viewer> = {}) =>
    (await getLease({ ...call(viewer), params: { leaseId } }, deps)).data;
  const draft = async (unitId = one, viewer: Partial<Viewer> = {}) =>
    (await perform(createDraft, { ...call(viewer), body: { unit_id: unitId } })).data;
  const save = async (leaseId: string, over: Partial<TermForm> = {}, filling: Filling = {}) => {
    const { terms, version } = await read(leaseId);
    const form = TermForm.parse(terms[0]);
    const { from = '2026-07-01', to = '2027-06-30', coSigners = [conrad], tenants = [nora] } = filling;
    const parties = {
      ...form.parties,
      tenants: [...tenants],
      coSigners: [...coSigners],
      agent: { authority: 'Management agreement' },
    };
    const rentLines = [{ id: 'rent', kind: 'rent' as const, label: 'Rent', cents: 145_000 }];
    const noticeAddress = '1 Main Street, Ames, IA 50010';
    const term = { ...form, from, to, parties, rentLines, noticeAddress, ...over };
    return (await perform(changeDraft, { ...call(), params: { leaseId }, body: { version, term } })).data;
  };
  const send = async (leaseId: string) => {
    const { version } = await read(leaseId);
    return (await perform(sendLease, { ...call(), body: { lease_id: leaseId, version } })).data;
  };
  /** The outbox, oldest first. */
  const letters = async () => {
    const partition = outboxPartition(testWorld.call().viewer.organizationId);
    const entries = await testWorld.db.list(OutboxEntry, { partition });
    return entries.flatMap(({ message }) => (message.kind === 'letter' ? [message] : []));
  };
  /** The newest link mailed to this person. */
  const tokenOf = async (who: { email: string }): Promise<string> => {
    const mailed = (await letters()).filter(({ to, button }) => to === who.email && button);
    return /(?:token|LeasId)=([\w-]+)$/.exec(mailed.at(-1)?.button?.address ?? '')?.[1] ?? '';
  };
  const open = async (token: string) => (await perform(openSigning, { ...asSigner(), body: { token } })).data;
  const consent = (token: string) =>
    perform(consentToSign, { ...asSigner(), body: { token, version: consentText.version } });
  const sign = async (
    token: string,
    over: Partial<{ name: string; signature: string; text_hash: string }> = {},
  ) => {
    const { text } = await open(token);
    const body = { token, text_hash: text?.text_hash ?? '0'.repeat(64), name: 'Nora Whitaker' };
    const signature = { method: 'drawn' as const, signature: drawn };
    return (await perform(signLease, { ...asSigner(), body: { ...body, ...signature, ...over } })).data;
  };
  const detailsFor = async (LeasId: string) =>
    (await getLeaseDetailsForCosigner({ ...asSigner(), params: { LeasId } }, deps)).data;
  const coSign = async (
    leaseId: string,
    over: Partial<{
      unitid: string;
      name: string;
      cosignerSignature: string;
      method: 'drawn' | 'typed';
      cosignedate: string;
    }> = {},
  ) => {
    const unitid = over.unitid ?? (await detailsFor(leaseId))[0]?.unit_id ?? '';
    const body = { leaseId, unitid, name: 'Conrad Marsh', cosignedate: localDateOf(testWorld.now()) };
    const asked = { ...body, cosignerSignature: drawn, ...over };
    return (await perform(cosignerESign, { ...asSigner(), body: asked })).data;
  };
  return {
    ...testWorld,
    asSigner,
    read,
    draft,
    save,
    send,
    letters,
    tokenOf,
    open,
    consent,
    sign,
    detailsFor,
    coSign,
    agent: { email: 'usr_head@demo.test' },
    /** A sent lease of a unit, and its id. */
    sent: async (unitId = one, filling: Filling = {}): Promise<string> => {
      const { lease_id } = await draft(unitId);
      await save(lease_id, {}, filling);
      await send(lease_id);
      return lease_id;
    },
    /** A person agrees and signs by the mailed link. */
    signAs: async (who: { email: string }) => {
      const token = await tokenOf(who);
      await consent(token);
      return sign(token);
    },
  };
}
export type LeaseWorld = Awaited<ReturnType<typeof openLeases>>;
