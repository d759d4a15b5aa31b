import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import type {
  Appointment as AppointmentFacts,
  AppointmentSide,
  AppointmentWindow,
} from '../../../shared/domain/appointment';
import { appointmentLimits, appointmentNow, windowWords } from '../../../shared/domain/appointment-moves';
import { problemsOf } from '../../../shared/domain/problem';
import { now } from '../api/clock';
import { newIdempotencyKey } from '../api/idempotency-key';
import { refusalWords } from '../api/refusal-words';
import { report } from '../api/report';
import { type TypedWindow, WindowsField, windowOf } from '../domain-ui/request/windows-field';
import { dayIn } from '../ui/data/zone-time';
import { dialogs } from '../ui/feedback/dialogs';
import { Notice } from '../ui/feedback/notice';
import { FieldError } from '../ui/fields/field';
import { Row, Stack } from '../ui/layout/layout';
import { PlainList } from '../ui/layout/plain-list';
import { Section } from '../ui/layout/section';
import { Button } from '../ui/primitives/button';
import { Muted } from '../ui/primitives/text';
import { SectionForm } from './section-form';
import { useAppForm } from './use-app-form';
import { useValueField } from './use-field';

type Move = {
  readonly move: 'propose' | 'agree' | 'call-off';
  readonly windows?: AppointmentWindow[];
  readonly from?: string;
};

export type AppointmentProps = {
  appointment: AppointmentFacts | undefined;
  /** `Showing`, and what a sentence calls it: `showing`. */
  title: string;
  what: string;
  /** The home's. */
  zone: string;
  own: AppointmentSide;
  /** The other side, as this one calls it. */
  other: string;
  mayMove: boolean;
  send: (move: Move, sending: { idempotencyKey: string }) => Promise<unknown>;
  onSent: () => Promise<void>;
};

/** When both meet: proposed by either side, agreed to by the other, taken back by either. */
export function AppointmentSection(props: AppointmentProps) {
  const { appointment, title, what, zone, own, other, mayMove, send, onSent } = props;
  const state = appointmentNow(appointment, now().toISOString());
  const move = useMutation({
    mutationFn: (asked: Move) => send(asked, { idempotencyKey: newIdempotencyKey() }),
    onError: (cause) => {
      report('An appointment was not changed', cause);
      return dialogs.result({
        icon: 'error',
        title: `The ${what} was not changed`,
        text: refusalWords(cause),
      });
    },
    onSettled: onSent,
  });
  if (!mayMove && state.kind === 'none') return null;
  const callOff = async () => {
    const text = 'The other side gets an email with the change for their calendar.';
    const words = { title: `Cancel the ${what}?`, yes: `Cancel the ${what}`, no: 'Keep it' };
    if (await dialogs.confirm(text, words)) move.mutate({ move: 'call-off' });
  };
  const isOwn = state.kind === 'proposed' && state.by === own;
  const said =
    state.kind === 'agreed' || state.kind === 'over' || state.kind === 'off' ? state.window : undefined;
  return (
    <Section title={title}>
      <Stack gap="5">
        {said && state.kind === 'agreed' && (
          <Notice kind="success" title={windowWords(said, zone)}>
            Both sides agreed. The calendar file is in the email.
          </Notice>
        )}
        {said && state.kind === 'off' && (
          <Notice>{`The ${what} on ${windowWords(said, zone)} was canceled.`}</Notice>
        )}
        {said && state.kind === 'over' && <Muted>{`It was on ${windowWords(said, zone)}.`}</Muted>}
        {state.kind === 'proposed' && (
          <Stack gap="3">
            <Muted>
              <bdi>{isOwn ? `Waiting for ${other} to choose one:` : `Proposed by ${other}:`}</bdi>
            </Muted>
            <PlainList gap="2" aria-label="Proposed times">
              {state.windows.map((one) => (
                <li key={one.from}>
                  <Row spread gap="3">
                    <bdi>{windowWords(one, zone)}</bdi>
                    {!isOwn && mayMove && (
                      <Button
                        size="sm"
                        aria-label={`Choose ${windowWords(one, zone)}`}
                        pending={move.isPending}
                        onClick={() => move.mutate({ move: 'agree', from: one.from })}
                      >
                        Choose
                      </Button>
                    )}
                  </Row>
                </li>
              ))}
            </PlainList>
          </Stack>
        )}
        {mayMove && (
          <>
            <Propose {...props} isFurther={state.kind === 'proposed' || state.kind === 'agreed'} />
            {(state.kind === 'agreed' || isOwn) && (
              <Row>
                <Button variant="ghost" pending={move.isPending} onClick={() => void callOff()}>
                  {state.kind === 'agreed' ? `Cancel the ${what}` : 'Take the times back'}
                </Button>
              </Row>
            )}
          </>
        )}
      </Stack>
    </Section>
  );
}

type Values = { windows: readonly TypedWindow[] };

/** What keeps typed times from being proposed; none is fine where they are optional. */
export function windowsProblem(windows: readonly TypedWindow[], zone: string): string | undefined {
  return windows.every((one) => windowOf(one, zone) !== undefined)
    ? undefined
    : 'Choose a day, a beginning and a later end';
}

export const sentWindows = (windows: readonly TypedWindow[], zone: string): AppointmentWindow[] =>
  windows.flatMap((one) => windowOf(one, zone) ?? []);

/** The field of times, with its problem. */
export function TimesField({ zone, ...words }: { zone: string; title?: string; hint?: string }) {
  const problemId = useId();
  const { value, onChange, error } = useValueField<Values, 'windows'>('windows');
  return (
    <Stack gap="2">
      <WindowsField
        windows={value}
        onWindows={onChange}
        min={dayIn(zone, now())}
        most={appointmentLimits.windows}
        {...words}
      />
      {error && <FieldError id={problemId}>{error}</FieldError>}
    </Stack>
  );
}

function Propose({ zone, send, onSent, isFurther }: AppointmentProps & { isFurther: boolean }) {
  const form = useAppForm<Values>({
    values: { windows: [] },
    asksBeforeLeaving: false,
    problems: ({ windows }) =>
      problemsOf({ windows: windows.length === 0 ? 'Add a time' : windowsProblem(windows, zone) }),
    submit: ({ windows }, sending) => send({ move: 'propose', windows: sentWindows(windows, zone) }, sending),
    onSaved: async () => {
      form.startOver();
      await onSent();
    },
  });
  return (
    <SectionForm
      form={form}
      submit={isFurther ? 'Propose other times' : 'Propose times'}
      pendingText="Sending"
      variant="outline"
    >
      <TimesField zone={zone} title="Times to propose" hint="Up to three, on the clock of the home." />
    </SectionForm>
  );
}
