import { beforeEach, describe, expect, it } from 'vitest';
import { TermForm } from '../../../shared/contract/lease-drafts';
import { sealAll } from '../../../test/support/sealed-lease';
import { type AdoptedStand, adoptedBody, openAdopted } from '../../../test/support/test-world/adopted';
import { elias, nora, one, two } from '../../../test/support/test-world/leases';
import { postRentWith } from '../../jobs/post-rent';
import { getLedger } from '../../ledger/books/get-ledger';
import { remindTenants } from '../../ledger/charges/remind-tenants';
import { logger } from '../../runtime/logger';
import { getSignedCopy } from '../../signing/get-signed-copy';
import { StoredLease } from '../../table/leases/record';
import { StoredEntry } from '../../table/ledger/record';
import { Person, PersonGuard } from '../../table/people/record';
import { HeldLetter, Tenancy } from '../../table/tenants/record';
import { changeTenantEmail } from '../../tenants/change-tenant-email';
import { getHome } from '../../tenants/get-home';
import { getMyLease } from '../../tenants/get-my-lease';
import { getTenant } from '../../tenants/get-tenant';
import { inviteTenant } from '../../tenants/invite-tenant';
import { listTenants } from '../../tenants/list-tenants';
import { changeDraft } from '../draft/change-draft';
import { getLeaseText } from '../draft/get-lease-text';
import { changeRent, endLease, giveNotice, renewLease, takeNoticeBack } from '../moves/lease-moves';
import { getSettlement } from '../settlement/get-settlement';
import { settleDeposit } from '../settlement/settle-deposit';
import { getLeaseAgreementDetails } from '../signing/get-lease-agreement-details';
import { listLeases } from '../terms/list-leases';
import { adoptLease } from './adopt-lease';
import { removeAdopted } from './remove-adopted';

logger.setLogLevel('SILENT');

let testWorld: AdoptedStand;
beforeEach(async () => {
  testWorld = await openAdopted();
});

const ledger = async (leaseId: string) =>
  (await getLedger({ ...testWorld.call(), params: { leaseId }, query: {} }, testWorld.deps)).data;
const entries = async () =>
  (await testWorld.all(StoredEntry)).map(({ source, charge }) => [source, charge?.due, charge?.cents]);
const runRent = () => postRentWith(() => testWorld.deps)();
const notice = (lease_id: string) => ({
  ...testWorld.call(),
  body: { lease_id, by: 'tenants' as const, last_day: '2026-09-30', reason: '' },
});
const roleOf = async (email: string) => (await testWorld.tenant(email)).userRoleId ?? '';
const invite = async (user_role_id: string) =>
  testWorld.perform(inviteTenant, { ...testWorld.call(), body: { user_role_id } });
const mailsTo = (email: string) =>
  testWorld.mails.filter(({ to }) => to === email).map(({ subject }) => subject);

