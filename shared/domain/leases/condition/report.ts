import * as z from 'zod';
import { limits } from '../../limits';
import { Day, Instant, Sha256 } from '../moments';
import { Origin } from '../packet';

export const reportKinds = ['in', 'out'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** One record holds a report, so its parts are few and their notes short. */
export const reportLimits = {
  rooms: 30,
  items: 30,
  itemsInAll: 200,
  photos: 6,
  meters: 10,
  deductions: 50,
  remarks: 60,
  remarkPhotos: 3,
  noteCharacters: 300,
} as const;

export const conditions = ['good', 'worn', 'damaged', 'missing'] as const;
export type Condition = (typeof conditions)[number];

const name = z.string().max(limits.textCharacters);
const id = z.string().min(1).max(100);

/** What is looked at. No `condition`: not looked at yet. `photos` are names of stored pictures. */
export const ReportItem = z.object({
  id,
  name,
  condition: z.enum(conditions).optional(),
  note: z.string().max(reportLimits.noteCharacters),
  photos: z.array(id).max(reportLimits.photos).readonly(),
});
export type ReportItem = z.infer<typeof ReportItem>;

export const ReportRoom = z.object({
  id,
  name,
  items: z.array(ReportItem).max(reportLimits.items).readonly(),
});
export type ReportRoom = z.infer<typeof ReportRoom>;

/** Both sides sign this. `day` is the property's own; `address` is where the tenants go (move-out). */
export const Report = z.object({
  day: Day,
  rooms: z.array(ReportRoom).max(reportLimits.rooms).readonly(),
  keys: name,
  meters: z
    .array(z.object({ id, name, reading: name }))
    .max(reportLimits.meters)
    .readonly(),
  address: name,
});
export type Report = z.infer<typeof Report>;

/** A draft of what is kept from the deposit for one item; `cents`. */
export const Deduction = z.object({
  item: id,
  reason: z.string().max(reportLimits.noteCharacters),
  cents: z.number().int().min(1).max(limits.rentCents),
});
export type Deduction = z.infer<typeof Deduction>;

/** What a tenant adds about one item, or about the home where `item` is empty. */
export const Remark = z.object({
  item: z.string().max(100),
  note: z.string().max(reportLimits.noteCharacters),
  photos: z.array(id).max(reportLimits.remarkPhotos).readonly(),
});
export type Remark = z.infer<typeof Remark>;

/** A remark with its writer: `by` is the tenant's id in the lease. */
export const WrittenRemark = Remark.extend({ by: z.string(), name: z.string(), at: Instant });
export type WrittenRemark = z.infer<typeof WrittenRemark>;

/** `image` names a drawing; `consent` is the version of the text that was shown and agreed to (D48). */
const Signature = z.object({
  name,
  image: Sha256,
  method: z.enum(['drawn', 'typed']).optional(),
  /** Absent in what was signed before it was kept. */
  origin: Origin.optional(),
  consent: name.optional(),
});

/** The landlord has signed and asked the tenants, who are to answer until `until`. */
export const AskedReport = z.object({
  at: Instant,
  on: Day,
  until: Day,
  hash: Sha256,
  landlord: Signature,
});
export type AskedReport = z.infer<typeof AskedReport>;

/** Why the tenants' signature is missing: one refused, or nobody answered by the last day. */
export const unsignedReasons = ['refused', 'no-answer'] as const;

/** `hash` is of the report with its remarks. Without `tenant` there is `unsigned`. */
export const SignedReport = z.object({
  at: Instant,
  on: Day,
  hash: Sha256,
  landlord: Signature,
  tenant: Signature.optional(),
  unsigned: z
    .object({ why: z.enum(unsignedReasons), name, reason: z.string().max(reportLimits.noteCharacters) })
    .optional(),
});
export type SignedReport = z.infer<typeof SignedReport>;

/** A stored report but for its place. `deductions` are drafts, not part of what was signed. */
export const ReportFacts = z.object({
  report: Report,
  deductions: z.array(Deduction),
  asked: AskedReport.optional(),
  remarks: z.array(WrittenRemark).optional(),
  signed: SignedReport.optional(),
});
