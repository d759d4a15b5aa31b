import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pngBytes } from '../../test/support/image-bytes';
import { sealAll, sealedFiles, signedLease } from '../../test/support/sealed-lease';
import { conrad, type LeaseWorld, nora, one, openLeases, two } from '../../test/support/test-world/leases';
import { MachineBusy } from '../gateways/print/in-thread';
import { CannotLayOut } from '../gateways/print/lease-printer';
import { offerRenewal } from '../leases/moves/offer-renewal';
import { getSealedPaper } from '../leases/signing/get-sealed-paper';
import { voidLease } from '../leases/signing/void-lease';
import type { Deps } from '../runtime/deps/deps';
import { getSignedCopy } from '../signing/get-signed-copy';
import { put } from '../table/db/writes';
import { SealDue, StoredEvent, StoredSigner } from '../table/leases/record';
import { Notification } from '../table/notifications/record';
import { sealLeases } from './seal-leases';

let testWorld: LeaseWorld;
beforeEach(async () => {
  testWorld = await openLeases();
});

const code = (refused: Promise<unknown>) => refused.then(() => 'done').catch((error) => error.code);
const sealedKeys = () => [...testWorld.files.keys()].filter((key) => key.startsWith('sealed/'));
const copies = async () =>
  (await testWorld.letters()).filter(({ subject }) => /is signed|is void/.test(subject));
const newest = async (leaseId: string) => (await testWorld.read(leaseId)).packets[0];
const voidIt = (leaseId: string) =>
  testWorld.perform(voidLease, {
    ...testWorld.call(),
    body: { lease_id: leaseId, note: 'The heating is broken' },
  });
const copyOf = async (token: string) =>
  (await getSignedCopy({ ...testWorld.asSigner(), body: { token } }, testWorld.deps)).data;
const tokensIn = async () =>
  (await copies()).map(({ button }) => /token=([\w-]+)$/.exec(button?.address ?? '')?.[1] ?? '');

