import { ApiRefusal } from '../../../api/refusal';
import { refusalWords } from '../../../api/refusal-words';
import { SwitchField } from '../../../ui/fields/switch-field';
import { FormStatus } from '../../../ui/form-status';
import { Section } from '../../../ui/section';
import { autopayWords, hasAutopay, type PlanDetails } from './subscription-words';
import { useAutopay } from './use-autopay';

/** The signed `userplanid` expires, so a page left open overnight is refetched. */
const failureText = (error: unknown): string =>
  error instanceof ApiRefusal && error.code === 'not-found'
    ? 'Not saved: this page was open too long. It has been refreshed; please try again.'
    : `Not saved. ${refusalWords(error)}`;

/** Autopay on (saved as 1) or off (saved as 0), at once (SUB-04). */
export function AutopaySection({ userId, details }: { userId: string; details: PlanDetails }) {
  const autopay = useAutopay(userId);
  return (
    <Section title="Renewal">
      <SwitchField
        label="Autopay"
        hint={autopayWords(details)}
        on={hasAutopay(details) && details.autopay === 1}
        disabled={!hasAutopay(details)}
        onChange={(on) => autopay.save({ userplanid: details.userplanid, on })}
      />
      <FormStatus kind={autopay.error ? 'error' : 'quiet'}>
        {autopay.error ? failureText(autopay.error) : undefined}
      </FormStatus>
    </Section>
  );
}
