import type { Plan } from '../../../shared/domain/subscriptions/subscriptions';

/** The plans of decisions.md, with short descriptions. */
export const plans: Plan[] = [
  { id: 1, plan: 'Solo', price: 0, annual_price: 0, no_of_properties: 1, no_of_units: 4 },
  { id: 2, plan: 'Landlord', price: 19, annual_price: 190, no_of_properties: 10, no_of_units: 50 },
  { id: 3, plan: 'Manager', price: 49, annual_price: 490, no_of_properties: 50, no_of_units: 500 },
  { id: 4, plan: 'Org', price: 149, annual_price: 1490, no_of_properties: 500, no_of_units: 10_000 },
].map((plan) => ({ ...plan, description: 'Properties, Units, Owners' }));
