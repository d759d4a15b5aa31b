import type { ScreeningDetail } from '../../../../../shared/contract/screening-shapes';
import { localDateOf } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { problemsOf } from '../../../../../shared/domain/problem';
import { identityProblems } from '../../../../../shared/domain/screening/consent';
import { api } from '../../../api/client';
import { SectionForm } from '../../../forms/section-form';
import { useAppForm } from '../../../forms/use-app-form';
import { Notice } from '../../../ui/feedback/notice';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { DateField } from '../../../ui/fields/date-field';
import { TextField } from '../../../ui/fields/text-field';
import { PlainList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';

/** Who the person is, and their consent, which is recorded before anything is ordered (D49). */
export function ConsentForm({ detail, onDone }: { detail: ScreeningDetail; onDone: () => void }) {
  const { consent, screeningId } = detail;
  const form = useAppForm({
    values: { name: detail.applicantName, birthDate: '', address: '', agrees: false },
    problems: ({ agrees, ...said }) => [
      ...identityProblems(said, localDateOf(new Date())),
      ...problemsOf({ agrees: !agrees && 'Read the authorization and check the box to agree' }),
    ],
    submit: (values) =>
      api.screening.consentToScreening({ body: { ...values, screeningId, version: consent.version } }),
    onSaved: onDone,
  });
  return (
    <Section
      title="Your details and consent"
      lead={`For ${detail.organization}. The bureau uses these details to prepare the reports.`}
    >
      <SectionForm form={form} submit="Agree and send" pendingText="Sending">
        {detail.fee !== undefined && (
          <Notice title={`You pay a screening fee of ${displayDollars(detail.fee)}`}>
            {`Once, by card, when ${detail.organization} has the reports. Nothing is due if there are none.`}
          </Notice>
        )}
        <TextField label="Legal name" required autoComplete="name" {...form.field('name')} />
        <DateField label="Date of birth" required autoComplete="bday" {...form.field('birthDate')} />
        <TextField
          label="Current address"
          required
          autoComplete="street-address"
          {...form.field('address')}
        />
        <PlainList>
          {consent.paragraphs.map((paragraph) => (
            <li key={paragraph}>
              <bdi>{paragraph}</bdi>
            </li>
          ))}
        </PlainList>
        <CheckboxField label="I have read this and agree." {...form.field('agrees')} />
      </SectionForm>
    </Section>
  );
}
