import { lazy, Suspense, useState } from 'react';
import type { OwnFees } from '../../../../../shared/contract/organization-settings';
import type { LeaseDefaults } from '../../../../../shared/domain/settings/lease-defaults';
import { Row, Stack } from '../../../ui/layout/layout';
import { Button } from '../../../ui/primitives/button';
import { Muted } from '../../../ui/primitives/text';

const OwnLeasesDialog = lazy(() => import('./own-leases-dialog'));

type Props = { properties: readonly OwnFees[]; lease: LeaseDefaults; mayChange: boolean };

/** `12 months, notice 30 days`. */
const leaseWords = ({ termMonths, noticeDays }: LeaseDefaults): string =>
  `${termMonths === 0 ? 'Month-to-month' : `${termMonths} months`}, notice ${noticeDays} days`;

/** The properties whose new leases begin otherwise. */
export function OwnLeases({ properties, lease, mayChange }: Props) {
  const [changing, setChanging] = useState<OwnFees | 'new'>();
  return (
    <Stack gap="4" mt="6">
      {properties.map((one) =>
        one.lease === undefined ? null : (
          <Row key={one.property_id} spread>
            <Stack gap="0">
              <bdi>{one.property_title}</bdi>
              <Muted small>{leaseWords(one.lease)}</Muted>
            </Stack>
            {mayChange && (
              <Button
                variant="outline"
                size="sm"
                aria-label={`Change new leases of ${one.property_title}`}
                onClick={() => setChanging(one)}
              >
                Change
              </Button>
            )}
          </Row>
        ),
      )}
      {mayChange && (
        <div>
          <Button variant="outline" onClick={() => setChanging('new')}>
            Change new leases of a property
          </Button>
        </div>
      )}
      <Suspense fallback={null}>
        {changing && (
          <OwnLeasesDialog
            of={changing === 'new' ? undefined : changing}
            known={properties}
            lease={lease}
            onClose={() => setChanging(undefined)}
          />
        )}
      </Suspense>
    </Stack>
  );
}