describe('a lease that was signed elsewhere', () => {
  it('is added with its opening balance and its people in one go, and emails nobody', async () => {
    const owed = [
      { kind: 'rent' as const, label: 'Balance brought forward', due_on: '2026-06-01', cents: 45_000 },
    ];
    const lease_id = await testWorld.adopt({
      owed,
      credit_cents: 5_000,
      signed_on: '2025-05-20',
      deposits: [
        { bucket: 'security', cents: 145_000 },
        { bucket: 'pet', cents: 20_000 },
      ],
    });
    expect(await testWorld.read(lease_id)).toMatchObject({
      status: 'month-to-month',
      is_adopted: true,
      packets: [],
      version: 1,
      may: {
        change: false,
        void: false,
        draft_again: false,
        renew: true,
        give_notice: true,
        see_ledger: true,
      },
    });
    const [line] = (await listLeases({ ...testWorld.call(), query: {} }, testWorld.deps)).data.leases;
    expect(line).toMatchObject({ lease_id, is_adopted: true, status: 'month-to-month' });
    expect(await ledger(lease_id)).toMatchObject({ balance: 40_000, deposit_held: 165_000 });
    expect((await entries()).map(([source]) => source)).toEqual([
      'opening',
      'opening:charge:1',
      'opening:credit',
      'opening:deposit:nora',
      'opening:deposit:pet',
    ]);
    await testWorld.mailOut();
    expect(testWorld.mails).toEqual([]);
    expect((await testWorld.audit()).map(({ action }) => action)).toEqual(['lease.adopt']);
  });

  it('is to the specification signed in person, and has no text', async () => {
    const leaseid = await testWorld.adopt();
    const asked = { ...testWorld.call(), body: { unitid: one, leaseid } };
    expect((await getLeaseAgreementDetails(asked, testWorld.deps)).data).toEqual([
      { tenant_signature: '', owner_signature: '', esign_inperson: 1 },
    ]);
    const text = await getLeaseText({ ...testWorld.call(), params: { leaseId: leaseid } }, testWorld.deps);
    expect(text.data).toEqual({ document: { type: 'doc', content: [] }, missing: [], file: undefined });
  });

  it('is charged from the month it says, and its rent follows rent change, notice and end', async () => {
    const lease_id = await testWorld.adopt();
    expect(await entries()).toEqual([['opening', undefined, undefined]]);
    testWorld.goTo('2026-07-01T12:00:00.000Z');
    await runRent();
    const july = [`rent:2026-07:${lease_id}:rent:2026-07-01`, '2026-07-01', 145_000];
    expect((await entries()).slice(1)).toEqual([july]);
    const rent = { lease_id, line: 'rent', cents: 150_000, from: '2026-09-01', notice_day: '2026-07-01' };
    await testWorld.perform(changeRent, { ...testWorld.call(), body: rent });
    await testWorld.perform(giveNotice, notice(lease_id));
    testWorld.goTo('2026-10-05T12:00:00.000Z');
    await runRent();
    const charged = async () => (await entries()).flatMap(([, due, cents]) => (due ? [[due, cents]] : []));
    expect((await charged()).toSorted()).toEqual([
      ['2026-07-01', 145_000],
      ['2026-08-01', 145_000],
      ['2026-09-01', 150_000],
    ]);
  });

  it('is charged at once for the month that has begun, if that is the first', async () => {
    const lease_id = await testWorld.adopt({ rent_from: '2026-06' });
    expect(await ledger(lease_id)).toMatchObject({ balance: 145_000 });
  });

  it('holds a deposit of roommates jointly, and settles it by name', async () => {
    const deposits = [{ bucket: 'security' as const, cents: 145_000 }];
    const lease_id = await testWorld.adopt({ deposits }, { tenants: [nora, elias] });
    testWorld.goTo('2026-06-30T12:00:00.000Z');
    const over = { lease_id, day: '2026-06-29', why: 'move-out', note: '' } as const;
    await testWorld.perform(endLease, { ...testWorld.call(), body: over });
    testWorld.goTo('2026-07-02T12:00:00.000Z');
    const asked = { ...testWorld.call(), params: { leaseId: lease_id } };
    const { held } = (await getSettlement(asked, testWorld.deps)).data;
    expect(held).toEqual([{ tenant_id: 'joint', name: 'all tenants', cents: 145_000 }]);
    await invite(await roleOf(nora.email));
    const paid_out = { to: 'Nora Whitaker', method: 'check', reference: '2001' } as const;
    const money = { charges: [], waivers: [], refunded_cents: 145_000, owed_cents: 0 };
    const body = { lease_id, ...money, signed_by: 'Lena Hart', paid_out };
    await testWorld.perform(settleDeposit, { ...testWorld.call(), body });
    await sealAll(testWorld);
    await testWorld.mailOut();
    // Nora is invited and reads the letter; Elias is not, and his is held.
    expect(mailsTo(nora.email)).toEqual(['Your renter account for Keystead', 'Your deposit is settled']);
    expect(mailsTo(elias.email)).toEqual([]);
    const text = testWorld.mails.find(({ subject }) => subject === 'Your deposit is settled')?.text ?? '';
    const token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
    const copy = await getSignedCopy({ ...testWorld.asSigner(), body: { token } }, testWorld.deps);
    expect(copy.data).toMatchObject({ settlement: { hash: expect.any(String) }, is_void: false });
  });

  it('is refused whole: nothing is written for days that are taken, or a debt of a day that is charged here', async () => {
    await testWorld.adopt();
    const before = [
      await testWorld.all(StoredLease),
      await testWorld.all(StoredEntry),
      await testWorld.all(Person),
    ];
    await expect(testWorld.adopt({}, { tenants: [elias] })).rejects.toMatchObject({ code: 'unit-taken' });
    const owed = [{ kind: 'rent' as const, label: '', due_on: '2026-07-01', cents: 1 }];
    await expect(testWorld.adopt({ unit_id: two, owed })).rejects.toMatchObject({
      code: 'bad-day',
      details: { fields: { 'owed.0.due_on': expect.stringContaining('charged here') } },
    });
    await expect(testWorld.adopt({ unit_id: two, rent_from: '2026-12' })).rejects.toMatchObject({
      code: 'bad-day',
    });
    await expect(testWorld.adopt({ unit_id: two }, { from: '' })).rejects.toMatchObject({
      code: 'lease-incomplete',
      details: { fields: { 'term.from': 'Choose the first day' } },
    });
    const after = [
      await testWorld.all(StoredLease),
      await testWorld.all(StoredEntry),
      await testWorld.all(Person),
    ];
    expect(after).toEqual(before);
  });

  it('takes no money from who may not change money', async () => {
    const grants = { areas: { leases: 'change' as const }, properties: 'all' as const };
    const staff = { roleLabel: 'rentalManager' as const, userId: 'usr_staff', grants };
    await expect(testWorld.adopt({ credit_cents: 1 }, {}, staff)).rejects.toMatchObject({
      code: 'not-permitted',
    });
  });

  it('is added once, though the call runs again and four run at once', async () => {
    const once = { key: 'key-1', scope: 'usr_head', hash: 'h', organizationId: 'org_one' };
    const call = { ...testWorld.call(), once, body: adoptedBody() };
    const first = await testWorld.perform(adoptLease, call);
    expect(await testWorld.perform(adoptLease, call)).toEqual(first);
    expect(await testWorld.all(StoredLease)).toHaveLength(1);
    const racing = [1, 2, 3, 4].map(() =>
      testWorld.adopt({ unit_id: two }, { tenants: [elias] }).catch(({ code }) => code),
    );
    const codes = await Promise.all(racing);
    expect(codes.filter((one) => one === 'unit-taken')).toHaveLength(3);
    expect(await testWorld.all(StoredLease)).toHaveLength(2);
    expect(await testWorld.all(PersonGuard)).toHaveLength(2);
  });

  it('is removed while no money is in its ledger, and its tenant leaves the list', async () => {
    const lease_id = await testWorld.adopt();
    const body = { lease_id };
    await testWorld.perform(removeAdopted, { ...testWorld.call(), body });
    expect(await testWorld.read(lease_id)).toMatchObject({ status: 'void', is_adopted: false });
    expect((await listTenants({ ...testWorld.call(), query: {} }, testWorld.deps)).data.tenants).toEqual([]);
    const deposits = [{ bucket: 'security' as const, cents: 1 }];
    const held = await testWorld.adopt({ deposits });
    await expect(
      testWorld.perform(removeAdopted, { ...testWorld.call(), body: { lease_id: held } }),
    ).rejects.toMatchObject({ code: 'wrong-status' });
  });
});

