import type { Deps } from '../../../functions/runtime/deps/deps';
import type { NewOwner } from '../../../functions/table/owners/record';
import type { Property } from '../../../functions/table/properties/record';
import type { DemoOrganization } from './accounts';
import type { DemoProperty } from './demo-property';
import { demoEntry } from './log';
import { northgateHomes } from './northgate-homes';
import { otherHomes } from './other-homes';
import type { DemoPerson } from './people';
import { coverOf, type DemoPhoto } from './photos';
import { type DemoOwner, type DemoOwnerName, demoOwners } from './rental-owners';
import type { seededIds } from './seeded-ids';
import { writeShareHistory } from './share-history';
import { demoUnits } from './units';

const day = 24 * 60 * 60 * 1000;
/** The time between two demo properties, so that the list by date looks plausible. */
const apart = 26 * day;

type Context = {
  readonly deps: Pick<Deps, 'properties'>;
  readonly ids: ReturnType<typeof seededIds>;
  readonly people: readonly DemoPerson[];
  readonly now: Date;
};

function ownerOf(demo: DemoOwner, property: Property, { people, ids }: Context): NewOwner {
  const person = people.find(({ demo: account }) => account.email === demo.email);
  return {
    ownerId: person?.role.ownerId ?? ids.next('own'),
    organizationId: property.organizationId,
    userId: person?.role.userId ?? '',
    userRoleId: person?.role.userRoleId ?? '',
    firstName: demo.firstName ?? '',
    lastName: demo.lastName ?? '',
    companyName: demo.companyName ?? '',
    email: demo.email,
    mobile: demo.mobile,
    isCompany: demo.companyName !== undefined,
    propertyTitle: property.title,
    createdAt: property.createdAt,
  };
}

const isOwnerName = (name: string): name is DemoOwnerName => Object.hasOwn(demoOwners, name);

/** One at a time, because they share the organization's counters. */
async function writeOrganization(list: readonly DemoProperty[], context: Context): Promise<DemoPhoto[]> {
  const photos: DemoPhoto[] = [];
  const { deps, ids, people, now } = context;
  const known = new Map<string, NewOwner>();
  for (const [index, demo] of list.entries()) {
    const head = people.find(({ demo: account }) => account.organization === demo.organization);
    if (!head) throw new Error(`Nobody heads ${demo.organization}`);
    const place = { propertyId: ids.next('prp'), organizationId: head.role.organizationId };
    const cover = coverOf(demo.title, place, ids.next);
    const property: Property = {
      ...place,
      title: demo.title,
      propertyType: demo.type,
      description: demo.description,
      street: demo.street,
      city: demo.city,
      state: demo.state,
      country: 'United States',
      zipcode: demo.zipcode,
      parking: demo.parking,
      furnishedType: demo.furnished,
      unitCount: demo.units,
      image: cover.key,
      cover: cover.key,
      createdAt: new Date(now.getTime() - (list.length - index) * apart).toISOString(),
      createdBy: head.role.userId,
      stage: 'live',
    };
    const shares = Object.entries(demo.shares).flatMap(([name, percentage]) => {
      if (!isOwnerName(name)) return [];
      const isNew = !known.has(name);
      const owner = known.get(name) ?? ownerOf(demoOwners[name], property, context);
      known.set(name, owner);
      return [{ owner, isNew, percentage }];
    });
    const made = demoUnits(demo, { property, nextId: ids.next, now });
    const units = made.map(({ unit }) => unit);
    photos.push(cover, ...made.flatMap((each) => each.photos));
    const by = { userId: head.role.userId, userRoleId: head.role.userRoleId, roleLabel: head.role.roleLabel };
    const audit = demoEntry(property, { by, ids, action: 'property.add', at: property.createdAt });
    await deps.properties.add({ property, units, shares, trace: { audit, now } });
    await writeShareHistory(shares, { property, deps, ids, now, by });
  }
  return photos;
}

/** Adds the demo properties through the product's own store, including counters and limits. Returns their
 * photos, whose files come later. */
export async function writeProperties(context: Context): Promise<DemoPhoto[]> {
  const byOrganization = new Map<DemoOrganization, DemoProperty[]>();
  for (const demo of [...northgateHomes, ...otherHomes])
    byOrganization.set(demo.organization, [...(byOrganization.get(demo.organization) ?? []), demo]);
  const photos: DemoPhoto[] = [];
  for (const list of byOrganization.values()) photos.push(...(await writeOrganization(list, context)));
  return photos;
}
