import { CircleCheck, CircleDashed, Clock, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { BankStatus } from '../../../../../shared/contract/owners';
import type { BadgeTone } from '../../../ui/primitives/status-badge';

type Look = { readonly tone: BadgeTone; readonly icon: LucideIcon; readonly word: string };

const missingLook: Look = { tone: 'warning', icon: TriangleAlert, word: 'More needed' };
const checkedLook: Look = { tone: 'info', icon: Clock, word: 'Being checked' };

/** Restricted with nothing missing means that the provider is still checking. */
export function bankLook({ state, missing }: Pick<BankStatus, 'state' | 'missing'>): Look {
  if (state === 'ready') return { tone: 'success', icon: CircleCheck, word: 'Ready' };
  if (state === 'none') return { tone: 'neutral', icon: CircleDashed, word: 'Not started' };
  if (state === 'started') return { tone: 'info', icon: Clock, word: 'Started' };
  return missing.length > 0 ? missingLook : checkedLook;
}

/** The state in a sentence for the owner. */
export function bankMeaning({ state, missing }: Pick<BankStatus, 'state' | 'missing'>): string {
  if (state === 'ready')
    return missing.length > 0
      ? 'Money can be paid out. The payment provider will soon ask for a little more.'
      : 'Money can be paid out to this bank account.';
  if (state === 'none') return 'No bank details have been entered yet, so nothing can be paid out.';
  if (state === 'started')
    return 'The form was opened and not finished. Nothing can be paid out until it is.';
  return missing.length > 0
    ? 'Nothing can be paid out until the payment provider has what is missing.'
    : 'The payment provider is checking the details. This usually takes a few minutes, at most two days.';
}
