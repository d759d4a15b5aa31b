import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import type { OpenedListing } from '../../../../../shared/contract/screening-shapes';
import { problemsOf } from '../../../../../shared/domain/problem';
import { aboutProblems, emptyApplication } from '../../../../../shared/domain/screening/application-rules';
import { messageLimits } from '../../../../../shared/domain/screening/messages';
import { api } from '../../../api/client';
import type { TypedWindow } from '../../../domain-ui/request/windows-field';
import { sentWindows, TimesField, windowsProblem } from '../../../forms/appointment-section';
import { SectionForm } from '../../../forms/section-form';
import { useAppForm } from '../../../forms/use-app-form';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { TextField } from '../../../ui/fields/text-field';
import { AuthPage } from '../../../ui/layout/auth-page';
import { Columns } from '../../../ui/layout/columns';
import { Stack } from '../../../ui/layout/layout';
import { Muted } from '../../../ui/primitives/text';

type Values = {
  firstName: string;
  lastName: string;
  email: string;
  text: string;
  windows: readonly TypedWindow[];
};
const empty: Values = { firstName: '', lastName: '', email: '', text: '', windows: [] };

/** A question about a listed home, with times to see it. It is sent by the link of a mail. */
export function AskForm({ listing, token }: { listing: OpenedListing; token: string }) {
  const { home, zone } = listing;
  const [sentTo, setSentTo] = useState<string>();
  const form = useAppForm<Values>({
    values: empty,
    problems: ({ text, windows, ...about }) => [
      ...aboutProblems({ ...emptyApplication, ...about }),
      ...problemsOf({
        text: !text.trim() && 'Write your question',
        windows: windowsProblem(windows, zone),
      }),
    ],
    submit: ({ windows, ...said }, { idempotencyKey }) =>
      api.screening.askAboutHome(
        { body: { ...said, token, windows: sentWindows(windows, zone) } },
        { idempotencyKey },
      ),
    onSaved: ({ values }) => setSentTo(values.email),
    onDone: () => undefined,
  });
  const text = form.watch('text');
  if (sentTo !== undefined)
    return (
      <AuthPage
        title="Check your email"
        lead={`We sent a link to ${sentTo}. Your question goes to ${home.organization} once you open it and press Send.`}
        icon={<MailCheck aria-hidden="true" />}
      />
    );
  return (
    <AuthPage
      title={`Ask about ${home.title}, unit ${home.unit}`}
      lead={`${home.organization} gets your question, and you get the answer by email. You don’t need an account.`}
    >
      <SectionForm form={form} submit="Ask" pendingText="Sending">
        <Stack gap="5">
          <Columns widths="1fr 1fr" from="sm" gap="4">
            <TextField {...form.field('firstName')} label="First name" autoComplete="given-name" required />
            <TextField {...form.field('lastName')} label="Last name" autoComplete="family-name" required />
          </Columns>
          <TextField
            {...form.field('email')}
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="email"
            dir="ltr"
            required
          />
          <TextAreaField
            {...form.field('text')}
            label="Your question"
            rows={4}
            maxLength={messageLimits.characters}
            length={text.length}
            required
          />
          <TimesField zone={zone} />
          <Muted small>
            <bdi>To see the home, name up to three times. The landlord chooses one or proposes another.</bdi>
          </Muted>
        </Stack>
      </SectionForm>
    </AuthPage>
  );
}