describe('a lease that everyone signed', () => {
  it('is sealed once, and mailed to each who signed by a link of their own [R17]', async () => {
    const leaseId = await signedLease(testWorld);
    expect((await newest(leaseId))?.sealed).toEqual({});
    expect(await sealAll(testWorld)).toEqual({ sealed: 1 });
    expect(await sealAll(testWorld)).toEqual({ sealed: 0 });
    expect(sealedKeys()).toHaveLength(1);
    const { sealed, events = [] } = (await newest(leaseId)) ?? {};
    expect(sealedKeys()).toEqual([`sealed/org_one/${sealed?.lease}.pdf`]);
    const after = events.slice(events.findIndex(({ kind }) => kind === 'completed') + 1);
    expect(after.map(({ kind }) => kind)).toEqual(['sealed', 'copied', 'copied', 'copied']);
    expect((await copies()).map(({ to }) => to)).toEqual([
      'nora@example.test',
      'conrad@example.test',
      'usr_head@demo.test',
    ]);
    expect(new Set(await tokensIn()).size).toBe(3);
    for (const { paragraphs } of await copies())
      expect(paragraphs.join(' ')).toContain('12 Maple Street, Unit 1A, Ames');
  });

  it('mails no copies where it was kept quiet, as leases of long ago are in the demo', async () => {
    await signedLease(testWorld);
    for (const due of await testWorld.all(SealDue))
      await testWorld.db.write(put(SealDue, { ...due, isQuiet: true }));
    expect(await sealAll(testWorld)).toEqual({ sealed: 1 });
    expect(await copies()).toEqual([]);
  });

  it('has a certificate of what each signer did, when, and from where [R17]', async () => {
    await signedLease(testWorld);
    const print = vi.spyOn(testWorld.deps.printer, 'print');
    await sealAll(testWorld);
    const [{ '/paper.json': page = new Uint8Array() } = {}] = print.mock.calls[0] ?? [];
    const { signers, statement } = JSON.parse(new TextDecoder().decode(page));
    expect(statement).toBe(
      'Everyone named here read the text above, agreed to sign electronically unless it says otherwise, and signed it. Times are UTC; address and browser are as the server saw them. The whole chain of events is attached to this file as evidence.json.',
    );
    const at = '2026-06-15 12:00:00';
    const seen = { at, address: '198.51.100.9', agent: 'Phone/1' };
    expect(signers[0]).toEqual({
      name: 'Nora Whitaker',
      kind: 'tenant',
      role: 'Tenant',
      authority: '',
      written: 'Nora Whitaker',
      method: 'with a drawn signature',
      at: `${at} UTC`,
      image: 'nora.png',
      events: [
        { what: 'Sent', at, address: '', agent: 'by Lena Hart' },
        { what: 'Agreed to sign electronically', ...seen },
        { what: 'Opened', ...seen },
        { what: 'Signed with a drawn signature', ...seen },
      ],
      imageHash: expect.stringMatching(/^[\da-f]{64}$/),
    });
    const roles = ['Tenant', 'Co-signer', 'Manager, for the landlord'];
    expect(signers.map(({ role }: { role: string }) => role)).toEqual(roles);
  });

  it('is sealed anew with each term, by what happened to that term alone [R17]', async () => {
    const leaseId = await signedLease(testWorld);
    await sealAll(testWorld);
    testWorld.wait(20 * 86_400);
    const body = { lease_id: leaseId, months: 12, rent: { kind: 'same' } } as const;
    await testWorld.perform(offerRenewal, { ...testWorld.call(), body });
    await testWorld.signAs(nora);
    await testWorld.coSign(await testWorld.tokenOf(conrad));
    await testWorld.signAs(testWorld.agent);
    expect(await sealAll(testWorld)).toEqual({ sealed: 1 });
    const { packets } = await testWorld.read(leaseId);
    expect(packets.map(({ term, version }) => [term, version])).toEqual([
      [2, 1],
      [1, 1],
    ]);
    expect(new Set(packets.map(({ sealed }) => sealed.lease)).size).toBe(2);
    const last = (await testWorld.all(StoredEvent)).findLast(({ kind }) => kind === 'sealed');
    expect(last?.actor).toMatchObject({ id: 'seal-leases', name: 'Keystead' });
  });

  it('is not sealed before the last signature', async () => {
    await testWorld.sent();
    await testWorld.signAs(nora);
    expect(await sealAll(testWorld)).toEqual({ sealed: 0 });
    expect(sealedKeys()).toEqual([]);
  });

  it('makes one packet of two jobs at once, and of one that broke off after each step', async () => {
    const leaseId = await signedLease(testWorld);
    const broken = (over: Partial<Deps>) => sealLeases(() => ({ ...testWorld.deps, ...over }))();
    const no = () => Promise.reject(new Error('The machine stops'));
    const { leases, files, printer } = testWorld.deps;
    await expect(broken({ printer: { ...printer, print: no } })).rejects.toThrow();
    testWorld.wait(3600);
    await expect(broken({ files: { ...files, put: no } })).rejects.toThrow();
    testWorld.wait(3600);
    await expect(broken({ leases: { ...leases, write: no } })).rejects.toThrow();
    expect((await newest(leaseId))?.sealed).toEqual({});
    testWorld.wait(2 * 3600);
    await expect(broken({ leases: { ...leases, seals: { ...leases.seals, done: no } } })).rejects.toThrow();
    testWorld.wait(7 * 3600);
    await Promise.all([sealAll(testWorld), sealAll(testWorld)]);
    expect(sealedKeys()).toEqual([`sealed/org_one/${(await newest(leaseId))?.sealed.lease}.pdf`]);
    expect(await copies()).toHaveLength(3);
    testWorld.wait(7 * 86_400);
    expect(await sealAll(testWorld)).toEqual({ sealed: 0 });
  });

  it('is not sealed when an event was changed in the table; another lease is', async () => {
    const leaseId = await signedLease(testWorld);
    const other = await signedLease(testWorld, two);
    const read = await testWorld.deps.leases.byId({ organizationId: 'org_one', leaseId });
    const event = read?.events[3];
    if (!event) throw new Error('There is no such event');
    const actor = { ...event.actor, name: 'Somebody else' };
    await testWorld.db.write(put(StoredEvent, { organizationId: 'org_one', leaseId, ...event, actor }));
    await expect(sealAll(testWorld)).rejects.toThrow('1 leases were not sealed');
    expect((await newest(leaseId))?.sealed).toEqual({});
    expect((await newest(other))?.sealed.lease).toBeDefined();
  });

  it.each(['another drawing', 'no drawing'])(
    'is not sealed where there is %s than was given',
    async (what) => {
      const leaseId = await signedLease(testWorld);
      const key = [...testWorld.files.keys()].find((name) => name.endsWith('.png')) ?? '';
      testWorld.files.delete(key);
      if (what === 'another drawing')
        testWorld.files.set(key, { bytes: pngBytes({ width: 1, height: 1 }), contentType: 'image/png' });
      await expect(sealAll(testWorld)).rejects.toThrow('1 leases were not sealed');
      expect((await newest(leaseId))?.sealed).toEqual({});
    },
  );

  it.each([
    [0, 5],
    [1, 15],
    [2, 60],
    [3, 360],
    [4, 1440],
    [40, 1440],
  ])('after %i tries is tried again in %i minutes', async (tries, minutes) => {
    await signedLease(testWorld);
    const [due] = await testWorld.all(SealDue);
    if (due) await testWorld.db.write(put(SealDue, { ...due, tries }));
    const print = () => Promise.reject(new Error('The machine stops'));
    await expect(sealAll(testWorld, { ...testWorld.deps.printer, print })).rejects.toThrow();
    const dueAt = new Date(testWorld.now().getTime() + minutes * 60_000).toISOString();
    expect(await testWorld.all(SealDue)).toEqual([{ ...due, tries: tries + 1, dueAt, isTold: true }]);
  });

  it('tells the head once that it could not be sealed, and seals it later', async () => {
    const leaseId = await signedLease(testWorld);
    const print = () => Promise.reject(new Error('The machine stops'));
    for (const minutes of [6, 16]) {
      await expect(sealAll(testWorld, { ...testWorld.deps.printer, print })).rejects.toThrow();
      testWorld.wait(minutes * 60);
    }
    const told = (await testWorld.all(Notification)).filter(({ title }) => /no copy yet/.test(title));
    expect(told.map(({ title, link }) => [title, link])).toEqual([
      ['A signed lease has no copy yet', `/showLease?id=${leaseId}`],
    ]);
    expect(await sealAll(testWorld)).toEqual({ sealed: 1 });
  });

  it('tells nobody that a busy machine had no time, unless it goes on, and prints all drawings then', async () => {
    const leaseId = await signedLease(testWorld);
    const print = vi.fn(() => Promise.reject(new MachineBusy('Not done within 20000 ms')));
    const told = async () => (await testWorld.all(Notification)).filter(({ title }) => /no copy/.test(title));
    for (const minutes of [6, 16]) {
      await expect(sealAll(testWorld, { ...testWorld.deps.printer, print })).rejects.toThrow();
      testWorld.wait(minutes * 60);
    }
    expect([await told(), print.mock.calls.length]).toEqual([[], 2]);
    await expect(sealAll(testWorld, { ...testWorld.deps.printer, print })).rejects.toThrow();
    expect(await told()).toHaveLength(1);
    testWorld.wait(3600);
    const printed = vi.spyOn(testWorld.deps.printer, 'print');
    expect(await sealAll(testWorld)).toEqual({ sealed: 1 });
    expect(Object.keys(printed.mock.calls[0]?.[0] ?? {})).toContainEqual(expect.stringMatching(/png$/));
    expect((await newest(leaseId))?.sealed.lease).toBeDefined();
  });

  it('is sealed without a drawing too large to print, which was given before sizes were checked', async () => {
    const leaseId = await signedLease(testWorld);
    const bytes = pngBytes({ width: 10_000, height: 6_000 });
    const image = createHash('sha256').update(bytes).digest('hex');
    testWorld.files.set(`leases/org_one/${image}.png`, { bytes, contentType: 'image/png' });
    for (const { facts, ...signer } of await testWorld.all(StoredSigner)) {
      const signed = facts.signed && { ...facts.signed, image };
      await testWorld.db.write(put(StoredSigner, { ...signer, facts: { ...facts, signed } }));
    }
    const print = vi.spyOn(testWorld.deps.printer, 'print');
    expect(await sealAll(testWorld)).toEqual({ sealed: 1 });
    expect(print.mock.calls.map(([files]) => Object.keys(files))).toEqual([['/paper.json', '/qr.svg']]);
    expect((await newest(leaseId))?.sealed.lease).toBeDefined();
  });

  it('is sealed without the drawings where they stop the printer', async () => {
    await signedLease(testWorld);
    const { print: plain } = testWorld.deps.printer;
    const print: typeof plain = async (files, ...rest) => {
      if (Object.keys(files).some((name) => name.endsWith('.png')))
        throw new CannotLayOut('The lease could not be laid out', { cause: 'unreachable' });
      return plain(files, ...rest);
    };
    expect(await sealAll(testWorld, { ...testWorld.deps.printer, print })).toEqual({ sealed: 1 });
  });

  it('can be downloaded by who may see it, and by no other hash', async () => {
    const leaseId = await signedLease(testWorld);
    await sealAll(testWorld);
    const hash = (await newest(leaseId))?.sealed.lease ?? '';
    const ask = (wanted: string, viewer = {}) =>
      getSealedPaper({ ...testWorld.call(viewer), params: { leaseId, hash: wanted } }, testWorld.deps);
    const name = encodeURIComponent('Signed lease, unit 1A.pdf');
    expect((await ask(hash)).data.url).toContain(`sealed/org_one/${hash}.pdf?as=${name}`);
    expect(await code(ask('0'.repeat(64)))).toBe('not-found');
    expect(await code(ask(hash, { organizationId: 'org_two' }))).toBe('not-found');
  });
});

