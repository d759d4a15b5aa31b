import type { OwnerRead, PropertyLine, PropertyRead, UnitRead } from '../../../shared/contract/properties';
import type { HomeLease } from '../../../shared/contract/tenants';

export const line = (number: number): PropertyLine => ({
  property_id: `prp_${number}`,
  property_title: `House ${number}`,
  property_type: 'Office',
  street_address: `${number} Elm St`,
  city: 'Austin',
  state: 'Texas',
  zipcode: '78701',
  unit_count: 2,
  image_url: '',
  created_at: '2025-01-05T10:00:00.000Z',
  leased_count: 1,
  rent_total: '2500.00',
  owners: ['Ada Vale'],
  bank: 'ready',
});

export const unit = (number: number): UnitRead => ({
  unit_id: `unt_${number}`,
  unit_number: `No. ${number}`,
  rent_price: number === 1 ? '1250.50' : '',
  is_availability_date: '2025-01-05',
  free_from: '2025-01-05',
  unit_lease_status: 0,
  unit_address: '',
  size_sqft: '850',
  bedrooms: '2',
  bathrooms: '1',
  appliances: ['Oven'],
  image_urls: [],
});

export const property = (more: Partial<PropertyRead> = {}): PropertyRead => ({
  property_id: 'prp_1',
  property_title: 'Elm House',
  property_type: 'Multi Family',
  property_desc: 'By the river.',
  street_address: '12 Elm St',
  city: 'Austin',
  state: 'Texas',
  country: 'United States',
  zipcode: '78701',
  parking: 3,
  furnished_type: 'fullyFurnished',
  image_url: '/local/s3/elm.jpg',
  unit_count: 2,
  property_units: [unit(1), unit(2)],
  rental_owners: [
    {
      rental_user_owner_id: 'own_1',
      rental_owner_first_name: 'Ada',
      rental_owner_last_name: 'Vale',
      rent_owner_companyname: '',
      rent_owner_email: 'ada@vale.test',
      rent_owner_percentage: 60,
      rent_owner_bankinfo: 0,
    },
  ],
  has_cover: false,
  version: 1,
  may: { archive: true, change: true, addUnit: true, deleteUnit: true },
  ...more,
});

export const ownerRead = (number: number, more: Partial<OwnerRead> = {}): OwnerRead => ({
  rental_user_owner_id: `own_${number}`,
  rental_owner_first_name: 'Owner',
  rental_owner_last_name: `Nr${number}`,
  rent_owner_companyname: '',
  rent_owner_email: `owner${number}@vale.test`,
  rent_owner_percentage: 50,
  rent_owner_bankinfo: 0,
  ...more,
});

export const homeLease = (more: Partial<HomeLease> = {}): HomeLease => ({
  lease_id: 'lse_1',
  status: 'active',
  from: '2026-12-01',
  until: { kind: 'term', on: '2027-11-30' },
  rent: 145_000,
  due_day: 1,
  unit_number: '101',
  property_title: 'Elm House',
  address: '12 Elm St, Austin, Texas 78701',
  organization: 'Vale Homes',
  lives_there: true,
  reports: [],
  contact: { name: 'Ada Vale', email: 'ada@vale.test', mobile_number: '5125550101' },
  ...more,
});
