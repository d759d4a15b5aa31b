import type { Deps } from '../../../functions/runtime/deps/deps';
import type { Db } from '../../../functions/table/db/db';
import { put } from '../../../functions/table/db/writes';
import { ClosedBooks } from '../../../functions/table/ledger/record';
import type { NewOwner } from '../../../functions/table/owners/record';
import type { NewProperty } from '../../../functions/table/properties/writes';
import { seedWriter } from '../../../functions/table/seed';
import { newUnitId } from '../../../functions/table/units/record';
import { added } from '../../support/table-data';
import { makeApplication } from './applicants';
import { beginOwnBook, newBank } from './bank-accounts';
import { saveDocument } from './documents';
import { beginImport } from './imports';
import { newTemplate } from './lease-templates';
import { linkOf, makeLease } from './make-lease';
import { saveNote } from './notes';
import { grantsOf, type Person, type Persona, personas, roleOf } from './people';
import { openPropertyBook } from './property-books';
import { saveTenantFacts, saveTenantNote } from './tenant-records';
import { saveInvitedTenant, saveTenancy, signingTenant } from './tenants';

// An organization with every role and two properties: the rental owners and rentalManagerOfOne reach `shown`,
// not `hidden`. Each property has the owner of the same name; `partner` owns a part of `shown`.
export type TestOrganization = {
  readonly name: string;
  readonly organizationId: string;
  readonly adminUserId: string;
  readonly people: Readonly<Record<Persona, Person>>;
  readonly properties: Readonly<Record<'shown' | 'hidden', string>>;
  /** The only unit of each. */
  readonly units: Readonly<Record<'shown' | 'hidden', string>>;
  /** One document of each, shared with its owners. */
  readonly documents: Readonly<Record<'shown' | 'hidden', string>>;
  /** One note of each, by its admin. */
  readonly notes: Readonly<Record<'shown' | 'hidden', string>>;
  /** A draft of a lease of each unit. */
  readonly leases: Readonly<Record<'shown' | 'hidden', string>>;
  /** A lease that was sent to the tenant among the people. */
  readonly homeLease: string;
  /** An application of the applicant among the people, and one of somebody else. */
  readonly ownApplication: string;
  readonly otherApplication: string;
  /** A tenant of each of the drafts, who was invited. */
  readonly tenants: Readonly<Record<'shown' | 'hidden', string>>;
  /** A lease template of the organization. */
  readonly template: string;
  /** A bank account of the organization. */
  readonly bank: string;
  /** The link of a co-signer who was asked to sign. */
  readonly coSignerLink: string;
  /** An import that each of them started. */
  readonly imports: Readonly<Record<Persona, string>>;
  readonly owners: Readonly<Record<'shown' | 'hidden' | 'partner', { ownerId: string; email: string }>>;
  /** Ids and words that belong to this organization only, and must never reach another's people. */
  readonly marks: readonly string[];
};

const parts = {
  shown: [
    ['shown', 60],
    ['partner', 40],
  ],
  hidden: [['hidden', 100]],
} as const;

type Setting = { readonly deps: Deps; readonly db: Db; readonly passwordHash: string };
const year = 365 * 86_400_000;

