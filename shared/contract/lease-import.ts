import * as z from 'zod';
import { keptLeaseWhys } from '../domain/imports/import-undo';
import { SentDay } from '../domain/leases/moments';
import { bearer, bodyLimits, inFiveMinutes } from './endpoint';
import { AdoptForm, AdoptOpening } from './lease-adopt';
import { answer, id, line } from './parts';

/** One call is one page of a file: each lease of it is added whole or not at all. */
export const leasesPerImportCall = 25;

/** The lease's line in the file; with the import it names the lease, so that a repeat makes nothing twice. */
const row = z.number().int().min(1).max(100_000);

/** A lease of a file that was signed elsewhere, of a unit that exists by now. */
const ImportedLease = z.object({
  row,
  property_id: id,
  unit_number: line.min(1),
  term: AdoptForm,
  /** The day on which they go, and when they said so. */
  notice: z.object({ given_on: SentDay, last_day: SentDay }).optional(),
  ...AdoptOpening,
});
export type ImportedLease = z.infer<typeof ImportedLease>;

const change = bearer('leases', 'change');

/** Leases that come with a portfolio. */
export const leaseImport = {
  importLeases: {
    method: 'POST',
    path: '/api/leases/importLeases',
    auth: change,
    summary:
      'Add these leases of a file, each whole with its opening balance or not at all; nobody is emailed',
    body: z.object({
      import_id: id,
      leases: z.array(ImportedLease).min(1).max(leasesPerImportCall),
    }),
    reply: answer({
      /** `notice_left`: the lease was added without its notice, whose days the rules do not take. */
      made: z.array(z.object({ row, lease_id: id, notice_left: z.boolean() })),
      refused: z.array(z.object({ row, message: z.string() })),
    }),
    refusals: ['not-found', 'import-ended', 'invalid', 'conflict', 'not-permitted'],
    bodyLimit: bodyLimits.form,
    rate: [inFiveMinutes(300)],
  },
  undoImportedLeases: {
    method: 'POST',
    path: '/api/leases/undoImportedLeases',
    auth: change,
    summary: 'Take back the leases of an import that nobody touched, a part at a time; the others are named',
    body: z.object({ import_id: id }),
    reply: answer({
      /** Leases still to look at: call again until it is 0. */
      left: z.number().int().min(0),
      kept: z.array(z.object({ lease_id: id, name: z.string(), why: z.enum(keptLeaseWhys) })),
    }),
    refusals: ['not-found', 'import-settled', 'conflict', 'opening-stands'],
    rate: [inFiveMinutes(300)],
  },
} as const;
