import type { AuditFacts } from '../../shared/domain/audit/audit-words';
import { moveInLabels } from '../../shared/domain/leases/rent/move-in-labels';
import { displayDollars } from '../../shared/domain/money';
import type { OrganizationSettings } from '../table/settings/record';

/** The sections that one call can set. */
export type Sections = Pick<OrganizationSettings, 'business' | 'lease' | 'insurance'>;
type Lease = NonNullable<Sections['lease']>;

const businessFacts = ({ phone, address, ...named }: NonNullable<Sections['business']>): AuditFacts => ({
  ...named,
  businessPhone: phone,
  businessAddress: address,
});

const chargeText = ({ kind, label, cents }: Lease['moveIn']['items'][number]): string =>
  `${kind === 'fee' ? label : moveInLabels[kind]} ${displayDollars(cents)}`;

const leaseFacts = (
  { late, proration, moveIn, utilities, depositHundredths, templateId: _, ...lease }: Lease,
  template: string | undefined,
): AuditFacts => ({
  ...lease,
  template: template ?? '',
  usualDeposit: depositHundredths,
  depositDue: moveIn.depositDue,
  moveInCharges: moveIn.items.map(chargeText),
  usualLateFee: late.fee,
  graceDays: late.graceDays,
  firstFeeDay: late.firstFeeDay,
  proration: proration.method,
  firstMonthFull: proration.firstMonthFull,
  utilities: utilities.map(({ name, paidBy }) => `${name}: ${paidBy}`),
});

const insuranceFacts = ({ isRequired, cents, reminds }: NonNullable<Sections['insurance']>): AuditFacts => ({
  insuranceRequired: isRequired,
  insuranceLeast: cents,
  insuranceReminds: reminds,
});

const isSaid = (value: unknown): boolean => value !== '' && !(Array.isArray(value) && value.length === 0);

/** Settings as the log shows them, with their template by its name; what nobody set has no line. */
export function settingsFacts(
  { business, lease, insurance }: Sections,
  template: string | undefined,
): AuditFacts {
  const facts = {
    ...(business && businessFacts(business)),
    ...(lease && leaseFacts(lease, template)),
    ...(insurance && insuranceFacts(insurance)),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => isSaid(value)));
}
