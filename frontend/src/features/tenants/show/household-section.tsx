import { lazy, Suspense, useState } from 'react';
import type { TenantRecordShown } from '../../../../../shared/contract/tenant-records';
import { api } from '../../../api/client';
import { Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { Muted } from '../../../ui/primitives/text';
import { vehicleText } from '../record/record-words';
import { FactList } from './fact-list';

const VehiclesDialog = lazy(() => import('../record/vehicles-dialog'));

type Props = { id: string; record: TenantRecordShown };

/** Several of a kind, one a line. */
const Lines = ({ texts }: { texts: readonly string[] }) =>
  texts.length === 0 ? (
    'None'
  ) : (
    <Stack as="span" gap="0">
      {texts.map((text) => (
        <bdi key={text}>{text}</bdi>
      ))}
    </Stack>
  );

/** Who and what else lives there: occupants, pets and parking of the lease, vehicles of the record. */
export function HouseholdSection({ id, record }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { occupants, pets, parking, vehicles } = record;
  return (
    <Section
      title="Household"
      action={
        record.may_change && (
          <Button variant="plain" size="sm" onClick={() => setOpen(true)} aria-label="Edit vehicles">
            {vehicles.length === 0 ? 'Add vehicle' : 'Edit'}
          </Button>
        )
      }
    >
      <Stack gap="3">
        <FactList
          facts={[
            ['Occupants', <Lines key="occupants" texts={occupants} />],
            [
              'Pets',
              <Lines
                key="pets"
                texts={pets.map(({ name, kind, description }) =>
                  [name, kind, description].filter(Boolean).join(', '),
                )}
              />,
            ],
            ['Vehicles', <Lines key="vehicles" texts={vehicles.map(vehicleText)} />],
            ['Parking', parking],
          ]}
        />
        <Muted small>Occupants, pets and parking are as agreed in the lease.</Muted>
      </Stack>
      <Suspense fallback={null}>
        {isOpen && (
          <VehiclesDialog
            vehicles={vehicles}
            send={(typed, sending) =>
              api.tenants.changeTenantRecord(
                { body: { user_role_id: id, version: record.version, vehicles: typed } },
                sending,
              )
            }
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </Section>
  );
}