describe('nobody is emailed before they are invited', () => {
  const readTenant = async (email: string) =>
    (await getTenant({ ...testWorld.call(), params: { id: await roleOf(email) } }, testWorld.deps)).data;

  it('notices and rent changes are held, and say so; inviting lifts it for what comes', async () => {
    const lease_id = await testWorld.adopt();
    await testWorld.perform(giveNotice, notice(lease_id));
    await testWorld.mailOut();
    expect(testWorld.mails).toEqual([]);
    expect(await testWorld.all(HeldLetter)).toMatchObject([
      { subject: 'A notice about your lease', why: 'not-invited' },
    ]);
    expect(await readTenant(nora.email)).toMatchObject({
      access: 'not-invited',
      invited_at: '',
      held: [{ subject: 'A notice about your lease' }],
    });
    await invite(await roleOf(nora.email));
    expect(await readTenant(nora.email)).toMatchObject({ access: 'invited' });
    await testWorld.perform(takeNoticeBack, { ...testWorld.call(), body: { lease_id } });
    await testWorld.mailOut();
    expect(mailsTo(nora.email)).toEqual([
      'Your renter account for Keystead',
      'The notice about your lease was withdrawn',
    ]);
    expect((await testWorld.audit()).map(({ action }) => action)).toContain('person.invite');
  });

  it('a reminder of rent is held: its sender hears it, and the log says so', async () => {
    const owed = [{ kind: 'rent' as const, label: '', due_on: '2026-06-01', cents: 45_000 }];
    const lease_id = await testWorld.adopt({ owed });
    const remind = async () =>
      (await testWorld.perform(remindTenants, { ...testWorld.call(), body: { lease_ids: [lease_id] } })).data;
    testWorld.goTo('2026-06-16T17:00:00.000Z');
    expect(await remind()).toEqual({
      reminded: [],
      refused: [{ lease_id, why: 'Not invited yet: the email was held. Invite the tenants first.' }],
    });
    await testWorld.mailOut();
    expect(testWorld.mails).toEqual([]);
    expect((await testWorld.audit()).map(({ action }) => action)).toContain('ledger.remind-held');
    await invite(await roleOf(nora.email));
    testWorld.goTo('2026-06-17T17:00:00.000Z');
    expect(await remind()).toMatchObject({ reminded: [{ lease_id, cents: 45_000 }] });
  });

  it('a renewal that is sent to be signed goes out by name, and who signs it is invited', async () => {
    const lease_id = await testWorld.adopt({}, { to: '2026-12-31' });
    await testWorld.perform(renewLease, { ...testWorld.call(), body: { lease_id } });
    const { terms, version } = await testWorld.read(lease_id);
    expect(terms[1]).toMatchObject({ number: 2, from: '2027-01-01', text: { templateId: 'residential' } });
    const form = TermForm.parse(terms[1]);
    const parties = { ...form.parties, agent: { authority: 'Management agreement' } };
    const term = { ...form, to: '2027-12-31', parties, noticeAddress: '1 Main Street, Ames, IA 50010' };
    const save = { ...testWorld.call(), params: { leaseId: lease_id }, body: { version, term } };
    await testWorld.perform(changeDraft, save);
    const text = await getLeaseText({ ...testWorld.call(), params: { leaseId: lease_id } }, testWorld.deps);
    expect(text.data.changes).toMatchObject([{ change: 'not-compared' }]);
    await testWorld.send(lease_id);
    await testWorld.mailOut();
    expect(mailsTo(nora.email)).toEqual(['A lease to sign']);
    await testWorld.signAs(nora);
    await testWorld.mailOut();
    expect(await readTenant(nora.email)).toMatchObject({ access: 'not-invited' });
    await testWorld.signAs(testWorld.agent);
    await sealAll(testWorld);
    await testWorld.mailOut();
    expect(mailsTo(nora.email)).toEqual(['A lease to sign', 'Your lease is signed']);
    expect(
      testWorld.mails.find(({ to, subject }) => to === nora.email && subject === 'Your lease is signed')
        ?.text,
    ).toContain('invitation=');
    expect(await readTenant(nora.email)).toMatchObject({ access: 'invited' });
  });

  it('whoever is a tenant here already is taken as they are', async () => {
    await testWorld.adopt();
    await invite(await roleOf(nora.email));
    await testWorld.adopt({ unit_id: two });
    expect(await testWorld.all(Person)).toHaveLength(1);
    expect(await testWorld.all(Tenancy)).toHaveLength(2);
    expect(await readTenant(nora.email)).toMatchObject({ access: 'invited' });
  });

  it('a tenant without an email gets one, is invited, and finds their lease', async () => {
    const lease_id = await testWorld.adopt({}, { tenants: [{ ...nora, email: '' }] });
    const [{ user_role_id = '', access } = {}] = (
      await listTenants({ ...testWorld.call(), query: {} }, testWorld.deps)
    ).data.tenants;
    expect(access).toBe('not-invited');
    await expect(invite(user_role_id)).rejects.toMatchObject({ code: 'email-missing' });
    const name = (email: string) =>
      testWorld.perform(changeTenantEmail, { ...testWorld.call(), body: { user_role_id, email } });
    await name('nora.typo@example.test');
    await name('Nora@example.test');
    await invite(user_role_id);
    await expect(name('other@example.test')).rejects.toMatchObject({ code: 'already-accepted' });
    expect(await testWorld.all(PersonGuard)).toHaveLength(1);
    await testWorld.accept('nora@example.test');
    const as = await testWorld.tenant('nora@example.test');
    const { leases } = (await getHome(testWorld.call(as), testWorld.deps)).data;
    expect(leases).toMatchObject([{ lease_id, lives_there: true, money: { balance: 0 } }]);
    const { data } = await getMyLease(
      { ...testWorld.call(as), params: { leaseId: lease_id } },
      testWorld.deps,
    );
    expect(data).toMatchObject({ is_adopted: true, signers: [], text_hash: '' });
  });

  it('an email that another tenant has is not taken twice', async () => {
    await testWorld.adopt({}, { tenants: [{ ...elias, email: '' }] });
    await testWorld.adopt({ unit_id: two });
    const list = (await listTenants({ ...testWorld.call(), query: {} }, testWorld.deps)).data.tenants;
    const user_role_id = list.find(({ email }) => email === '')?.user_role_id ?? '';
    await expect(
      testWorld.perform(changeTenantEmail, {
        ...testWorld.call(),
        body: { user_role_id, email: nora.email },
      }),
    ).rejects.toMatchObject({ code: 'already-member' });
  });
});
