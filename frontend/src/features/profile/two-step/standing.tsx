import { ShieldCheck, ShieldOff } from 'lucide-react';
import type { Profile } from '../../../../../shared/contract/profile';
import { DateTimeText } from '../../../ui/data/date-text';
import { Notice } from '../../../ui/feedback/notice';
import { Row } from '../../../ui/layout/layout';
import { Button } from '../../../ui/primitives/button';
import { StatusBadge } from '../../../ui/primitives/status-badge';
import { StepFrame } from './step-frame';
import { fewCodes } from './steps';

const leftWords = (left: number): string =>
  left === 0
    ? 'No recovery codes are left'
    : left === 1
      ? '1 recovery code is left'
      : `${left} recovery codes are left`;

type Standing = { factor: Profile['second_factor']; isArrived: boolean };

export const StandingOff = ({
  isArrived,
  onStart,
}: Pick<Standing, 'isArrived'> & { onStart: () => void }) => (
  <StepFrame
    isArrived={isArrived}
    title={<StatusBadge tone="neutral" icon={ShieldOff} word="Off" />}
    lead="Once it is on, login asks for your password and then for a code from an authenticator app on your phone."
  >
    <div>
      <Button onClick={onStart}>Turn on</Button>
    </div>
  </StepFrame>
);

export const StandingOn = ({
  factor,
  isArrived,
  onRenew,
  onEnd,
}: Standing & { onRenew: () => void; onEnd: () => void }) => {
  const left = factor.recovery_codes_left;
  return (
    <StepFrame
      isArrived={isArrived}
      title={<StatusBadge tone="success" icon={ShieldCheck} word="On" />}
      lead={
        <>
          Since <DateTimeText at={factor.since} />. {leftWords(left)}.
        </>
      }
    >
      {left <= fewCodes && (
        <Notice kind="warning" title={leftWords(left)}>
          Without one, a lost phone means you cannot get in. Make new ones now.
        </Notice>
      )}
      <Row gap="2">
        <Button variant={left <= fewCodes ? 'solid' : 'outline'} onClick={onRenew}>
          New codes
        </Button>
        <Button variant="outline" onClick={onEnd}>
          Turn off
        </Button>
      </Row>
    </StepFrame>
  );
};
