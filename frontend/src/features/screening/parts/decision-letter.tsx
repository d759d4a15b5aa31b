import type { OwnDecision } from '../../../../../shared/contract/my-applications';
import { displayDate } from '../../../../../shared/domain/dates';
import { decisionText } from '../../../../../shared/domain/screening/decision-letters';
import type { PersonKind } from '../../../../../shared/domain/screening/people';
import { Stack } from '../../../ui/layout/layout';
import { SubTitle } from '../../../ui/primitives/text';

type Props = {
  decision: OwnDecision;
  stage: 'approved' | 'declined';
  home: { readonly organization: string; readonly title: string; readonly unit: string };
  part?: { readonly kind: PersonKind; readonly named_by: string } | undefined;
};

/** The letter of the decision, word for word, and whom to ask about it. */
export function DecisionLetter({ decision, stage, home, part }: Props) {
  const { at, conditions, agency, has_notice, is_taken } = decision;
  const guaranteed = part?.kind === 'guarantor' ? part.named_by : undefined;
  const about = { who: home.organization, place: `${home.title}, unit ${home.unit}`, guaranteed };
  const { subject, paragraphs } = decisionText(about, { stage, conditions, agency, isTaken: is_taken });
  return (
    <Stack as="section" gap="3" aria-label={`Letter of ${displayDate(at)}: ${subject}`}>
      <SubTitle>{subject}</SubTitle>
      {paragraphs.map((text) => (
        <p key={text}>
          <bdi>{text}</bdi>
        </p>
      ))}
      {has_notice && !agency && (
        <p>A notice about a consumer report went to you by email that day. It names the agency to ask.</p>
      )}
      <p>
        <bdi>{`If you have questions, please ask ${home.organization}.`}</bdi>
      </p>
    </Stack>
  );
}
