import type { RentersInsurance } from '../../../shared/domain/people/renters-insurance';
import type { TenantContact, Vehicle } from '../../../shared/domain/people/tenant-record';
import { refuse } from '../../../shared/wire/refusals';
import type { TenantRecord } from '../../table/tenants/record';

type Body = {
  readonly version: number;
  readonly contact?: TenantContact | undefined;
  readonly vehicles?: Vehicle[] | undefined;
  readonly insurance?: RentersInsurance[] | undefined;
};

/** The record with the parts that were sent. Refuses `changed-meanwhile` for another version than its own. */
export function changedRecord(
  before: TenantRecord,
  { version, contact, vehicles, insurance }: Body,
): TenantRecord {
  if (version !== before.version) throw refuse('changed-meanwhile');
  const { emergency, ...rest } = before;
  return {
    ...rest,
    ...(contact ?? (emergency && { emergency })),
    ...(vehicles && { vehicles }),
    ...(insurance && { insurance }),
    version: before.version + 1,
  };
}
