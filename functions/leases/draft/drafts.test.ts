import { beforeEach, describe, expect, it } from 'vitest';
import { TermForm } from '../../../shared/contract/lease-drafts';
import type { LeaseTab } from '../../../shared/contract/leases';
import { usualLeaseDefaults } from '../../../shared/domain/settings/lease-defaults';
import {
  conrad,
  elias,
  type LeaseWorld,
  nora,
  one,
  openLeases,
  two,
} from '../../../test/support/test-world/leases';
import { ada, listed } from '../../../test/support/test-world/viewer';
import { changeOrganizationSettings } from '../../profile/change-organization-settings';
import { put } from '../../table/db/writes';
import { StoredTerm } from '../../table/leases/record';
import { listTemplates } from '../templates/list-templates';
import { listLeases } from '../terms/list-leases';
import { changeDraft } from './change-draft';
import { discardDraft } from './discard-draft';
import { draftAgain } from './draft-again';
import { getLeaseText } from './get-lease-text';

let testWorld: LeaseWorld;
beforeEach(async () => {
  testWorld = await openLeases();
});

const list = async (
  tab?: LeaseTab,
  over: { search?: string; limit?: number; after?: string } = {},
  viewer = {},
) => (await listLeases({ ...testWorld.call(viewer), query: { tab, ...over } }, testWorld.deps)).data;
const lists = async () => {
  const tabs: LeaseTab[] = ['drafts', 'out', 'active', 'ended'];
  const found = await Promise.all(tabs.map(async (tab) => [tab, (await list(tab)).leases.length] as const));
  return Object.fromEntries(found);
};

