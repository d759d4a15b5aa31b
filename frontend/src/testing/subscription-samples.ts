import type { MySubscription, PaymentLine, PlanChangePreview } from '../../../shared/contract/subscriptions';
import type { Plan } from '../../../shared/domain/subscriptions/subscriptions';

type PlanDetails = NonNullable<MySubscription['planDetails']>;

const planOf = (
  plan: Pick<Plan, 'id' | 'plan' | 'price' | 'annual_price'>,
  room: [number, number],
): Plan => ({
  ...plan,
  description: 'Everything of the smaller plan, Online payments',
  no_of_properties: room[0],
  no_of_units: room[1],
});

export const plans: readonly Plan[] = [
  planOf({ id: 1, plan: 'Solo', price: 0, annual_price: 0 }, [1, 4]),
  planOf({ id: 2, plan: 'Landlord', price: 19, annual_price: 190 }, [10, 50]),
  planOf({ id: 3, plan: 'Manager', price: 49, annual_price: 490 }, [50, 500]),
  planOf({ id: 4, plan: 'Org', price: 149, annual_price: 1490 }, [500, 10_000]),
];

export const planDetails = (more: Partial<PlanDetails> = {}): PlanDetails => ({
  planid: 2,
  plan: 'Landlord',
  type: 'active',
  price: 19,
  annual_price: 190,
  subscription_type: 'monthly',
  startDate: '2026-01-05T10:00:00.000Z',
  endDate: '2026-02-05T10:00:00.000Z',
  no_of_properties: 10,
  no_of_units: 50,
  description: 'Online payments, Service requests',
  autopay: 1,
  userplanid: 'signed.link.value',
  has_payments: true,
  ...more,
});

export const payment = (more: Partial<PaymentLine> = {}): PaymentLine => ({
  id: 'in_1',
  payment_referenceid: 'KS-0001',
  businessplanstartdate: '2026-01-05T10:00:00.000Z',
  businessplanenddate: '2026-02-05T10:00:00.000Z',
  createddate: '2026-01-05T10:00:00.000Z',
  status: 'paid',
  description: 'Landlord, monthly',
  amount: 1900,
  amount_refunded: 0,
  lines: [{ description: 'Landlord', amount: 1900, proration: false }],
  ...more,
});

export const subscription = (more: Partial<MySubscription> = {}): MySubscription => ({
  planDetails: planDetails(),
  paymentHistory: [payment()],
  propertyCount: 3,
  unitCount: 46,
  availableProperties: 7,
  availableUnits: 4,
  ...more,
});

export const preview = (more: Partial<PlanChangePreview> = {}): PlanChangePreview => ({
  kind: 'now',
  due_now: 1500,
  lines: [
    { description: 'Unused time on Landlord', amount: -950, proration: true },
    { description: 'Remaining time on Manager', amount: 2450, proration: true },
  ],
  next_amount: 4900,
  next_at: '2026-02-05T10:00:00.000Z',
  blockers: [],
  ...more,
});
