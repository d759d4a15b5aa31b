import type { Profile } from '../../../../../shared/contract/profile';
import { SplitSection } from '../../../ui/layout/split-section';
import { ProofForm } from './proof-form';
import { RecoveryCodes } from './recovery-codes';
import { ScanStep } from './scan-step';
import { StandingOff, StandingOn } from './standing';
import { StepFrame } from './step-frame';
import { useTwoStep } from './use-two-step';

const eitherCode = 'Six digits from your app, or one of your recovery codes.';

/** Two-step login: its state, and the steps that change it. */
export const TwoStep = ({ profile }: { profile: Profile }) => (
  <SplitSection
    title="Two-step login"
    lead="Adds a second step to log in, so a stolen password isn’t enough."
  >
    <Steps profile={profile} />
  </SplitSection>
);

function Steps({ profile: { email, second_factor: factor } }: { profile: Profile }) {
  const { flow, isBack, go, ...way } = useTwoStep();
  const cancel = () => go('rest');
  switch (flow.at) {
    case 'rest':
      return factor.since === '' ? (
        <StandingOff isArrived={isBack} onStart={() => go('password')} />
      ) : (
        <StandingOn factor={factor} isArrived={isBack} onRenew={() => go('renew')} onEnd={() => go('end')} />
      );
    case 'password':
      return (
        <StepFrame key="password" step="Step 1 of 3" title="Enter your password">
          <ProofForm
            email={email}
            asks="password"
            submit="Continue"
            pendingText="Checking"
            send={way.start}
            onCancel={cancel}
          />
        </StepFrame>
      );
    case 'scan':
      return <ScanStep secret={flow.secret} address={flow.address} send={way.confirm} onCancel={cancel} />;
    case 'codes':
      return (
        <RecoveryCodes
          codes={flow.codes}
          email={email}
          step={flow.isFirst ? 'Step 3 of 3' : undefined}
          onDone={cancel}
        />
      );
    case 'renew':
      return (
        <StepFrame
          key="renew"
          title="Make new recovery codes"
          lead="Ten new codes; the ones you have now stop working."
        >
          <ProofForm
            email={email}
            asks="both"
            codeHint={eitherCode}
            submit="Make new codes"
            pendingText="Checking"
            send={way.renew}
            onCancel={cancel}
          />
        </StepFrame>
      );
    case 'end':
      return (
        <StepFrame
          key="end"
          title="Turn two-step login off"
          lead="Your password alone will open your account again. Your recovery codes are deleted."
        >
          <ProofForm
            email={email}
            asks="both"
            codeHint={eitherCode}
            submit="Turn off"
            pendingText="Checking"
            send={way.end}
            onCancel={cancel}
          />
        </StepFrame>
      );
  }
}