describe('a draft', () => {
  it('is filled in from unit, property, owners and who drafts it', async () => {
    const { lease_id, version } = await testWorld.draft();
    const { terms, status, may } = await testWorld.read(lease_id);
    expect([version, status, may.change, may.void]).toEqual([1, 'draft', true, false]);
    expect(terms[0]).toMatchObject({
      from: '2026-07-01',
      rentLines: [{ kind: 'rent', cents: 145_000 }],
      deposit: { heldBy: 'Northgate Homes' },
      parties: {
        owners: [{ ownerId: 'own_ada', firstName: 'Ada', email: 'ada@owners.test', signs: false }],
        agent: { userId: 'usr_head', companyName: 'Northgate Homes', firstName: 'Lena' },
      },
    });
    expect((await testWorld.audit()).map(({ action }) => action)).toEqual(['lease.draft']);
  });

  it('begins as the organization set it, with the newest text of its template; one from before stays', async () => {
    const { lease_id: before } = await testWorld.draft(two);
    const lease = {
      ...usualLeaseDefaults,
      termMonths: 6,
      dueDay: 5,
      noticeAddress: 'PO Box 9, Columbus',
      depositHundredths: 15_000,
      templateId: 'room',
    };
    await testWorld.perform(changeOrganizationSettings, {
      ...testWorld.call(),
      body: { version: 0, lease },
    });
    const { lease_id } = await testWorld.draft();
    const { terms, usual_months } = await testWorld.read(lease_id);
    expect(terms[0]).toMatchObject({
      kind: 'room',
      from: '2026-07-01',
      to: '2026-12-31',
      dueDay: 5,
      noticeAddress: 'PO Box 9, Columbus',
      deposit: { cents: 217_500 },
      text: { from: 'template', templateId: 'room' },
    });
    expect(usual_months).toBe(6);
    expect((await testWorld.read(before)).terms[0]).toMatchObject({
      kind: 'residential',
      dueDay: 1,
      noticeAddress: '',
    });
  });

  it('is signed by the owners themselves when a landlord drafts it', async () => {
    const { lease_id } = await testWorld.draft(one, { roleLabel: 'owner' });
    const [term] = (await testWorld.read(lease_id)).terms;
    expect([term?.parties.agent, term?.parties.owners[0]?.signs]).toEqual([undefined, true]);
  });

  it('keeps a tenant’s account only for the same person at the same address', async () => {
    const { lease_id } = await testWorld.draft();
    const saved = async (tenant: typeof nora) => {
      await testWorld.save(lease_id, {}, { tenants: [tenant] });
      return (await testWorld.all(StoredTerm))[0]?.parties.tenants.map(({ userId }) => userId);
    };
    await saved(nora);
    const tied = async () => {
      const [term] = await testWorld.all(StoredTerm);
      if (!term) throw new Error('there is no draft');
      const tenants = term.parties.tenants.map((tenant) => ({ ...tenant, userId: 'usr_nora' }));
      await testWorld.db.write(put(StoredTerm, { ...term, parties: { ...term.parties, tenants } }));
    };
    await tied();
    expect(await saved({ ...nora, lastName: 'Whitaker-Osei' })).toEqual(['usr_nora']);
    expect(await saved({ ...nora, email: 'another@example.test' })).toEqual([undefined]);
    await saved(nora);
    await tied();
    expect(await saved({ ...nora, id: 'another' })).toEqual([undefined]);
  });

  it('is saved incomplete and goes on elsewhere, by who read its present version', async () => {
    const { lease_id } = await testWorld.draft();
    const { version } = await testWorld.save(lease_id, {
      dueDay: 5,
      pets: [{ kind: 'other', name: '', description: '' }],
    });
    expect(version).toBe(2);
    const { terms } = await testWorld.read(lease_id);
    expect(terms[0]).toMatchObject({ dueDay: 5, parties: { tenants: [{ id: 'nora' }] } });
    const body = { version: 1, term: TermForm.parse(terms[0]) };
    const repeat = await testWorld.perform(changeDraft, {
      ...testWorld.call(),
      params: { leaseId: lease_id },
      body,
    });
    expect(repeat.data.version).toBe(2);
    body.term.dueDay = 7;
    const stale = testWorld.perform(changeDraft, {
      ...testWorld.call(),
      params: { leaseId: lease_id },
      body,
    });
    await expect(stale).rejects.toMatchObject({ code: 'changed-meanwhile' });
  });

  it('becomes month-to-month when it is saved without a last day', async () => {
    const { lease_id } = await testWorld.draft();
    await testWorld.save(lease_id, { to: undefined });
    expect((await testWorld.read(lease_id)).terms[0]?.to).toBeUndefined();
  });

  it('takes from a caller neither who an owner is, nor who the agent is, nor somebody’s account', async () => {
    const { lease_id } = await testWorld.draft();
    const { terms, version } = await testWorld.read(lease_id);
    const [term] = terms;
    if (!term) throw new Error('a draft has a term');
    const forged = {
      ...term.parties,
      tenants: [{ ...nora, userId: 'usr_other', signsInPerson: true }],
      coSigners: [{ ...conrad, signsInPerson: true }],
      owners: [
        { ownerId: 'own_ada', signs: true, email: 'thief@evil.test', firstName: 'Eve' },
        { ownerId: 'own_elsewhere', signs: true },
      ],
      agent: { userId: 'usr_other', email: 'thief@evil.test', authority: 'Mine' },
    };
    const form = TermForm.parse({ ...term, parties: forged });
    const body = { version, term: form };
    await testWorld.perform(changeDraft, { ...testWorld.call(), params: { leaseId: lease_id }, body });
    const { parties } = (await testWorld.read(lease_id)).terms[0] ?? term;
    expect(parties.tenants).toEqual([{ ...nora, signsInPerson: false }]);
    expect(parties.coSigners).toEqual([{ ...conrad, signsInPerson: false }]);
    expect(parties.owners.map(({ email, firstName }) => [email, firstName])).toEqual([
      ['ada@owners.test', 'Ada'],
    ]);
    expect(parties.agent).toMatchObject({
      userId: 'usr_head',
      email: 'usr_head@demo.test',
      authority: 'Mine',
    });
  });

  it('is signed by the agent who drafted it, whoever changes it, or by who adds an agent', async () => {
    const { lease_id } = await testWorld.draft();
    await testWorld.account({ userId: 'usr_maya', email: 'maya@demo.test' });
    const change = async (agent: { authority: string } | undefined) => {
      const { terms, version } = await testWorld.read(lease_id);
      const form = TermForm.parse(terms[0]);
      const body = { version, term: { ...form, parties: { ...form.parties, agent } } };
      const maya = testWorld.call({ userId: 'usr_maya', userRoleId: 'rol_maya' });
      await testWorld.perform(changeDraft, { ...maya, params: { leaseId: lease_id }, body });
      return (await testWorld.read(lease_id)).terms[0]?.parties.agent;
    };
    const kept = { id: 'rol_head', userId: 'usr_head', email: 'usr_head@demo.test' };
    expect(await change({ authority: 'Agreement' })).toMatchObject({ ...kept, authority: 'Agreement' });
    expect(await change(undefined)).toBeUndefined();
    const added = { id: 'rol_maya', userId: 'usr_maya', email: 'maya@demo.test' };
    expect(await change({ authority: 'Mine' })).toMatchObject({ ...added, authority: 'Mine' });
  });

  it('refuses a text that is not there', async () => {
    const { lease_id } = await testWorld.draft();
    const text = { from: 'template' as const, templateId: 'residential', version: 99 };
    await expect(testWorld.save(lease_id, { text })).rejects.toMatchObject({ code: 'invalid' });
  });

  it('shows its text as it would be sent today, and which fields have no value yet', async () => {
    const { lease_id } = await testWorld.draft();
    const before = (
      await getLeaseText({ ...testWorld.call(), params: { leaseId: lease_id } }, testWorld.deps)
    ).data;
    expect(before.missing).toContain('Tenant_Names');
    expect(before.text_hash).toBeUndefined();
    await testWorld.save(lease_id, {}, { tenants: [nora, elias] });
    const after = (await getLeaseText({ ...testWorld.call(), params: { leaseId: lease_id } }, testWorld.deps))
      .data;
    expect(after.missing).not.toContain('Tenant_Names');
    expect(JSON.stringify(after.document)).toContain('Nora Whitaker and Elias Osei');
  });

  it('is given up and made again as a new version [D47]', async () => {
    const { lease_id } = await testWorld.draft();
    await testWorld.perform(discardDraft, { ...testWorld.call(), body: { lease_id, version: 1 } });
    expect((await testWorld.read(lease_id)).status).toBe('void');
    expect(await lists()).toEqual({ drafts: 0, out: 0, active: 0, ended: 1 });
    const again = { ...testWorld.call(), body: { lease_id, version: 2 } };
    expect((await testWorld.perform(draftAgain, again)).data.version).toBe(3);
    expect((await testWorld.read(lease_id)).terms[0]?.drafts.map(({ version }) => version)).toEqual([1, 2]);
    expect(await lists()).toEqual({ drafts: 1, out: 0, active: 0, ended: 0 });
  });

  it('can be made from three texts', async () => {
    const { data } = await listTemplates(testWorld.call(), testWorld.deps);
    expect(data.map(({ template_id }) => template_id)).toEqual(['residential', 'room', 'commercial']);
  });
});

