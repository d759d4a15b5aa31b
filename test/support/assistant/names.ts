import type { Client } from '../client';

/** A name of each kind that this person sees; without one, they cannot ask about that kind. */
export type Names = Readonly<
  Partial<Record<'property' | 'unit' | 'tenant' | 'owner' | 'applicant' | 'vendor', string>>
>;

export async function namesFor(client: Client): Promise<Names> {
  const query = { limit: 100 };
  const [properties, units, tenants, owners, applicants, vendors] = await Promise.all([
    client.call('properties', 'listProperties', { query }),
    client.call('units', 'searchUnits', { query }),
    client.call('tenants', 'listTenants', { query }),
    client.call('owners', 'searchOwners', { query }),
    client.call('screening', 'listApplicants', { query }),
    client.call('vendors', 'listVendors', { query }),
  ]);
  // Somebody with one lease is one answer.
  const names = tenants.error ? [] : tenants.body.data.tenants.map(({ name }) => name);
  const tenant = names.find((name) => names.filter((other) => other === name).length === 1);
  const unit = units.error ? undefined : units.body.data.units.find(({ lease }) => lease);
  return Object.fromEntries(
    Object.entries({
      property: properties.error ? undefined : properties.body.data.properties[0]?.property_title,
      unit: unit && `unit ${unit.unit_number} at ${unit.property_title}`,
      tenant,
      owner: owners.error ? undefined : owners.body.data.owners[0]?.name,
      vendor: vendors.error ? undefined : vendors.body.data.vendors[0]?.name,
      applicant: applicants.error ? undefined : applicants.body.data.applicants[0]?.name,
    }).filter(([, name]) => name !== undefined),
  );
}

/** The question with names for its places; undefined if one is missing. */
export function withNames(question: string, names: Names): string | undefined {
  const filled = question.replace(/<(\w+)>/g, (place, kind: string) => names[kind as keyof Names] ?? place);
  return filled.includes('<') ? undefined : filled;
}
