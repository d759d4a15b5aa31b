import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OpenedApplication } from '../../../../../shared/contract/screening-shapes';
import { displayDollars } from '../../../../../shared/domain/money';
import {
  type ApplicationStep,
  applicantDayProblems,
  applicationSteps,
  emptyApplication,
} from '../../../../../shared/domain/screening/application-rules';
import { personWords } from '../../../../../shared/domain/screening/people';
import { api } from '../../../api/client';
import { ApiRefusal } from '../../../api/refusal';
import { DraftLine } from '../../../forms/draft-line';
import { ShortForm } from '../../../forms/short-form';
import { SubmitButton } from '../../../forms/submit-button';
import { useAppForm } from '../../../forms/use-app-form';
import { today } from '../../../ui/data/instant';
import { Notice } from '../../../ui/feedback/notice';
import { AuthPage } from '../../../ui/layout/auth-page';
import { Row, Stack } from '../../../ui/layout/layout';
import { expectPageChange } from '../../../ui/layout/route-focus';
import { Stepper } from '../../../ui/layout/stepper';
import { Button } from '../../../ui/primitives/button';
import { Muted } from '../../../ui/primitives/text';
import { AboutFields } from '../parts/about-fields';
import { HomeFields, HouseholdFields, ReviewFields, WorkFields } from '../parts/answer-fields';
import { Answers } from '../parts/answers';
import { fieldsOf, readValues, stepProblems, valuesOf } from '../parts/application-values';
import { applicationQuery } from '../queries';
import { rememberBegun } from './apply-memory';
import { type ApplyPlace, applySteps, stepAfter, stepBefore, stepOfField, stepsOf } from './apply-place';
import { FilesSection } from './files-section';
import { HomeFacts } from './home-facts';
import { OwnMessages } from './own-messages';
import { PeopleSection } from './people-section';
import { ReuseAnswers } from './reuse-answers';
import { type Begun, saveAnswers } from './save-answers';
import { StepHeading } from './step-heading';
import { WhatIsKept } from './what-is-kept';

type Props = {
  opened: OpenedApplication;
  token: string;
  place: ApplyPlace;
  onPlace: (place: ApplyPlace) => void;
  /** Begins another application, where this one came back by its unit's link. */
  onAnother: (() => void) | undefined;
};

function leadOf({ home, application }: OpenedApplication): string {
  const { part } = application ?? {};
  const asked = part
    ? `${part.named_by} names you as ${personWords[part.kind]} in the application to ${home.organization}.`
    : `To ${home.organization}.`;
  return `${asked} It takes about ten minutes, and your answers are saved at each step.`;
}

/** Where the mailed link goes on: the first step that misses an answer. */
const firstOpenStep = (steps: readonly { key: ApplicationStep }[], fields: typeof emptyApplication) =>
  steps.find(({ key }) => applicationSteps[key](fields).length > 0)?.key ?? 'review';

/** The steps of an application. Each is saved when it is left; the first one mails the link to go on. */
export function ApplyForm(props: Props) {
  const { opened, token, place, onPlace, onAnother } = props;
  const { home, application } = opened;
  const steps = stepsOf(application);
  const asked = application && steps.find(({ key }) => key === place.step);
  // Back at the unit's link, one is back at the first step.
  const step =
    asked?.key ?? (application && place.application ? firstOpenStep(steps, application.fields) : 'about');
  return (
    <AuthPage title={`Apply for ${home.title}, unit ${home.unit}`} lead={leadOf(opened)}>
      <Stack gap="6">
        <HomeFacts home={home} fee={opened.fee} />
        <Stepper
          label="Steps of the application"
          steps={steps}
          current={step}
          reachable={() => application !== undefined}
          onStep={(next) => onPlace({ application: token, step: next })}
        />
        <StepForm {...props} step={step} />
        {application && <OwnMessages token={token} organization={home.organization} onlySome />}
        {application && <WhatIsKept token={token} />}
        {onAnother && (
          <Row>
            <Muted small>{`This is the application of ${application?.fields.email}.`}</Muted>
            <Button variant="plain" size="sm" onClick={onAnother}>
              Apply as somebody else
            </Button>
          </Row>
        )}
      </Stack>
    </AuthPage>
  );
}

const bodies = {
  about: () => <AboutFields isOwn />,
  home: HomeFields,
  work: WorkFields,
  household: HouseholdFields,
  review: ReviewFields,
} as const;

type StepProps = Props & { step: ApplicationStep };

const stepOfRefused = (cause: unknown): ApplicationStep | undefined =>
  cause instanceof ApiRefusal ? stepOfField[Object.keys(cause.fields)[0] ?? ''] : undefined;

/** Days of this step that cannot be meant. */
const dayProblemsOf = (step: ApplicationStep, fields: typeof emptyApplication) =>
  applicantDayProblems(fields, today()).filter(({ path: [name] }) => stepOfField[name ?? ''] === step);

