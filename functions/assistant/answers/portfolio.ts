import { contract } from '../../../shared/contract';
import { item, type Line, line, link } from '../../../shared/domain/assistant/answer';
import { limits } from '../../../shared/domain/limits';
import type { UnitView } from '../../../shared/domain/portfolio/vacancy';
import { type Asking, entityOf, places, type Teller, to, told } from '../asking';
import { noteSaid } from '../draft-words';

const limit = limits.listPageMax;
const { properties, units, owners, documents } = contract;
const unitScreen = (id: string) => to('/getunit-data', { id });
const propertyScreen = (id: string) => to('/getproperty-data', { id });

export const propertyCount: Teller = async ({ read }) => {
  const reply = await read(properties.getDashboard, { query: {} });
  return told(
    line`You see ${reply.count('properties', '/propertiesList')} properties.`,
    line`${link('Open Properties', '/propertiesList')}`,
  );
};

export const unitCount: Teller = async ({ read }) => {
  const reply = await read(properties.getDashboard, { query: {} });
  return told(
    line`You see ${reply.count('units', '/units')} units. Without a lease: ${reply.count('unitsWithoutLease', to('/units', { view: 'vacant' }))}.`,
    line`${link('Open Units', '/units')}`,
  );
};

async function unitsIn(
  { read }: Asking,
  about: { view: UnitView; nothing: Line; lead: Line },
): Promise<Line[]> {
  const { view, nothing, lead } = about;
  const reply = await read(units.searchUnits, { query: { view, limit } });
  const open = link('Open Units', to('/units', { view }));
  const { shown, isEmpty, hasMore } = places(reply.data.units);
  if (isEmpty) return [nothing, line`${open}`];
  const lines = shown.map(({ each, index }) => {
    const at = `units/${index}`;
    return item`Unit ${reply.text(`${at}/unit_number`, unitScreen(each.unit_id))}, ${reply.text(`${at}/property_title`)}`;
  });
  return [lead, ...lines, hasMore || reply.data.next ? line`There are more. ${open}` : line`${open}`];
}

export const vacantUnits: Teller = async (asking) =>
  told(
    ...(await unitsIn(asking, {
      view: 'vacant',
      nothing: line`No unit is vacant.`,
      lead: line`These units are vacant:`,
    })),
  );

export const availableSoon: Teller = async (asking) =>
  told(
    ...(await unitsIn(asking, {
      view: 'available-soon',
      nothing: line`No unit becomes available soon.`,
      lead: line`These units become available soon:`,
    })),
  );

/** The first property of the reply. */
async function thisProperty(asking: Asking) {
  const { id, name } = entityOf(asking);
  const reply = await asking.read(properties.getProperty, { params: { id } });
  return { reply, name, screen: propertyScreen(id) };
}

export const unitsOf: Teller = async (asking) => {
  const { reply, name, screen } = await thisProperty(asking);
  const [property] = reply.data;
  const vacant = places(property?.property_units ?? [], ({ unit_lease_status }) => unit_lease_status === 0);
  const lines = vacant.shown.map(
    ({ each, index }) =>
      item`Unit ${reply.text(`0/property_units/${index}/unit_number`, unitScreen(each.unit_id))}`,
  );
  const lead = vacant.isEmpty
    ? line`All of those shown on its page have a lease.`
    : line`Of those shown on its page, without a lease:`;
  return told(
    line`${name} has ${reply.count('0/unit_count', screen)} units.`,
    lead,
    ...lines,
    line`${link('Open the property', screen)}`,
  );
};

export const addressOfProperty: Teller = async (asking) => {
  const { reply, name, screen } = await thisProperty(asking);
  return told(
    line`${name}: ${reply.text('0/street_address', screen)}, ${reply.text('0/city')}, ${reply.text('0/state')} ${reply.text('0/zipcode')}.`,
  );
};

export const whoOwns: Teller = async (asking) => {
  const { reply, name, screen } = await thisProperty(asking);
  const { shown, isEmpty } = places(reply.data[0]?.rental_owners ?? []);
  if (isEmpty)
    return told(line`${name} has no owner that you see.`, line`${link('Open the property', screen)}`);
  const lines = shown.map(({ each, index }) => {
    const at = `0/rental_owners/${index}`;
    const share = reply.count(`${at}/rent_owner_percentage`);
    if (each.rent_owner_companyname !== '')
      return item`${reply.text(`${at}/rent_owner_companyname`, screen)}: ${share} percent`;
    return item`${reply.text(`${at}/rental_owner_first_name`)} ${reply.text(`${at}/rental_owner_last_name`, screen)}: ${share} percent`;
  });
  return told(line`Owners of ${name}:`, ...lines);
};

