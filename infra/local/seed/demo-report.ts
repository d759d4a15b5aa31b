import { getConditionReport } from '../../../functions/leases/condition/get-condition-report';
import { saveConditionReport } from '../../../functions/leases/condition/save-condition-report';
import { sendConditionReport } from '../../../functions/leases/condition/send-condition-report';
import { signConditionReport } from '../../../functions/leases/condition/sign-condition-report';
import type { Deps } from '../../../functions/runtime/deps/deps';
import type { ViewerCall } from '../../../functions/runtime/handler';
import { perform } from '../../../functions/runtime/perform';
import type { Report, ReportItem, ReportKind } from '../../../shared/domain/leases/condition/report';
import { reportConsent } from '../../../shared/domain/leases/signing/consent-text';
import { demoSignature } from './demo-signature';

/** The one thing that was damaged when the tenants left. */
const damaged = 'kitchen-6';

/** Of electricity and water. */
const readings = { in: ['10482', '0731'], out: ['13907', '0958'] } as const;

const seen = (item: ReportItem, kind: ReportKind): ReportItem =>
  kind === 'out' && item.id === damaged
    ? { ...item, condition: 'damaged', note: 'Burn mark next to the stove' }
    : { ...item, condition: 'good' };

const filled = (report: Report, kind: ReportKind): Report => ({
  ...report,
  rooms: report.rooms.map((room) => ({ ...room, items: room.items.map((item) => seen(item, kind)) })),
  keys: '2 house keys, 1 mailbox key',
  meters: report.meters.map((meter, at) => ({ ...meter, reading: readings[kind][at] ?? '' })),
  address: kind === 'out' ? '27 Harper Lane, Columbus, OH 43215' : '',
});

type Signing = {
  readonly leaseId: string;
  readonly kind: ReportKind;
  readonly call: ViewerCall;
  readonly isAsked?: boolean;
};

/** A condition report, filled in and signed by both sides, or by the landlord who asks the tenants. */
export async function signDemoReport(
  { leaseId, kind, call, isAsked = false }: Signing,
  deps: Deps,
): Promise<void> {
  const { data } = await getConditionReport({ ...call, params: { leaseId, kind } }, deps);
  const of = { lease_id: leaseId, kind };
  const report = filled(data.report, kind);
  await perform(saveConditionReport, { ...call, body: { ...of, version: 0, report } }, deps);
  const by = (name: string) => ({ name, signature: demoSignature });
  if (isAsked) {
    const body = { ...of, version: 1, landlord: by(data.caller) };
    await perform(sendConditionReport, { ...call, body }, deps);
    return;
  }
  const hands = { landlord: by(data.caller), tenant: by(data.tenants[0] ?? '') };
  await perform(
    signConditionReport,
    { ...call, body: { ...of, version: 1, ...hands, consent: reportConsent.version } },
    deps,
  );
}
