import { lazy, Suspense, useState } from 'react';
import type { TenantRecordShown } from '../../../../../shared/contract/tenant-records';
import type { TenantDetails } from '../../../../../shared/contract/tenants';
import { phoneMask } from '../../../../../shared/domain/phone';
import { api } from '../../../api/client';
import { Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { MailAddress } from '../../../ui/primitives/mail-address';
import { Anchor } from '../../../ui/primitives/text-link';
import { emergencyText, phoneKindNames } from '../record/record-words';
import { FactList } from './fact-list';

const ContactDialog = lazy(() => import('../record/contact-dialog'));

type Props = { tenant: TenantDetails; record: TenantRecordShown | undefined };

const Call = ({ number }: { number: string }) => (
  <Anchor href={`tel:+1${number}`} dir="ltr" display="inline-flex" minH="6" alignItems="center">
    {phoneMask(number)}
  </Anchor>
);

/** How to reach a tenant, and whom to call in an emergency. */
export function ContactSection({ tenant, record }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { user_role_id, email, mobile_number } = tenant;
  const phones = record?.phones ?? [];
  const hasPhones = phones.length > 0;
  return (
    <Section
      title="Contact"
      action={
        record?.may_change && (
          <Button variant="plain" size="sm" onClick={() => setOpen(true)} aria-label="Edit contact">
            Edit
          </Button>
        )
      }
    >
      <Stack gap="2">
        <FactList
          facts={[
            ...phones.map(
              ({ kind, number }) => [phoneKindNames[kind], <Call key={number} number={number} />] as const,
            ),
            ['Mobile', !hasPhones && mobile_number && <Call number={mobile_number} />],
            [
              'Email',
              email && (
                <Anchor href={`mailto:${email}`} display="inline-flex" minH="6" alignItems="center">
                  <MailAddress address={email} />
                </Anchor>
              ),
            ],
            ['Mailing address', record && (record.mailing || 'Same as the unit')],
            [
              'Emergency contact',
              record && (record.emergency ? emergencyText(record.emergency) : 'None yet'),
            ],
            ['Language', record?.language],
          ]}
        />
      </Stack>
      <Suspense fallback={null}>
        {isOpen && record && (
          <ContactDialog
            contact={{
              ...record,
              phones:
                hasPhones || mobile_number === ''
                  ? record.phones
                  : [{ kind: 'mobile', number: mobile_number }],
            }}
            send={(contact, sending) =>
              api.tenants.changeTenantRecord(
                { body: { user_role_id, version: record.version, contact } },
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
