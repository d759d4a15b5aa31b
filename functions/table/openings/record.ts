import * as z from 'zod';
import { explanations, OpeningLine, openingStates } from '../../../shared/domain/ledger/openings/sheet';
import { organizationPartition } from '../db/keys';
import { type RecordOf, record } from '../db/record';

export const openingPartition = (organizationId: string) =>
  `${organizationPartition(organizationId)}#OPENING`;
export const openingLines = 'LINE#';

const sums = () => z.record(z.string(), z.number().int());

/**
 * An organization's one sheet of opening balances (opening-balances.md). Written with every change: `version`
 * orders them.
 */
export const OpeningSheet = record({
  name: 'opening',
  fields: () => ({
    organizationId: z.string(),
    state: z.enum(openingStates),
    /** Of its entries' sources; one more after each undo. */
    attempt: z.number().int().min(1),
    /** The cutover day. */
    on: z.string(),
    /** A difference that a person explained, in cents: the manager's. */
    explained: z.object({ why: z.enum(explanations), text: z.string(), cents: z.number().int() }).optional(),
    /** Cents by the code of the account, as they were when bringing in began. */
    parts: z.object({ manager: sums(), between: sums() }).optional(),
    /** The last property that was brought in or undone. */
    through: z.string(),
    /** UTC instant at which bringing in ended; empty before. */
    broughtAt: z.string(),
    signed: z.object({ at: z.string(), by: z.string(), name: z.string() }).optional(),
    /** Why it was undone. */
    reason: z.string(),
    version: z.number().int().min(1),
    /** UTC instant and user id of the last change. */
    at: z.string(),
    by: z.string(),
  }),
  key: ({ organizationId }: { organizationId: string }) => ({
    pk: openingPartition(organizationId),
    sk: 'SHEET',
  }),
});
export type OpeningSheet = RecordOf<typeof OpeningSheet>;

/** One line of it, under the name that no other line has. */
export const StoredOpeningLine = record({
  name: 'opening-line',
  fields: () => ({ organizationId: z.string(), key: z.string(), line: OpeningLine }),
  key: ({ organizationId, key }: { organizationId: string; key: string }) => ({
    pk: openingPartition(organizationId),
    sk: `${openingLines}${key}`,
  }),
});
export type StoredOpeningLine = RecordOf<typeof StoredOpeningLine>;