export const whatTheyOwn: Teller = async (asking) => {
  const { id, name } = entityOf(asking);
  const reply = await asking.read(owners.getOwner, { params: { id } });
  const { shown, isEmpty, hasMore } = places(reply.data.shares);
  const open = link('Open the owner', to('/owner', { id }));
  if (isEmpty) return told(line`${name} owns no property that you see.`, line`${open}`);
  const lines = shown.map(
    ({ each, index }) =>
      item`${reply.text(`shares/${index}/property_title`, propertyScreen(each.property_id))}: ${reply.count(`shares/${index}/percentage`)} percent`,
  );
  return told(line`${name} owns:`, ...lines, hasMore ? line`There is more. ${open}` : line`${open}`);
};

export const ownersList: Teller = async ({ read }) => {
  const reply = await read(owners.searchOwners, { query: { limit } });
  const open = link('Open Owners', '/owners');
  const { shown, isEmpty, hasMore } = places(reply.data.owners);
  if (isEmpty) return told(line`There are no owners yet.`, line`${open}`);
  const lines = shown.map(
    ({ each, index }) => item`${reply.text(`owners/${index}/name`, to('/owner', { id: each.owner_id }))}`,
  );
  return told(
    line`Owners, by name:`,
    ...lines,
    hasMore || reply.data.next ? line`There are more. ${open}` : line`${open}`,
  );
};

/** The unit, read whole. */
async function thisUnit(asking: Asking) {
  const { id } = entityOf(asking);
  const reply = await asking.read(units.getUnit, { params: { unitId: id } });
  const name = line`Unit ${reply.text('unit_number', unitScreen(id))}, ${reply.text('property_title')}`.parts;
  return { reply, name, open: link('Open the unit', unitScreen(id)) };
}

const about = (name: Line['parts'], rest: Line): Line => ({ isItem: false, parts: [...name, ...rest.parts] });

export const unitSize: Teller = async (asking) => {
  const { reply, name, open } = await thisUnit(asking);
  if (reply.data.size_sqft === '') return told(about(name, line`: no size was entered. ${open}`));
  return told(about(name, line`: ${reply.text('size_sqft')} square feet. ${open}`));
};

export const bedroomsOf: Teller = async (asking) => {
  const { reply, name, open } = await thisUnit(asking);
  if (reply.data.bedrooms === '') return told(about(name, line`: no bedrooms were entered. ${open}`));
  const [beds, baths] = [reply.text('bedrooms'), reply.text('bathrooms')];
  const rooms = reply.data.half_baths
    ? line`: bedrooms ${beds}, bathrooms ${baths}, half baths ${reply.text('half_baths')}. ${open}`
    : line`: bedrooms ${beds}, bathrooms ${baths}. ${open}`;
  return told(about(name, rooms));
};

export const whatHappened: Teller = async (asking) => {
  const { id, name } = entityOf(asking);
  const reply = await asking.read(properties.getActivity, { params: { id }, query: {} });
  const { shown, isEmpty } = places(reply.data.entries);
  if (isEmpty) return told(line`Nothing has happened at ${name} yet.`);
  const lines = shown.map(
    ({ index }) =>
      item`${reply.dayOf(`entries/${index}/at`, asking.zone)}: ${reply.text(`entries/${index}/words`)}, ${reply.text(`entries/${index}/object_name`)}`,
  );
  return told(line`Latest at ${name}:`, ...lines, line`${link('Open the property', propertyScreen(id))}`);
};

export const documentsHere: Teller = async ({ read }) => {
  const reply = await read(documents.searchDocuments, { query: { limit } });
  const open = link('Open Documents', '/documents');
  const { shown, isEmpty, hasMore } = places(reply.data.documents);
  if (isEmpty) return told(line`There are no documents yet.`, line`${open}`);
  const lines = shown.map(({ each, index }) => {
    const at = `documents/${index}`;
    return item`${reply.text(`${at}/name`, to('/document-view', { id: each.document_id }))}: ${reply.state(`${at}/kind`)}, unit ${reply.text(`${at}/unit_number`)}, ${reply.text(`${at}/property_title`)}`;
  });
  return told(
    line`Documents:`,
    ...lines,
    hasMore || reply.data.next ? line`There are more. ${open}` : line`${open}`,
  );
};

/** The words after the colon become a note, once the person presses the button. */
export const draftNote: Teller = async (asking) => {
  const { id, label, hint } = entityOf(asking);
  const text = noteSaid(asking.question);
  const { name, open } = await thisUnit(asking);
  if (!text) return told(about(name, line`: write the note after a colon, or on its page. ${open}`));
  return {
    lines: [about(name, line`: nothing is saved before you press the button.`)],
    drafts: [{ row: 'units.addNote', about: `${label}, ${hint}`, body: { unit_id: id, text } }],
  };
};
