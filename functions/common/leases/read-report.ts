import { createHash } from 'node:crypto';
import type { ReportShown } from '../../../shared/contract/lease-condition';
import { canonicalJson } from '../../../shared/domain/leases/canonical-json';
import { openAsk } from '../../../shared/domain/leases/condition/answer-report';
import type { Report, ReportKind, SignedReport } from '../../../shared/domain/leases/condition/report';
import { refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import type { StoredReport } from '../../table/leases/record';
import type { Unit } from '../../table/units/record';
import { conditionPhotoKey, photosIn } from './condition-photos';
import { signatureFile } from './lease-text';

type Signable = Pick<StoredReport, 'leaseId' | 'kind' | 'report' | 'remarks'>;

/** What the landlord signs: the report, and of which lease and move it is. */
export const hashOfReport = ({ leaseId, kind, report }: Signable): string =>
  createHash('sha256').update(canonicalJson({ leaseId, kind, report })).digest('hex');

/** What the tenants sign: the report with its remarks. Without any, the landlord's hash. */
export const hashWithRemarks = (stored: Signable): string => {
  const { leaseId, kind, report, remarks = [] } = stored;
  if (remarks.length === 0) return hashOfReport(stored);
  return createHash('sha256').update(canonicalJson({ leaseId, kind, report, remarks })).digest('hex');
};

/** One of a lease's reports, and at move-out the move-in report that the landlord signed. */
export function reportAndBefore(
  reports: Readonly<Partial<Record<ReportKind, StoredReport>>>,
  kind: ReportKind,
): { readonly stored: StoredReport | undefined; readonly before: Report | undefined } {
  const { signed, asked, report } = reports.in ?? {};
  return { stored: reports[kind], before: kind === 'out' && (signed || asked) ? report : undefined };
}

/** The report that is still to be answered, with the landlord's signature. Refuses `report-signed`. */
export function openReport(stored: StoredReport) {
  const asked = openAsk(stored);
  if (!asked) throw refuse('report-signed');
  return { stored, asked };
}

type Seen = {
  readonly unit: Unit;
  readonly stored: StoredReport | undefined;
  readonly before: Report | undefined;
  /** The id of the tenant who reads; absent for the landlord's side. */
  readonly reader?: string;
  readonly now: Date;
};

async function signedOf(signed: SignedReport, show: (image: string) => Promise<string>) {
  const { landlord, tenant, at, on, hash, unsigned } = signed;
  const hand = async ({ name, image }: typeof landlord) => ({ name, signature_url: await show(image) });
  return { at, on, hash, landlord: await hand(landlord), tenant: tenant && (await hand(tenant)), unsigned };
}

/** A report's pictures, remarks and signatures, as both sides see them. */
export async function showReport(
  { unit, stored, before, reader, now }: Seen,
  { files }: Deps,
): Promise<ReportShown> {
  const { asked, signed, remarks = [] } = stored ?? {};
  const names = [
    ...photosIn(stored?.report),
    ...photosIn(before),
    ...remarks.flatMap(({ photos }) => photos),
  ];
  const show = (image: string) => files.link(signatureFile(unit.organizationId, image), now);
  const [urls, hands] = await Promise.all([
    Promise.all(names.map(async (name) => [name, await files.link(conditionPhotoKey(unit, name), now)])),
    signed && signedOf(signed, show),
  ]);
  return {
    pictures: Object.fromEntries(urls),
    remarks: remarks.map(({ by, ...remark }) => ({ ...remark, is_mine: by === reader })),
    asked: asked && !signed ? { on: asked.on, until: asked.until, name: asked.landlord.name } : undefined,
    signed: hands,
  };
}