/** Writes it through the stores, like the product's seed. `limits` are the plan's. */
export async function writeTestOrganization(
  name: string,
  { deps, db, passwordHash }: Setting,
  limits = { properties: 500, units: 10_000 },
): Promise<TestOrganization> {
  const { ids } = deps;
  const now = deps.clock.now();
  const writer = seedWriter(db);
  const organizationId = ids.next('org');
  const adminUserId = ids.next('usr');
  const properties = { shown: ids.next('prp'), hidden: ids.next('prp') };
  const owners = {
    shown: { ownerId: ids.next('own'), email: `shown-owner@${name}.test` },
    hidden: { ownerId: ids.next('own'), email: `hidden-owner@${name}.test` },
    partner: { ownerId: ids.next('own'), email: `partner@${name}.test` },
  };
  const ownerOf = (which: keyof typeof owners, title: string): NewOwner => ({
    ...owners[which],
    organizationId,
    userId: '',
    userRoleId: '',
    firstName: 'Olga',
    lastName: `Owner ${which}`,
    companyName: '',
    mobile: '6145550199',
    isCompany: false,
    propertyTitle: title,
    createdAt: now.toISOString(),
  });
  await writer.putOrganization({
    organizationId,
    name: `${name} homes`,
    adminUserId,
    subscription: {
      subscriptionId: ids.next('sub'),
      planId: 4,
      annual: false,
      startedAt: now.toISOString(),
      trialEndsAt: now.toISOString(),
      paidUntil: new Date(now.getTime() + year).toISOString(),
    },
    limits,
    createdAt: now.toISOString(),
  });
  const person = async (persona: Persona): Promise<Person> => {
    const userId = persona === 'orgAdmin' ? adminUserId : ids.next('usr');
    const grants = grantsOf(persona, properties.shown);
    const roleLabel = roleOf[persona];
    const viewer = {
      userId,
      userRoleId: ids.next('rol'),
      roleLabel,
      organizationId,
      ...(roleLabel === 'rentalOwner' && { ownerId: owners.shown.ownerId }),
      ...(grants && { grants }),
    };
    const email = `${persona.toLowerCase()}@${name}.test`;
    const createdAt = now.toISOString();
    const names = { firstName: 'Person', lastName: 'Of the house', mobile: '' };
    await writer.putAccount({ userId, email, ...names, passwordHash, createdAt });
    const role = { ...viewer, organizationName: `${name} homes`, adminUserId, createdAt };
    await writer.putRole(role);
    await writer.putMember({ email, ...names }, role);
    return { persona, email, viewer };
  };
  const people = Object.fromEntries(
    await Promise.all(personas.map(async (persona) => [persona, await person(persona)] as const)),
  ) as Record<Persona, Person>;

  const units = {
    shown: newUnitId(properties.shown, ids.next('unt')),
    hidden: newUnitId(properties.hidden, ids.next('unt')),
  };
  for (const which of ['shown', 'hidden'] as const) {
    const made: NewProperty = {
      property: {
        propertyId: properties[which],
        organizationId,
        title: `${name} ${which}`,
        propertyType: 'Office',
        description: '',
        street: '1 Elm St',
        city: 'Columbus',
        state: 'Ohio',
        country: 'United States',
        zipcode: '43004',
        parking: 0,
        furnishedType: 'fullyFurnished',
        unitCount: 1,
        image: '',
        createdAt: now.toISOString(),
        createdBy: adminUserId,
        stage: 'live',
        zones: [{ zone: 'America/New_York', from: now.toISOString() }],
      },
      units: [
        {
          unitId: units[which],
          propertyId: properties[which],
          organizationId,
          unitNumber: '1',
          bedrooms: '',
          bathrooms: '',
          sizeSqft: '100',
          availableDate: '2026-07-01',
          leaseStatus: 0,
          appliances: [],
          images: [],
        },
      ],
      shares: parts[which].map(([one, percentage]) => ({
        owner: ownerOf(one, `${name} ${which}`),
        isNew: true,
        percentage,
      })),
    };
    await deps.properties.add(added(made, { now }));
  }
  const documentOf = async (which: 'shown' | 'hidden'): Promise<string> => {
    const place = { organizationId, propertyId: properties[which], unitId: units[which] };
    const kept = { ...place, addedBy: adminUserId, name: `${name} lease`, sharedWithOwner: true };
    return (await saveDocument(kept, deps)).documentId;
  };
  const documents = { shown: await documentOf('shown'), hidden: await documentOf('hidden') };
  const noteOf = async (which: 'shown' | 'hidden'): Promise<string> => {
    const kept = { organizationId, unitId: units[which], addedBy: adminUserId, text: `${name} note` };
    return (await saveNote(kept, deps)).noteId;
  };
  const notes = { shown: await noteOf('shown'), hidden: await noteOf('hidden') };
  const imports = Object.fromEntries(
    await Promise.all(
      personas.map(async (persona) => [persona, await beginImport(people[persona].viewer, deps)] as const),
    ),
  ) as Record<Persona, string>;
  const leaseOf = (which: 'shown' | 'hidden', state: 'draft' | 'sent') =>
    makeLease(
      { viewer: people.orgAdmin.viewer, propertyId: properties[which], unitId: units[which], state },
      deps,
    );
  const leases = {
    shown: (await leaseOf('shown', 'draft')).lease_id,
    hidden: (await leaseOf('hidden', 'draft')).lease_id,
  };
  const sent = await leaseOf('hidden', 'sent');
  const coSignerLink = await linkOf(sent.tokens, { role: 'co-signer' }, deps);
  const tie = (which: 'shown' | 'hidden', tenant: { leaseId: string; userRoleId: string; email: string }) =>
    saveTenancy({ ...tenant, organizationId, propertyId: properties[which] }, deps);
  const homeLease = sent.lease_id;
  await tie('hidden', {
    leaseId: homeLease,
    userRoleId: people.tenant.viewer.userRoleId,
    email: signingTenant.email,
  });
  const tenantOf = async (which: 'shown' | 'hidden'): Promise<string> => {
    const [userRoleId, email] = [ids.next('rol'), `${which}-tenant@${name}.test`];
    await saveInvitedTenant({ organizationId, userRoleId, email }, { deps, db });
    await tie(which, { leaseId: leases[which], userRoleId, email });
    return userRoleId;
  };
  const tenants = { shown: await tenantOf('shown'), hidden: await tenantOf('hidden') };
  for (const [userRoleId, propertyId] of [
    [tenants.shown, properties.shown],
    [tenants.hidden, properties.hidden],
    [people.tenant.viewer.userRoleId, properties.hidden],
  ] as const) {
    const key = { organizationId, userRoleId };
    await saveTenantFacts(key, `${name} tenant facts`, deps);
    await saveTenantNote({ ...key, propertyId, addedBy: adminUserId, text: `${name} tenant note` }, deps);
  }
  const viewer = people.orgAdmin.viewer;
  const books = {
    organizationId,
    through: '1999-12-31',
    version: 1,
    at: now.toISOString(),
    by: people.owner.viewer.userId,
  };
  await db.write(put(ClosedBooks, books));
  for (const which of ['shown', 'hidden'] as const) {
    const place = { organizationId, propertyId: properties[which] };
    await openPropertyBook({ ...place, owner: owners[which].ownerId }, deps);
  }
  const applicationOf = async (email: string): Promise<string> => {
    const wanted = { viewer: people.orgAdmin.viewer, unitId: units.hidden, state: 'ordered', email } as const;
    return (await makeApplication(wanted, deps)).application_id;
  };
  const ownApplication = await applicationOf(people.applicant.email);
  const otherApplication = await applicationOf(`somebody-else@${name}.test`);
  const template = await newTemplate({ viewer, name: `${name} text` }, deps);
  const bank = await newBank({ viewer, name: `${name} bank` }, deps);
  await beginOwnBook({ viewer, account_id: bank }, deps);
  const own = Object.values(people).flatMap(({ viewer, email }) => [viewer.userId, viewer.userRoleId, email]);
  const things = [
    ...[properties, units, documents, notes, leases, tenants, imports].flatMap(Object.values),
    homeLease,
    ownApplication,
    otherApplication,
    template,
    bank,
    organizationId,
    `${name} homes`,
    `${name} note`,
    `${name} tenant facts`,
    `${name} tenant note`,
  ];
  const marks = [
    ...own,
    ...things,
    ...Object.values(owners).flatMap(({ ownerId, email }) => [ownerId, email]),
  ];
  const who = { name, organizationId, adminUserId, people };
  return {
    ...who,
    properties,
    units,
    documents,
    notes,
    leases,
    homeLease,
    ownApplication,
    otherApplication,
    tenants,
    template,
    bank,
    coSignerLink,
    imports,
    owners,
    marks,
  };
}