describe('the list of leases', () => {
  it('has each lease in the tab of its state, found by tenant, unit or property', async () => {
    await testWorld.draft(two);
    const lease_id = await testWorld.sent(one, { coSigners: [] });
    expect(await lists()).toEqual({ drafts: 1, out: 1, active: 0, ended: 0 });
    expect((await list('out')).leases).toMatchObject([
      { lease_id, unit_number: '1A', tenants: ['Nora Whitaker'], rent: 145_000, status: 'sent' },
    ]);
    await testWorld.signAs(nora);
    await testWorld.signAs(testWorld.agent);
    expect(await lists()).toEqual({ drafts: 1, out: 0, active: 1, ended: 0 });
    expect((await list('active')).leases).toMatchObject([{ status: 'signed', from: '2026-07-01' }]);
    const found = async (search: string) => (await list(undefined, { search })).leases.length;
    expect([await found('whitaker'), await found('2a'), await found('maple'), await found('nobody')]).toEqual(
      [1, 1, 2, 0],
    );
  });

  it('shows as expiring what ends within sixty days', async () => {
    await testWorld.sent(one, { coSigners: [], to: '2026-12-31' });
    await testWorld.signAs(nora);
    await testWorld.signAs(testWorld.agent);
    expect((await list('expiring')).leases).toEqual([]);
    testWorld.wait(150 * 86_400);
    expect((await list('expiring')).leases).toMatchObject([{ status: 'expiring', to: '2026-12-31' }]);
  });

  it('goes on page by page', async () => {
    for (const unit of [one, two, one, two, one]) await testWorld.draft(unit);
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await list('drafts', { limit: 2, ...(after && { after }) });
      seen.push(...page.leases.map(({ lease_id }) => lease_id));
      after = page.next;
    } while (after);
    expect([seen.length, new Set(seen).size]).toEqual([5, 5]);
  });

  it('shows what somebody may see: a share, a chosen list, nothing to a tenant', async () => {
    const { lease_id } = await testWorld.draft();
    const leasesOf = { areas: { leases: 'view' as const }, properties: 'all' as const };
    const staff = { ...listed(), grants: leasesOf };
    const elsewhere = { ...staff, grants: { ...leasesOf, properties: ['prp_other'] } };
    const seen = async (viewer: object) => (await list(undefined, {}, viewer)).leases.length;
    expect([
      await seen(ada),
      await seen(staff),
      await seen(elsewhere),
      await seen({ roleLabel: 'tenant' }),
    ]).toEqual([1, 1, 0, 0]);
    for (const viewer of [elsewhere, { roleLabel: 'tenant' as const }, { organizationId: 'org_two' }])
      await expect(testWorld.read(lease_id, viewer)).rejects.toMatchObject({ code: 'not-found' });
    expect((await testWorld.read(lease_id, ada)).may.change).toBe(false);
  });
});

