import type { Contract } from '../../../shared/contract';
import { tenants as rows } from '../../../shared/contract/tenants';
import { nameOf } from '../../../shared/domain/names';
import { insuranceToCheck } from '../../../shared/domain/people/insurance-texts';
import {
  certificateKey,
  type PolicyFile,
  policyProblems,
  type RentersInsurance,
} from '../../../shared/domain/people/renters-insurance';
import type { Viewer } from '../../../shared/domain/people/roles';
import { hasOwnTenantRecord, tenantRecordLimits } from '../../../shared/domain/people/tenant-record';
import { toFields } from '../../../shared/domain/problem';
import { refuse } from '../../../shared/wire/refusals';
import { viewerAccount } from '../../common/accounts/viewer-account';
import { saveFile } from '../../common/documents/save-file';
import { seeDocumentUpload } from '../../common/documents/see-document-upload';
import { startDocumentUpload } from '../../common/documents/start-upload';
import { notifyHead } from '../../common/notifications/notify';
import { change } from '../../runtime/change';
import type { Deps } from '../../runtime/deps/deps';
import { answer, type Handler } from '../../runtime/handler';
import type { TenantRecord } from '../../table/tenants/record';
import { newestFirst } from '../newest-first';
import { changedRecord } from '../record/changed-record';
import { changedParts, tenantObject } from '../record/record-object';
import { todayOfTenant } from '../record/today-of-tenant';
import { removeCertificates, withPolicy } from './policies';

function permitTenant({ viewer }: { viewer: Viewer }): void {
  if (!hasOwnTenantRecord(viewer)) throw refuse('not-permitted');
}

/** What both changes of the own policies need. */
async function readOwn({ viewer, now }: { viewer: Viewer; now: Date }, deps: Deps) {
  const { organizationId, userRoleId } = viewer;
  const [before, account, tenancies] = await Promise.all([
    deps.tenants.record({ organizationId, userRoleId }),
    viewerAccount(viewer, deps),
    deps.tenants.of({ organizationId, userRoleId }),
  ]);
  return { before, account, tenancies, today: await todayOfTenant(tenancies, now, deps) };
}

/** A signed upload of the own certificate; it is checked when the policy is sent. */
export const createMyPolicyUpload: Handler<Contract['tenants']['createMyPolicyUpload']> = async (
  { viewer, body },
  deps,
) => {
  permitTenant({ viewer });
  return { success: 1, data: await startDocumentUpload(viewer, body, deps) };
};

type Sent = { readonly upload: string; readonly contentType: PolicyFile['contentType'] };

/** Copies the certificate to its own place, then writes the record that names it. */
async function saveWithFile(
  { viewer, sent, file }: { viewer: Viewer; sent: Sent; file: PolicyFile },
  write: () => Promise<void>,
  deps: Deps,
): Promise<void> {
  const seen = await seeDocumentUpload({ owner: viewer, ...sent }, deps);
  const document = { file: certificateKey(viewer, file), contentType: file.contentType };
  await saveFile({ seen, document }, write, deps);
}

/** The caller's own policy, for staff to check. */
export const addMyPolicy = change(rows.addMyPolicy, {
  permit: permitTenant,
  read: readOwn,
  act: async (request, deps) => {
    const { viewer, now, found, body, trace } = request;
    const { before, account, tenancies, today } = found;
    const { version, upload, contentType, ...terms } = body;
    const sent = upload !== undefined && contentType !== undefined ? { upload, contentType } : undefined;
    const fields = toFields(policyProblems({ from: terms.from ?? '', ends: terms.ends }, today));
    if (Object.keys(fields).length > 0) throw refuse('invalid', { fields });
    if (before.insurance.length >= tenantRecordLimits.policies) throw refuse('policy-limit');
    const policyId = deps.ids.next('pol');
    const file = sent && { documentId: deps.ids.next('doc'), contentType: sent.contentType };
    const policy: RentersInsurance = { ...terms, id: policyId, state: 'to-check', ...(file && { file }) };
    const record = changedRecord(before, { version, insurance: [...before.insurance, policy] });
    const person = { ...account, userRoleId: viewer.userRoleId };
    const [home] = newestFirst(tenancies);
    const told = await notifyHead(
      {
        organization: await request.organization(),
        source: `insurance:${policyId}`,
        text: insuranceToCheck({
          userRoleId: viewer.userRoleId,
          name: nameOf(account),
          unitNumber: home?.unitNumber ?? '',
          carrier: terms.carrier,
        }),
        now,
      },
      deps,
    );
    const left = trace({
      action: 'tenant.own-record',
      object: tenantObject(person),
      about: home?.propertyId,
      after: { text: changedParts({ insurance: true }) },
    });
    const reply = { success: 1, data: { version: record.version, policy_id: policyId } } as const;
    const write = () => deps.tenants.saveRecord({ record, trace: { ...left, told, reply } });
    await (sent && file ? saveWithFile({ viewer, sent, file }, write, deps) : write());
    return reply;
  },
});

/** Takes back an own policy that nobody confirmed; a confirmed one is the landlord's to remove. */
export const removeMyPolicy = change(rows.removeMyPolicy, {
  permit: permitTenant,
  read: readOwn,
  act: async ({ viewer, found: { before, account, tenancies }, body, trace }, deps) => {
    const insurance = withPolicy(before, body.policy_id, ({ state = 'confirmed' }) => {
      if (state === 'confirmed') throw refuse('not-found');
      return undefined;
    });
    const record = changedRecord(before, { version: body.version, insurance });
    const left = trace({
      action: 'tenant.own-record',
      object: tenantObject({ ...account, userRoleId: viewer.userRoleId }),
      about: newestFirst(tenancies)[0]?.propertyId,
      after: { text: changedParts({ insurance: true }) },
    });
    const reply = { success: 1, data: { version: record.version } } as const;
    await deps.tenants.saveRecord({ record, trace: { ...left, reply } });
    await removeCertificates(before, record, deps);
    return reply;
  },
});

/** A signed address of a policy's certificate. Refuses `not-found` without one. */
export function certificateLink(
  record: Pick<TenantRecord, 'organizationId' | 'userRoleId' | 'insurance'>,
  { policyId, now }: { policyId: string; now: Date },
  deps: Pick<Deps, 'files'>,
): Promise<string> {
  const file = record.insurance.find(({ id }) => id === policyId)?.file;
  if (!file) throw refuse('not-found');
  return deps.files.link(certificateKey(record, file), now);
}

/** The own certificate. */
export const openMyPolicy: Handler<Contract['tenants']['openMyPolicy']> = async (
  { viewer, now, query },
  deps,
) => {
  permitTenant({ viewer });
  const record = await deps.tenants.record(viewer);
  return answer({ view_url: await certificateLink(record, { policyId: query.policy_id, now }, deps) });
};
