import { ApiRefusal } from '../../../api/refusal';
import { refusalWords } from '../../../api/refusal-words';
import { FormStatus } from '../../../ui/feedback/form-status';
import { SwitchField } from '../../../ui/fields/switch-field';
import { Row } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { autopayWords, hasAutopay, type PlanDetails } from './subscription-words';
import { useAutopay } from './use-autopay';

/** The signed `userplanid` expires, so a page left open overnight is refetched. */
const failureText = (error: unknown): string =>
  error instanceof ApiRefusal && error.code === 'not-found'
    ? 'Not saved: this page was open too long. It has been refreshed; please try again.'
    : `Not saved. ${refusalWords(error)}`;

/** Turns autopay on (saved as 1) or, after a question, off (0) (SUB-04). `Cancel plan` does the same. */
export function AutopaySection({ userId, details }: { userId: string; details: PlanDetails }) {
  const autopay = useAutopay(userId);
  const on = hasAutopay(details) && details.autopay === 1;
  return (
    <Section title="Renewal">
      <SwitchField
        label="Autopay"
        hint={autopayWords(details)}
        on={on}
        disabled={!hasAutopay(details)}
        onChange={(next) => (next ? autopay.turnOn(details) : autopay.turnOff(details))}
      />
      {on && (
        <Row mt="5">
          <Button variant="outline" colorPalette="danger" onClick={() => autopay.cancelPlan(details)}>
            Cancel plan
          </Button>
        </Row>
      )}
      <FormStatus kind={autopay.error ? 'error' : 'quiet'}>
        {autopay.error ? failureText(autopay.error) : undefined}
      </FormStatus>
    </Section>
  );
}
