import { changeDraft } from '../../../functions/leases/change-draft';
import { createDraft } from '../../../functions/leases/create-draft';
import { sendLease } from '../../../functions/leases/send-lease';
import type { Deps } from '../../../functions/runtime/deps/deps';
import type { ViewerCall } from '../../../functions/runtime/handler';
import { perform } from '../../../functions/runtime/perform';
import { viewerOf } from '../../../functions/runtime/viewer-of';
import { consentToSign } from '../../../functions/signing/consent-to-sign';
import { openSigning } from '../../../functions/signing/open-signing';
import { signLease } from '../../../functions/signing/sign-lease';
import type { Unit } from '../../../functions/table/units/record';
import { TermForm } from '../../../shared/contract/leases';
import { addDays, addMonths, localDateOf } from '../../../shared/domain/dates';
import { consentText } from '../../../shared/domain/leases/consent-text';
import type { SignerRole } from '../../../shared/domain/leases/packet';
import { type DemoLife, demoLives, endings, isLife } from './demo-lives';
import { demoSignature } from './demo-signature';
import { demoTenants } from './demo-tenants';
import type { DemoPerson } from './people';
import type { seededIds } from './seeded-ids';
import type { Seeded } from './subscriptions';

type Early = 'draft' | 'sent' | 'tenants-signed' | 'co-signer-missing' | 'active';
type State = Early | DemoLife;

/** How far the leases of a property's first units are, so that a demo shows every status. */
const leased: Readonly<Record<string, readonly State[]>> = {
  'Alder Court': ['active', 'tenants-signed', 'co-signer-missing', 'active'],
  'Beacon House': ['active', 'active', 'active', 'tenants-signed', 'draft', ...endings],
  'Dover Row': ['active', 'sent'],
  'Elm Street Offices': ['active', 'active', 'active'],
  'Garfield Apartments': ['active', 'sent'],
  'Kingsley Center': ['active', 'draft', 'to-come'],
};

const signing: Readonly<Record<Early, readonly SignerRole[]>> = {
  draft: [],
  sent: [],
  'tenants-signed': ['tenant'],
  'co-signer-missing': ['tenant', 'agent', 'owner'],
  active: ['tenant', 'agent', 'owner'],
};

const dayMilliseconds = 24 * 60 * 60 * 1000;
const earlier = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMilliseconds);

type Context = {
  readonly deps: Deps;
  readonly ids: ReturnType<typeof seededIds>;
  readonly head: DemoPerson;
  readonly nextTenant: ReturnType<typeof demoTenants>;
  readonly now: Date;
};

const from = { requestId: '', address: '203.0.113.20', agent: 'The demo data' } as const;

/** A call of the organization's head on an earlier day of the clock. */
function callOf({ head, deps }: Context, now: Date) {
  const viewer = viewerOf(head.role);
  const organization: ViewerCall['organization'] = async () => {
    const found = await deps.organizations.byId(viewer.organizationId);
    if (!found) throw new Error('The demo data has no such organization');
    return found;
  };
  const session = () => Promise.reject(new Error('The demo data has no sessions'));
  return { ...from, now, viewer, organization, session };
}

type Stage = { readonly state: Early; readonly life?: (typeof demoLives)[DemoLife] };

/** Names what a draft still asks for. */
function filled(form: TermForm, { state, now, nextTenant }: Context & { state: Early; now: Date }): TermForm {
  const day = localDateOf(now);
  const begins = addDays(day, 10);
  const mobile = '';
  const person = (id: string) => ({ id, mobile, ...nextTenant() });
  const coSigner = { ...person('co-signer'), address: '77 Birch Lane, Dayton, OH 45402' };
  return {
    ...form,
    from: begins,
    to: addDays(addMonths(begins, 12), -1),
    rentLines: [{ id: 'rent', kind: 'rent', label: 'Rent', cents: form.rentLines[0]?.cents ?? 145_000 }],
    deposit: { ...form.deposit, cents: form.rentLines[0]?.cents ?? 145_000 },
    noticeAddress: '500 North High Street, Columbus, OH 43215',
    utilities: [
      { name: 'Electricity', paidBy: 'tenants' },
      { name: 'Water', paidBy: 'owner' },
    ],
    parties: {
      ...form.parties,
      tenants: [person('tenant')],
      coSigners: state === 'active' ? [] : [coSigner],
      agent: { authority: 'Management agreement with the owners' },
    },
  };
}

