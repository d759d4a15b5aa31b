import type { PlanChangePreview } from '../../../../../shared/contract/subscriptions';
import { limits } from '../../../../../shared/domain/limits';
import type { Plan } from '../../../../../shared/domain/subscriptions/subscriptions';
import { refusalWords } from '../../../api/refusal-words';
import { Notice } from '../../../ui/feedback/notice';
import { TextField } from '../../../ui/fields/text-field';
import { Stack } from '../../../ui/layout/layout';
import { Button } from '../../../ui/primitives/button';
import { Muted, Prose } from '../../../ui/primitives/text';
import { TextLink } from '../../../ui/primitives/text-link';
import { AmountLine, AmountLines } from '../amount-lines';
import type { PlanDetails } from '../overview/subscription-words';
import { actionWords, blockerWords, changeWords, laterWords } from './change-words';
import { DeclinedNotice } from './declined-notice';
import type { PlanChoice } from './plan-choice';
import { useOrganizationName } from './use-organization-name';
import { useTakePlan } from './use-take-plan';

type Props = {
  choice: PlanChoice;
  plan: Plan;
  details: PlanDetails | undefined;
  preview: PlanChangePreview;
  /** The offer no longer matches the server. */
  onStale: () => void;
  onDone: () => void;
};

/** The offer's lines, any blockers, and the button that accepts it. */
export function ChangeOffer({ choice, plan, details, preview, onStale, onDone }: Props) {
  const organization = useOrganizationName({ planId: plan.id, current: details?.planid });
  const name = organization.changed;
  const { take, pending, error } = useTakePlan({ choice, plan: plan.plan, preview, name, onStale, onDone });
  const blocked = preview.blockers.length > 0;
  const { kind } = preview;
  const change = { preview, choice, plan: plan.plan, standing: details };
  const takes = kind !== 'none' && !blocked;
  return (
    <Stack gap="4">
      <Prose>{changeWords(change)}</Prose>
      {kind !== 'none' && <Amounts preview={preview} choice={choice} />}
      {blocked && <Blockers blockers={preview.blockers} plan={plan.plan} />}
      {error && <DeclinedNotice text={refusalWords(error)} repair={details?.has_payments === true} />}
      {takes && organization.isAsked && (
        <TextField
          label="Organization name"
          required
          autoComplete="organization"
          hint="You become its admin. Your people see this name."
          maxLength={limits.nameCharacters}
          {...organization.field(error)}
        />
      )}
      {takes && (
        <Button
          size="lg"
          w="full"
          pending={pending}
          pendingText="One moment"
          onClick={() => organization.check() && take()}
        >
          {actionWords(change)}
        </Button>
      )}
    </Stack>
  );
}

const Amounts = ({ preview, choice }: { preview: PlanChangePreview; choice: PlanChoice }) => {
  const later = laterWords(preview, choice);
  return (
    <Stack>
      <AmountLines lines={preview.lines}>
        <AmountLine words="Due now" amount={preview.due_now} total />
      </AmountLines>
      {later !== '' && (
        <Muted>
          <bdi>{later}</bdi>
        </Muted>
      )}
    </Stack>
  );
};

const Blockers = ({ blockers, plan }: { blockers: PlanChangePreview['blockers']; plan: string }) => (
  <Notice
    kind="warning"
    title={`${plan} is too small for what is in use`}
    action={<TextLink to="/propertiesList">Go to the properties</TextLink>}
  >
    {blockers.map((blocker) => blockerWords(blocker, plan)).join(' ')}
  </Notice>
);
