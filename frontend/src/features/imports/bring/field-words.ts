import type { RollField } from '../../../../../shared/domain/rent-roll/roll-columns';

/** What a column can become, in groups, as a person says it. */
export const fieldGroups: readonly {
  readonly title: string;
  readonly fields: Partial<Record<RollField, string>>;
}[] = [
  {
    title: 'Property',
    fields: {
      property: 'Property: name and address',
      street: 'Street',
      city: 'City',
      state: 'State',
      zip: 'ZIP',
    },
  },
  {
    title: 'Unit',
    fields: {
      unit: 'Unit number',
      rooms: 'Bedrooms, bathrooms, half baths',
      beds: 'Bedrooms',
      baths: 'Bathrooms',
      unitType: 'Unit type',
      size: 'Size (sq ft)',
      market: 'Market rent (the unit’s)',
    },
  },
  {
    title: 'Lease',
    fields: {
      status: 'Lease status',
      start: 'Lease begins',
      end: 'Lease ends',
      moveIn: 'Moved in',
      moveOut: 'Moves out',
      dueDay: 'Rent is due on',
    },
  },
  {
    title: 'Tenant',
    fields: {
      tenant: 'Tenants',
      firstName: 'First name',
      lastName: 'Last name',
      moreTenants: 'Further tenants',
      resident: 'Resident code',
      phone: 'Phone',
      email: 'Email',
    },
  },
  {
    title: 'Money',
    fields: {
      rent: 'Rent (the lease’s)',
      charges: 'All monthly charges, rent included',
      credits: 'Monthly credits',
      code: 'Charge code',
      amount: 'Charge amount',
      deposit: 'Deposit held',
      otherDeposit: 'Other deposit held',
      owed: 'Balance owed',
      prepaid: 'Prepaid',
    },
  },
  { title: 'Other', fields: { notes: 'Note' } },
];
