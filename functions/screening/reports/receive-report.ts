import { screening as rows } from '../../../shared/contract/screening';
import { refuse } from '../../../shared/wire/refusals';
import { change } from '../../runtime/change';
import { advanceScreening } from '../orders/advance-screening';

/**
 * The bureau says only which order to look at. A message that overtook our own write is refused and repeated.
 */
export const receiveReport = change(rows.receiveReport, {
  act: async ({ raw, now }, deps) => {
    const signature = raw.headers['bureau-signature'] ?? '';
    const event = await deps.bureau.readEvent({ text: raw.text, signature, now });
    if (!event) throw refuse('bad-signature');
    const order = await deps.applications.orderOf(event.bureauId);
    if (!order) throw refuse('conflict');
    await advanceScreening({ ...order, now }, deps);
    return { success: 1 };
  },
});