describe('a signer’s copy', () => {
  it('opens by the mailed link and by the one that was signed by, and signs nothing [D48]', async () => {
    await signedLease(testWorld);
    const token = await testWorld.tokenOf(nora);
    expect(await copyOf(token)).toMatchObject({ is_void: false, place: expect.stringContaining('Unit') });
    expect((await copyOf(token)).lease).toBeUndefined();
    await sealAll(testWorld);
    const [mailed = ''] = await tokensIn();
    for (const each of [token, mailed]) expect((await copyOf(each)).lease?.url).toContain('sealed/org_one/');
    expect(JSON.stringify(await copyOf(mailed))).not.toMatch(/@|usr_|secret-/);
    expect(await code(testWorld.open(mailed))).toBe('link-not-valid');
    expect(await code(copyOf('made-up'))).toBe('link-not-valid');
  });

  it('is not there before everyone has signed', async () => {
    await testWorld.sent();
    await testWorld.signAs(nora);
    expect(await code(copyOf(await testWorld.tokenOf(nora)))).toBe('link-not-valid');
  });

  it('lasts a year', async () => {
    await signedLease(testWorld);
    await sealAll(testWorld);
    const [mailed = ''] = await tokensIn();
    testWorld.wait(364 * 86_400);
    expect((await copyOf(mailed)).lease).toBeDefined();
    testWorld.wait(2 * 86_400);
    expect(await code(copyOf(mailed))).toBe('link-not-valid');
  });
});