/** One form for all steps, so that whoever goes to another one by its number keeps what they typed. */
function useApplyForm({ step, opened, token, place, onPlace }: StepProps) {
  const client = useQueryClient();
  const { application } = opened;
  const isLast = step === 'review';
  const [begun, setBegun] = useState<Begun>({
    version: application?.version ?? 0,
    fields: application?.fields ?? emptyApplication,
  });
  return useAppForm({
    // Each submission is confirmed anew.
    values: { ...valuesOf(begun.fields), isTrue: false },
    version: begun.version,
    // Of this application on this device; a link's beginning opens nothing.
    draft: { name: `apply:${token.slice(0, 12)}`, write: (values) => values, read: readValues },
    problems: (values) => [...stepProblems(step, values), ...dayProblemsOf(step, fieldsOf(values))],
    submit: async (values, { idempotencyKey }) => {
      const fields = { ...fieldsOf(values), isTrue: isLast && values.isTrue };
      if (application)
        return saveAnswers({ token, begun, fields, submit: isLast }).catch((cause: unknown) => {
          // A refused answer of another step is shown there, at its field.
          const there = stepOfRefused(cause);
          if (there) onPlace({ application: token, step: there });
          throw cause;
        });
      const body = { ...fields, token };
      return { ...(await api.screening.startApplication({ body }, { idempotencyKey })).data, fields };
    },
    onSaved: ({ result: { token: own, ...saved } }) => {
      setBegun(saved);
      if (place.unit) rememberBegun(place.unit, own);
      // The form begins anew under its own link; its next step is a new place all the same.
      if (!application) expectPageChange();
      const { people = [], documents = [], part, question, showing } = application ?? {};
      const isWhole = isLast && people.every(({ is_done }) => is_done);
      const stage = isWhole ? ('submitted' as const) : ('draft' as const);
      const submitted_at = isWhole ? new Date().toISOString() : undefined;
      const now = {
        ...saved,
        is_sent: isLast,
        people,
        documents,
        part,
        question,
        showing,
        stage,
        submitted_at,
      };
      const fee = opened.fee && { ...opened.fee, is_due: isLast && !opened.fee.settled };
      client.setQueryData(applicationQuery(own).queryKey, { ...opened, fee, application: now });
      onPlace({ application: own, step: isLast ? undefined : stepAfter(step, stepsOf(application)) });
    },
  });
}

/** Whom and what goes along, before the button that sends it. */
function Beside({ step, opened: { application }, token }: Pick<StepProps, 'step' | 'opened' | 'token'>) {
  if (!application) return null;
  const isLast = step === 'review';
  return (
    <>
      {!application.part && (step === 'household' || isLast) && (
        <PeopleSection application={application} token={token} />
      )}
      {(step === 'work' || isLast) && <FilesSection documents={application.documents} token={token} />}
    </>
  );
}

function StepForm(props: StepProps) {
  const { step, opened, token, onPlace } = props;
  const { application, fee, home } = opened;
  const steps = stepsOf(application);
  const isLast = step === 'review';
  const form = useApplyForm(props);
  const typed = fieldsOf(form.getValues());
  const Fields = bodies[step];
  const here = steps.findIndex(({ key }) => key === step);
  const before = application && stepBefore(step, steps);
  const go = (next: ApplicationStep) => onPlace({ application: token, step: next });
  const beside = <Beside step={step} opened={opened} token={token} />;
  return (
    <Stack gap="6">
      <StepHeading label={steps[here]?.label ?? ''} number={here + 1} of={steps.length} />
      {!application && (
        <ReuseAnswers
          token={token}
          onUse={(fields) => form.reset(valuesOf(fields), { keepDefaultValues: true })}
        />
      )}
      {isLast && <Missing fields={typed} />}
      {isLast && <Answers fields={typed} isPart={application?.part !== undefined} onEdit={go} />}
      {isLast && beside}
      <ShortForm form={form}>
        {isLast && fee && !fee.settled && (
          <Notice kind="info" title={`There is an application fee of ${displayDollars(fee.cents)}`}>
            {`${home.organization} asks for it once. You pay it by card after you submit.`}
          </Notice>
        )}
        <Fields />
        {step === 'about' && !application && (
          <Muted small>
            We email you a link so you can continue anytime, on any device. We never ask for your Social
            Security number here.
          </Muted>
        )}
        {form.draft && <DraftLine draft={form.draft} onDiscard={form.startOver} />}
      </ShortForm>
      {!isLast && beside}
      <Row>
        <SubmitButton form={form}>{isLast ? 'Submit application' : 'Save and continue'}</SubmitButton>
        {before && (
          <Button variant="outline" onClick={() => go(before)}>
            Back
          </Button>
        )}
      </Row>
    </Stack>
  );
}

/** Steps whose answers are not complete yet. */
function Missing({ fields }: { fields: typeof emptyApplication }) {
  const open = applySteps.filter(({ key }) => key !== 'review' && applicationSteps[key](fields).length > 0);
  if (open.length === 0) return null;
  return (
    <Notice kind="warning" title="Some answers are missing">
      {`Please complete: ${open.map(({ label }) => label).join(', ')}.`}
    </Notice>
  );
}
