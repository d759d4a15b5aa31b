import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OpenedApplication } from '../../../../../shared/contract/screening-shapes';
import { displayDollars } from '../../../../../shared/domain/money';
import {
  type ApplicationStep,
  applicationSteps,
  emptyApplication,
} from '../../../../../shared/domain/screening/application-rules';
import { personWords } from '../../../../../shared/domain/screening/people';
import { api } from '../../../api/client';
import { ApiRefusal } from '../../../api/refusal';
import { SectionForm } from '../../../forms/section-form';
import { useHouseForm } from '../../../forms/use-house-form';
import { AuthPage } from '../../../ui/auth-page';
import { Stack } from '../../../ui/layout';
import { Notice } from '../../../ui/notice';
import { Stepper } from '../../../ui/stepper';
import { Muted } from '../../../ui/text';
import { AboutFields } from '../parts/about-fields';
import { HomeFields, HouseholdFields, ReviewFields, WorkFields } from '../parts/answer-fields';
import { Answers } from '../parts/answers';
import { fieldsOf, stepProblems, valuesOf } from '../parts/application-values';
import { applicationQuery } from '../queries';
import { type ApplyPlace, applySteps, stepAfter, stepOfField, stepsOf } from './apply-place';
import { FilesSection } from './files-section';
import { HomeFacts } from './home-facts';
import { OwnMessages } from './own-messages';
import { PeopleSection } from './people-section';
import { type Begun, saveAnswers } from './save-answers';
import { WhatIsKept } from './what-is-kept';

type Props = {
  opened: OpenedApplication;
  token: string;
  place: ApplyPlace;
  onPlace: (place: ApplyPlace) => void;
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
export function ApplyForm({ opened, token, place, onPlace }: Props) {
  const { home, application } = opened;
  const steps = stepsOf(application);
  const asked = application && steps.find(({ key }) => key === place.step);
  const step = application ? (asked?.key ?? firstOpenStep(steps, application.fields)) : 'about';
  const isLast = step === 'review';
  // Sending comes last, below everybody and everything that goes along.
  const beside = application && (
    <>
      {!application.part && (step === 'household' || isLast) && (
        <PeopleSection application={application} token={token} />
      )}
      {(step === 'work' || isLast) && <FilesSection documents={application.documents} token={token} />}
    </>
  );
  const go = (next: ApplicationStep) => onPlace({ application: place.application, step: next });
  return (
    <AuthPage title={`Apply for ${home.title}, unit ${home.unit}`} lead={leadOf(opened)}>
      <Stack gap="6">
        <HomeFacts home={home} fee={opened.fee} />
        <Stepper
          label="Steps of the application"
          steps={steps}
          current={step}
          reachable={() => application !== undefined}
          onStep={go}
        />
        {isLast && beside}
        <StepForm step={step} opened={opened} token={token} onPlace={onPlace} />
        {!isLast && beside}
        {application && <OwnMessages token={token} organization={home.organization} onlySome />}
        {application && <WhatIsKept token={token} />}
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

type StepProps = Omit<Props, 'place'> & { step: ApplicationStep };

const stepOfRefused = (cause: unknown): ApplicationStep | undefined =>
  cause instanceof ApiRefusal ? stepOfField[Object.keys(cause.fields)[0] ?? ''] : undefined;

/** One form for all steps, so that whoever goes to another one by its number keeps what they typed. */
function useApplyForm({ step, opened, token, onPlace }: StepProps) {
  const client = useQueryClient();
  const { application } = opened;
  const isLast = step === 'review';
  const [begun, setBegun] = useState<Begun>({
    version: application?.version ?? 0,
    fields: application?.fields ?? emptyApplication,
  });
  return useHouseForm({
    // Each submission is confirmed anew.
    values: { ...valuesOf(begun.fields), isTrue: false },
    version: begun.version,
    problems: (values) => stepProblems(step, values),
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
      const { people = [], documents = [], part } = application ?? {};
      const isWhole = isLast && people.every(({ is_done }) => is_done);
      const stage = isWhole ? ('submitted' as const) : ('draft' as const);
      const submitted_at = isWhole ? new Date().toISOString() : undefined;
      const now = { ...saved, is_sent: isLast, people, documents, part, stage, submitted_at };
      const fee = opened.fee && { ...opened.fee, is_due: isLast && !opened.fee.settled };
      client.setQueryData(applicationQuery(own).queryKey, { ...opened, fee, application: now });
      onPlace({ application: own, step: isLast ? undefined : stepAfter(step, stepsOf(application)) });
    },
  });
}

function StepForm(props: StepProps) {
  const { step, opened } = props;
  const { application, fee, home } = opened;
  const isLast = step === 'review';
  const form = useApplyForm(props);
  const typed = fieldsOf(form.getValues());
  const Fields = bodies[step];
  return (
    <SectionForm form={form} submit={isLast ? 'Submit application' : 'Save and continue'}>
      {isLast && <Missing fields={typed} />}
      {isLast && <Answers fields={typed} isPart={application?.part !== undefined} />}
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
    </SectionForm>
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