describe('a co-signer', () => {
  it('is asked beside the tenants, each by a link of their own', async () => {
    await testWorld.sent(one, { tenants: [nora, elias] });
    const letters = await testWorld.letters();
    expect(letters.map(({ to }) => to).toSorted()).toEqual(
      [nora, elias, conrad, testWorld.agent].map(({ email }) => email).toSorted(),
    );
    expect(new Set(letters.map(({ button }) => button?.address)).size).toBe(4);
  });
});

describe('the owners of a lease', () => {
  it('are named to a co-owner without a way to reach them, as on the property’s page', async () => {
    const shares = [{ percentage: 50 }, { ownerId: 'own_ben', email: 'ben@owners.test', percentage: 50 }];
    await testWorld.property({ units: [{ monthlyRent: 145_000 }, {}], shares });
    const lease_id = await testWorld.sent();
    const mails = async (viewer = {}) => JSON.stringify(await testWorld.read(lease_id, viewer));
    expect(await mails()).toContain('ben@owners.test');
    expect((await testWorld.read(lease_id, ada)).terms[0]?.parties.owners).toMatchObject([
      { ownerId: 'own_ada', email: 'ada@owners.test' },
      { ownerId: 'own_ben', email: '' },
    ]);
    expect(await mails(ada)).not.toContain('ben@owners.test');
    // Staff who have it signed reach the owners of today, whatever else they may see.
    const grants = { areas: { leases: 'change' as const }, properties: 'all' as const };
    expect(await mails({ roleLabel: 'rentalManager', grants })).toContain('ben@owners.test');
  });
});
