import type * as z from 'zod';
import type { Decision } from '../../../shared/domain/screening/application';
import { decide, decidePart } from '../../../shared/domain/screening/move-application';
import type { StoredApplication } from '../../table/screening/record';
import type { ApplicationChange } from '../../table/screening/writes';
import { hasAnyReport, type Party } from './find-party';
import { movedOrRefuse } from './moved-or-refuse';

type Deciding = {
  readonly kind: 'approved' | 'declined';
  readonly decision: z.infer<typeof Decision>;
  /** The deposit that the home's public page names, in cents. */
  readonly listed?: number | undefined;
};

/** One decision about an application and its parts; adverse by anyone's report, it takes the notice (D49). */
export function decideParty(party: Party, deciding: Deciding) {
  const { main, parts } = party;
  const isReported = hasAnyReport(party);
  const also = parts.map((before) => ({
    before,
    after: movedOrRefuse(before, (one) => decidePart(one, deciding)),
  }));
  const after = movedOrRefuse(main, (one) => decide(one, { ...deciding, isReported }));
  return { before: main, after, also } satisfies ApplicationChange;
}

/** Everybody as the decision leaves them. */
export const decidedPeople = ({ after, also }: ReturnType<typeof decideParty>): StoredApplication[] => [
  after,
  ...also.map((one) => one.after),
];