describe('a complete lease that is voided', () => {
  it('gets a sealed page that says so, sent to all; the lease stays', async () => {
    const leaseId = await signedLease(testWorld);
    await sealAll(testWorld);
    const [mailed = ''] = await tokensIn();
    await voidIt(leaseId);
    const print = vi.spyOn(testWorld.deps.printer, 'print');
    expect(await sealAll(testWorld)).toEqual({ sealed: 1 });
    const [{ '/paper.json': page = new Uint8Array() } = {}] = print.mock.calls[0] ?? [];
    expect(JSON.parse(new TextDecoder().decode(page))).toMatchObject({
      title: expect.stringMatching(/^Void: lease for /),
      statement: expect.stringMatching(
        /^Everyone named here had signed the text with this SHA-256 before it was/,
      ),
    });
    const files = await sealedFiles(testWorld, leaseId);
    expect([files.lease?.length, files.void?.length]).toEqual([expect.any(Number), expect.any(Number)]);
    expect((await copies()).map(({ subject }) => subject)).toEqual([
      ...Array(3).fill('Your lease is signed'),
      ...Array(3).fill('A lease you signed is void'),
    ]);
    expect(await copyOf(mailed)).toMatchObject({
      is_void: true,
      lease: { url: expect.anything() },
      void: { url: expect.stringContaining('Void') },
    });
  });

  it('gets both at once when it was voided before it was sealed', async () => {
    const leaseId = await signedLease(testWorld);
    await voidIt(leaseId);
    expect(await sealAll(testWorld)).toEqual({ sealed: 2 });
    expect(await sealAll(testWorld)).toEqual({ sealed: 0 });
    expect(sealedKeys()).toHaveLength(2);
    expect((await newest(leaseId))?.state).toBe('void');
  });

  it('leaves one that was never complete without any page', async () => {
    await voidIt(await testWorld.sent(one));
    expect(await sealAll(testWorld)).toEqual({ sealed: 0 });
  });
});
