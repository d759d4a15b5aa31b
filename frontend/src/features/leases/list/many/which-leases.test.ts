import { expect, it } from 'vitest';
import { leaseLine } from '../../../../testing/lease-samples';
import { isDraft, isRenewable, isWaiting } from './which-leases';

it.each([
  [{ status: 'active' }, [true, false, false]],
  [{ status: 'month-to-month' }, [true, false, false]],
  [{ status: 'expiring', next_step: { step: 'decide-renewal' } }, [true, false, false]],
  [{ status: 'expiring', next_step: { step: 'send-renewal' } }, [false, false, false]],
  [{ status: 'active', next_step: { step: 'begin-renewal' } }, [false, false, false]],
  [{ status: 'expiring', next_step: { step: 'collect-signatures' } }, [false, true, false]],
  [{ status: 'sent', next_step: { step: 'collect-signatures' } }, [false, true, false]],
  [{ status: 'notice-given' }, [false, false, false]],
  [{ status: 'draft' }, [false, false, true]],
] as const)('%o can be renewed, reminded, discarded: %o', (over, wanted) => {
  const line = leaseLine({ next_step: undefined, ...over });
  expect([isRenewable(line), isWaiting(line), isDraft(line)]).toEqual(wanted);
});
