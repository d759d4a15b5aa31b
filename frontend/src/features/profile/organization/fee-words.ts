import type { OwnFees } from '../../../../../shared/contract/organization-settings';
import { displayDollars } from '../../../../../shared/domain/money';
import type { LateFeeMode } from '../../../../../shared/domain/settings/fee-settings';

export const lateFeeModes: readonly { value: LateFeeMode; label: string; hint: string }[] = [
  { value: 'off', label: 'Off', hint: 'You charge late fees yourself' },
  { value: 'remind', label: 'Remind me', hint: 'At 9 AM on the day a fee can be charged' },
  {
    value: 'automatic',
    label: 'Charge automatically at 9 AM',
    hint: 'You get a daily report and can undo it',
  },
];

export const inherited = { value: 'inherit', label: 'From organization' } as const;

const lateWords = (mode: LateFeeMode): string =>
  `Late fees: ${lateFeeModes.find(({ value }) => value === mode)?.label ?? mode}`;

const returnedWords = ({ cents, isAutomatic }: { cents: number; isAutomatic: boolean }): string =>
  `Returned payment: ${displayDollars(cents)}${isAutomatic ? ', charged automatically' : ''}`;

/** What a property has of its own, in words; empty for one that goes by the organization. */
export const ownWords = ({ late_fees, returned_fee }: OwnFees): string =>
  [
    ...(late_fees ? [lateWords(late_fees.mode)] : []),
    ...(returned_fee ? [returnedWords(returned_fee)] : []),
  ].join('. ');
