import type { Draft, Entry } from '../../../shared/domain/ledger/entry';
import type { RunFee } from '../../table/fee-runs/record';
import type { LedgerKey, StoredHead } from '../../table/ledger/record';

type Of = {
  readonly key: LedgerKey & { readonly propertyId: string };
  readonly shown: Pick<StoredHead['shown'], 'unitNumber' | 'propertyTitle' | 'tenants'>;
  readonly runId: string;
};

/** What the charges of a lease are in their run. */
export const runFeesOf = (drafts: readonly (Draft | Entry)[], { key, shown, runId }: Of): RunFee[] =>
  drafts.flatMap(({ source, charge }) =>
    charge
      ? [
          {
            organizationId: key.organizationId,
            leaseId: key.leaseId,
            propertyId: key.propertyId,
            runId,
            source,
            label: charge.label,
            cents: charge.cents,
            shown: {
              unitNumber: shown.unitNumber,
              propertyTitle: shown.propertyTitle,
              tenants: [...shown.tenants],
            },
          },
        ]
      : [],
  );
