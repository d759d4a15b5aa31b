import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { displayDollars } from '../../../../../shared/domain/money';
import { Notice } from '../../../ui/feedback/notice';
import { Stack } from '../../../ui/layout/layout';
import { Button } from '../../../ui/primitives/button';
import { idOfCode, type Moving, nameOfCode } from './account-words';
import { banksQuery } from './bank-queries';

const TransferDialog = lazy(() => import('./transfer-dialog'));

/**
 * Money of one property that lies in another account than it belongs in, as what a settlement keeps of a
 * deposit does: until it is moved, the owners cannot be paid out of it (D52, D54). For who reaches all money.
 */
export function WaitingMoney({ propertyId, mayChange }: { propertyId: string; mayChange: boolean }) {
  const { data } = useQuery(banksQuery);
  const [moved, setMoved] = useState<Moving>();
  if (!data) return null;
  const { accounts, use } = data;
  const waiting = use.to_move.filter(({ property_id }) => property_id === propertyId);
  if (accounts.length < 2 || waiting.length === 0) return null;
  return (
    <Stack gap="3">
      {waiting.map((one) => (
        <Notice
          key={[one.from, one.to].join(' ')}
          kind="warning"
          title={`Move ${displayDollars(one.cents)} from ${nameOfCode(accounts, one.from)} to ${nameOfCode(accounts, one.to)}`}
          action={
            mayChange &&
            data.may.change && (
              <Button variant="outline" size="sm" onClick={() => setMoved(one)}>
                Record transfer
              </Button>
            )
          }
        >
          It lies in another account than this property’s. Move it at your bank, then record the transfer
          here.
        </Notice>
      ))}
      <Suspense fallback={null}>
        {moved && (
          <TransferDialog
            type="transfer"
            accounts={accounts}
            use={use}
            from={idOfCode(accounts, moved.from)}
            to={idOfCode(accounts, moved.to)}
            propertyId={moved.property_id}
            cents={moved.cents}
            onClose={() => setMoved(undefined)}
          />
        )}
      </Suspense>
    </Stack>
  );
}
