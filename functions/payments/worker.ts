import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import type { Deps } from '../runtime/deps/deps';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { payments } from '../runtime/deps/payments';
import { handleBatch } from '../runtime/handle-batch';
import { appliesWith } from './applies';
import { handleEvent } from './handle-event';

const Queued = z.object({ eventId: z.string().min(1) });
const says = { done: 'payment event handled', failed: 'payment event not handled' };

export const workWith =
  (given: () => Deps) =>
  (event: SQSEvent): Promise<SQSBatchResponse> => {
    const deps = given();
    return handleBatch(event, says, async (body) => {
      const { eventId } = Queued.parse(body);
      await handleEvent(eventId, { deps, applies: appliesWith(deps) });
    });
  };

export const handler = workWith(depsFromEnv({ payments }));
