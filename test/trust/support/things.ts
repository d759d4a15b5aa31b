import { type Area, listForOwners, reachOf, roleIds } from '../../../shared/domain/people/roles';
import { latestNotificationId } from './notifications';
import type { Person } from './people';
import type { OpenSession } from './session';
import { providerIds } from './subscriptions';
import type { TestOrganization } from './test-organization';

/** The kinds of object a call can name. A new kind needs its ids (`thingIds`) and its reach (`reaches`). */
export type Thing =
  | 'property'
  | 'rent'
  | 'unit'
  | 'document'
  | 'lease'
  | 'myLease'
  | 'myApplication'
  | 'tenant'
  | 'template'
  | 'bank'
  | 'import'
  | 'head'
  | 'role'
  | 'roleId'
  | 'user'
  | 'admin'
  | 'owner'
  | 'ownerMail'
  | 'bankOwner'
  | 'checkout'
  | 'planPayment'
  | 'session'
  | 'person'
  | 'notification';

/** The caller's own, a colleague's (outside a chosen list), another organization's, and a missing one. */
export const targets = ['own', 'colleague', 'foreign', 'missing'] as const;
export type Target = (typeof targets)[number];

export type Scene = {
  readonly me: Person;
  readonly mySession: OpenSession;
  readonly home: TestOrganization;
  readonly other: TestOrganization;
  readonly colleagueSession: OpenSession;
  readonly foreignSession: OpenSession;
};

const tail = '0123456789abcdefghjkmnpqrs';
const colleagueOf = ({ me, home }: Scene): Person =>
  me.persona === 'tenant' ? home.people.applicant : home.people.tenant;

/** An object's id, from the caller's point of view. */
export const thingIds: Record<Thing, (scene: Scene) => Record<Target, string>> = {
  property: ({ home, other }) => ({
    own: home.properties.shown,
    colleague: home.properties.hidden,
    foreign: other.properties.shown,
    missing: `prp_${tail}`,
  }),
  // The property whose rent a call is about.
  rent: (scene) => thingIds.property(scene),
  unit: ({ home, other }) => ({
    own: home.units.shown,
    colleague: home.units.hidden,
    foreign: other.units.shown,
    missing: `unt_${tail}${tail}`,
  }),
  document: ({ home, other }) => ({
    own: home.documents.shown,
    colleague: home.documents.hidden,
    foreign: other.documents.shown,
    missing: `doc_${tail}${tail}${tail}`,
  }),
  lease: ({ home, other }) => ({
    own: home.leases.shown,
    colleague: home.leases.hidden,
    foreign: other.leases.shown,
    missing: `lse_${tail}${tail}${tail}`,
  }),
  myLease: ({ home, other }) => ({
    own: home.homeLease,
    colleague: home.leases.shown,
    foreign: other.homeLease,
    missing: `lse_${tail}${tail}${tail}`,
  }),
  myApplication: ({ home, other }) => ({
    own: home.ownApplication,
    colleague: home.otherApplication,
    foreign: other.ownApplication,
    missing: `apl_${tail}`,
  }),
  tenant: ({ home, other }) => ({
    own: home.tenants.shown,
    colleague: home.tenants.hidden,
    foreign: other.tenants.shown,
    missing: `rol_${tail}`,
  }),
  // The organization's, for everyone who may change its leases, whatever their chosen properties.
  template: ({ home, other }) => ({
    own: home.template,
    colleague: `tpl_${tail}`,
    foreign: other.template,
    missing: `tpl_${tail}`,
  }),
  // The organization's, for who reaches all of its money.
  bank: ({ home, other }) => ({
    own: home.bank,
    colleague: `bnk_${tail}`,
    foreign: other.bank,
    missing: `bnk_${tail}`,
  }),
  import: (scene) => ({
    own: scene.home.imports[scene.me.persona],
    colleague: scene.home.imports[colleagueOf(scene).persona],
    foreign: scene.other.imports[scene.me.persona],
    missing: `imp_${tail}`,
  }),
  head: (scene) => ({
    own: scene.home.adminUserId,
    colleague: colleagueOf(scene).viewer.userId,
    foreign: scene.other.adminUserId,
    missing: `usr_${tail}`,
  }),
  role: (scene) => ({
    own: scene.me.viewer.userRoleId,
    colleague: colleagueOf(scene).viewer.userRoleId,
    foreign: scene.other.people[scene.me.persona].viewer.userRoleId,
    missing: `rol_${tail}`,
  }),
  roleId: ({ me }) => {
    const own = roleIds[me.viewer.roleLabel];
    const another = own === roleIds.manager ? roleIds.owner : roleIds.manager;
    return { own: String(own), colleague: String(another), foreign: String(another), missing: '99' };
  },
  user: (scene) => ({
    own: scene.me.viewer.userId,
    colleague: colleagueOf(scene).viewer.userId,
    foreign: scene.other.people[scene.me.persona].viewer.userId,
    missing: `usr_${tail}`,
  }),
  admin: (scene) => ({
    own: scene.home.adminUserId,
    colleague: colleagueOf(scene).viewer.userId,
    foreign: scene.other.adminUserId,
    missing: `usr_${tail}`,
  }),
  // Who is given shares: `shown` owns nothing outside a chosen list, so staff with one see its statements.
  owner: ({ home, other }) => ({
    own: home.owners.partner.ownerId,
    colleague: home.owners.hidden.ownerId,
    foreign: other.owners.shown.ownerId,
    missing: `own_${tail}`,
  }),
  bankOwner: ({ home, other }) => ({
    own: home.owners.shown.ownerId,
    colleague: home.owners.hidden.ownerId,
    foreign: other.owners.shown.ownerId,
    missing: `own_${tail}`,
  }),
  ownerMail: ({ home, other }) => ({
    own: home.owners.shown.email,
    colleague: home.owners.hidden.email,
    foreign: other.owners.shown.email,
    missing: 'nobody@nowhere.test',
  }),
  person: ({ home, other }) => ({
    own: home.people.rentalManagerViewing.viewer.userRoleId,
    colleague: home.people.tenant.viewer.userRoleId,
    foreign: other.people.rentalManagerViewing.viewer.userRoleId,
    missing: `rol_${tail}`,
  }),
  checkout: ({ home, other }) => ({
    own: providerIds(home).checkouts[0],
    colleague: providerIds(home).checkouts[1],
    foreign: providerIds(other).checkouts[0],
    missing: 'cs_nowhere',
  }),
  planPayment: ({ home, other }) => ({
    own: providerIds(home).invoices[0],
    colleague: providerIds(home).invoices[1],
    foreign: providerIds(other).invoices[0],
    missing: 'in_nowhere',
  }),
  notification: (scene) => ({
    own: latestNotificationId(scene.me.viewer),
    colleague: latestNotificationId(colleagueOf(scene).viewer),
    foreign: latestNotificationId(scene.other.people[scene.me.persona].viewer),
    missing: `ntf_${tail}`,
  }),
  session: ({ mySession, colleagueSession, foreignSession }) => ({
    own: mySession.session.sessionId,
    colleague: colleagueSession.session.sessionId,
    foreign: foreignSession.session.sessionId,
    missing: `ses_${tail}`,
  }),
};