/** One lease by the product's own calls, drafted so many days ago, as far as its state says. */
async function draftAndSend(unit: Unit, { state, life, ...context }: Context & Stage): Promise<string> {
  const { deps, ids, now } = context;
  const tokens: string[] = [];
  const secret = () => {
    const token = deps.ids.secret();
    tokens.push(token);
    return token;
  };
  // Mails of long ago were read long ago.
  const write: Deps['leases']['write'] = (lease) =>
    deps.leases.write(
      life?.isLongAgo === false || state !== 'active' ? lease : { ...lease, mails: [], isQuiet: true },
    );
  const world: Deps = { ...deps, ids: { next: ids.next, secret }, leases: { ...deps.leases, write } };
  const call = callOf(context, now);
  const body = { unit_id: unit.unitId };
  const { data } = await perform(createDraft, { ...call, body }, world);
  const read = await deps.leases.byId({ organizationId: unit.organizationId, leaseId: data.lease_id });
  const drafted = filled(TermForm.parse(read?.lease.terms[0]), { ...context, state });
  const term = { ...drafted, atEnd: life?.atEnd ?? drafted.atEnd };
  const params = { leaseId: data.lease_id };
  const saved = await perform(changeDraft, { ...call, params, body: { version: 1, term } }, world);
  if (state === 'draft') return data.lease_id;
  const sending = { lease_id: data.lease_id, version: saved.data.version };
  await perform(sendLease, { ...call, body: sending }, world);
  const signed = signing[state];
  for (const token of signed.length === 0 ? [] : tokens) {
    const asked = { ...from, now };
    const opened = await perform(openSigning, { ...asked, body: { token } }, world);
    const { text, name, role } = opened.data;
    if (!text || !signed.includes(role)) continue;
    await perform(consentToSign, { ...asked, body: { token, version: consentText.version } }, world);
    const signature = { signature: demoSignature, method: 'drawn', name, text_hash: text.text_hash } as const;
    await perform(signLease, { ...asked, body: { token, ...signature } }, world);
  }
  return data.lease_id;
}

/** A lease as its state says it, each step on its own day. */
async function live(unit: Unit, { state, index, ...context }: Context & { state: State; index: number }) {
  const { deps, now } = context;
  if (!isLife(state)) {
    const daysAgo = state === 'active' ? 40 + index * 11 : 1 + (index % 2);
    await draftAndSend(unit, { ...context, state, now: earlier(now, daysAgo) });
    return;
  }
  const life = demoLives[state];
  const begun = earlier(now, life.daysAgo);
  const leaseId = await draftAndSend(unit, { ...context, state: life.state, life, now: begun });
  await life.goesOn?.({ leaseId, deps, callOn: (daysAgo) => callOf(context, earlier(now, daysAgo)), now });
}

/** Leases on the first units of some demo properties, made by the product's own calls on earlier days of the clock. Texts and signatures need the files. */
export async function writeLeases({ people, ids, now }: Seeded, deps: Deps): Promise<void> {
  const nextTenant = demoTenants();
  const heads = people.filter(
    ({ role }) => role.adminUserId === role.userId && role.roleLabel === 'orgAdmin',
  );
  for (const head of heads) {
    const { organizationId } = head.role;
    const all = { organizationId, scope: { kind: 'all' }, sort: 'oldest', limit: 100 } as const;
    const { properties } = await deps.properties.page(all);
    for (const { propertyId, title } of properties) {
      const found = await deps.properties.byId({ organizationId, propertyId });
      const states = leased[title] ?? [];
      for (const [index, unit] of (found?.units ?? []).slice(0, states.length).entries()) {
        const state = states[index] ?? 'draft';
        await live(unit, { deps, ids, head, nextTenant, state, index, now });
      }
    }
  }
}
