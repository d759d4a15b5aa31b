import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { MyRecord as Record } from '../../../../../shared/contract/tenant-records';
import { displayDate } from '../../../../../shared/domain/dates';
import { phoneMask } from '../../../../../shared/domain/phone';
import { api } from '../../../api/client';
import { Failed } from '../../../ui/feedback/failed';
import { SkeletonList } from '../../../ui/feedback/skeleton-list';
import { Fact, Facts } from '../../../ui/layout/facts';
import { Row, Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { SplitSection } from '../../../ui/layout/split-section';
import { Button } from '../../../ui/primitives/button';
import { myRecordQuery } from '../queries';
import { emergencyText, phoneKindNames, vehicleText } from './record-words';

const ContactDialog = lazy(() => import('./contact-dialog'));
const VehiclesDialog = lazy(() => import('./vehicles-dialog'));

/** What the landlord keeps of the tenant whose account it is, and what they can change themselves. */
export function MyRecord() {
  const read = useQuery(myRecordQuery);
  return (
    <SplitSection
      title="For your landlord"
      lead="Your landlord’s team sees this. Owners and roommates don’t."
    >
      {read.isPending && <SkeletonList picture={false} />}
      {read.isError && !read.data && <Failed error={read.error} onRetry={() => void read.refetch()} />}
      {read.data && <Mine record={read.data} />}
    </SplitSection>
  );
}

const insuranceText = ({ insurance }: Record): string =>
  insurance.map(({ carrier, ends }) => `${carrier}, ends ${displayDate(ends)}`).join(' · ');

function Mine({ record }: { record: Record }) {
  const { version, phones, emergency, vehicles, mailing, language } = record;
  const [open, setOpen] = useState<'contact' | 'vehicles'>();
  const close = () => setOpen(undefined);
  return (
    <Section>
      <Stack gap="5">
        <Facts>
          <Fact label="Phones" wide>
            {phones.map(({ kind, number }) => `${phoneKindNames[kind]} ${phoneMask(number)}`).join(' · ') ||
              'None yet'}
          </Fact>
          <Fact label="Emergency contact" wide>
            {emergency ? emergencyText(emergency) : 'None yet'}
          </Fact>
          <Fact label="Mailing address" wide>
            {mailing || 'Same as your home'}
          </Fact>
          {language && <Fact label="Language">{language}</Fact>}
          <Fact label="Vehicles" wide>
            {vehicles.map(vehicleText).join(', ') || 'None'}
          </Fact>
          <Fact label="Renters insurance" wide>
            {insuranceText(record) || 'None yet. Add your policy under My lease.'}
          </Fact>
        </Facts>
        <Row gap="2">
          <Button variant="outline" onClick={() => setOpen('contact')}>
            Edit contact
          </Button>
          <Button variant="outline" onClick={() => setOpen('vehicles')}>
            Edit vehicles
          </Button>
        </Row>
      </Stack>
      <Suspense fallback={null}>
        {open === 'contact' && (
          <ContactDialog
            isOwn
            contact={record}
            send={(contact, sending) => api.tenants.changeMyRecord({ body: { version, contact } }, sending)}
            onClose={close}
          />
        )}
        {open === 'vehicles' && (
          <VehiclesDialog
            vehicles={vehicles}
            send={(typed, sending) =>
              api.tenants.changeMyRecord({ body: { version, vehicles: typed } }, sending)
            }
            onClose={close}
          />
        )}
      </Suspense>
    </Section>
  );
}
