import type { Plan } from '../shared/domain/subscriptions/subscriptions';

/** The plans of a new stage (decisions, Plans). Once written to the table, the table's rows count. */
export const plans: readonly Plan[] = [
  {
    id: 1,
    plan: 'Solo',
    price: 0,
    annual_price: 0,
    description:
      'One property with up to 4 units,Photos and appliance lists,Online lease signing,Online rent payments,Tenant service requests',
    no_of_properties: 1,
    no_of_units: 4,
  },
  {
    id: 2,
    plan: 'Landlord',
    price: 19,
    annual_price: 190,
    description:
      'Up to 10 properties and 50 units,Online lease signing with co-signers,Online rent payments and autopay,Tenant screening,Tenant service requests,Rent and income reports',
    no_of_properties: 10,
    no_of_units: 50,
  },
  {
    id: 3,
    plan: 'Manager',
    price: 49,
    annual_price: 490,
    description:
      'Up to 50 properties and 500 units,Rental owners with shares and bank details,Owner statements,Lease templates and online signing,Online rent payments and autopay,Tenant screening,Reports on revenue and unit status',
    no_of_properties: 50,
    no_of_units: 500,
  },
  {
    id: 4,
    plan: 'Org',
    price: 149,
    annual_price: 1490,
    description:
      'Up to 500 properties and 10000 units,Rental managers and other organization users,Custom permissions per person and area,Rental owners with shares and bank details,Owner statements,Lease templates and online signing,Online rent payments and autopay,Reports across the organization',
    no_of_properties: 500,
    no_of_units: 10_000,
  },
];
