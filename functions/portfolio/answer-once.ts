import { Refusal } from '../../shared/wire/refusals';
import type { Deps } from '../runtime/deps';
import type { ViewerCall } from '../runtime/handler';

/**
 * A repeat of a call that was done answers what the first did, also when its uploads are used up or its date is past by now: the once-record
 * is asked only when something was refused, so that a first call pays nothing for it.
 */
export async function answerOnce<T>(
  { once }: Pick<ViewerCall, 'once'>,
  { work, parse }: { work: () => Promise<T>; parse: (reply: unknown) => T },
  deps: Pick<Deps, 'onceRecords'>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || !once) throw error;
    const earlier = await deps.onceRecords.reply(once);
    if (!earlier) throw error;
    return parse(earlier.reply);
  }
}