const onlyOwn = (_: Person, target: Target): boolean => target === 'own';

const seesProperty = (person: Person, target: Target): boolean => sees('properties', person, target);

function sees(area: Area, { viewer }: Person, target: Target): boolean {
  if (target !== 'own' && target !== 'colleague') return false;
  const reach = reachOf(viewer, { area, level: 'view' });
  if (reach === 'all') return true;
  if (reach === 'granted') return viewer.grants?.properties === 'all' || target === 'own';
  // Tenants and applicants reach a property through a lease or an application, which nobody here has.
  return reach === 'share' && target === 'own';
}

/** Staff with a chosen list see what they imported themselves. */
function seesImport({ viewer }: Person, target: Target): boolean {
  const isAll =
    reachOf(viewer, { area: 'properties', level: 'view' }) === 'all' || viewer.grants?.properties === 'all';
  return target === 'own' || (target === 'colleague' && isAll);
}

/** Any owner of the organization, or those of a chosen list. */
const seesOwner = ({ viewer }: Person, target: Target): boolean =>
  target === 'own' || (target === 'colleague' && !listForOwners(viewer));

/** Any owner, owners of granted properties, or oneself (decisions, Roles: 'rental owners, bank details'). */
function seesBankOf({ viewer }: Person, target: Target): boolean {
  if (target !== 'own' && target !== 'colleague') return false;
  const reach = reachOf(viewer, { area: 'owners', level: 'view' });
  if (reach === 'all') return true;
  return target === 'own' || (reach === 'granted' && viewer.grants?.properties === 'all');
}

/** Shared by the organization, whoever created it. */
const sameOrganization = (_: Person, target: Target): boolean => target === 'own' || target === 'colleague';

// Whether a person who may make the call reaches the object; otherwise it does not exist for them (decisions,
// Roles and Calls). A foreign mail looks free and a foreign session ended: their rows' own tests look closer.
export const reaches: Record<Thing, (person: Person, target: Target) => boolean> = {
  property: seesProperty,
  rent: (person, target) => sees('money', person, target),
  unit: seesProperty,
  // These are shared with owners, so everyone who sees the property sees them.
  document: seesProperty,
  lease: seesProperty,
  // A tenant's own lease is nobody else's here, whoever manages the unit.
  myLease: ({ persona }, target) => persona === 'tenant' && target === 'own',
  // An applicant's own application, likewise.
  myApplication: ({ persona }, target) => persona === 'applicant' && target === 'own',
  tenant: seesProperty,
  template: onlyOwn,
  bank: onlyOwn,
  import: seesImport,
  head: onlyOwn,
  role: onlyOwn,
  roleId: onlyOwn,
  user: onlyOwn,
  admin: onlyOwn,
  owner: seesOwner,
  bankOwner: seesBankOf,
  ownerMail: () => true,
  person: (_, target) => target === 'own' || target === 'colleague',
  checkout: sameOrganization,
  planPayment: sameOrganization,
  notification: onlyOwn,
  session: () => true,
};
