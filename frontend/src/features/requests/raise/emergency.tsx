import { chakra } from '@chakra-ui/react';
import { Phone, Siren } from 'lucide-react';
import { useState } from 'react';
import { phoneMask } from '../../../../../shared/domain/phone';
import { type Hazard, hazards } from '../../../../../shared/domain/requests/categories';
import { refusalWords } from '../../../api/refusal-words';
import { hazardOptions } from '../../../domain-ui/request/request-words';
import { Notice } from '../../../ui/feedback/notice';
import { ChoiceCards } from '../../../ui/fields/choice-cards';
import { Row, Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { Prose, Refusal, Strong, SubTitle } from '../../../ui/primitives/text';
import { Anchor } from '../../../ui/primitives/text-link';
import { useWaiting } from '../offline/waiting-requests';
import { hazardCategory } from './hazard-category';
import type { RaisePlace } from './raise-place';
import { useRaise } from './use-raise';

type Props = {
  /**
   * Absent while it is not known, without network at the first visit: what to do now is the same everywhere.
   */
  place?: RaisePlace | undefined;
  onRaised: (id: string) => void;
};

/** Before the form: what cannot wait, what to do now, and one tap that tells whoever is on call. */
export function Emergency({ place, onRaised }: Props) {
  const [hazard, setHazard] = useState<Hazard>();
  return (
    <Section title="Is it an emergency?" lead="Choose what it is to see what to do first.">
      <Stack gap="5">
        <ChoiceCards
          label="What happened?"
          hideLabel
          compact
          columns={4}
          name="hazard"
          choices={hazardOptions}
          value={hazard ?? ''}
          onValue={setHazard}
        />
        {hazard && <Notice kind="danger" title={hazards[hazard].now} />}
        {hazard && place && <Now key={hazard} hazard={hazard} place={place} onRaised={onRaised} />}
      </Stack>
    </Section>
  );
}

type NowProps = { hazard: Hazard; place: RaisePlace; onRaised: (id: string) => void };

function Now({ hazard, place, onRaised }: NowProps) {
  const { raise, held } = useRaise(onRaised);
  const isWaiting = useWaiting().some(({ key }) => key === held);
  const { shut_offs, on_call, property_id, unit_id } = place;
  return (
    <Stack gap="4" aria-live="polite">
      <div>
        <SubTitle>Where to shut off water, gas and power</SubTitle>
        <Prose isEmpty={shut_offs === ''}>
          {shut_offs || 'Nobody has written it down for this home yet. Ask the person on call.'}
        </Prose>
      </div>
      {on_call.mobile_number !== '' && (
        <Row>
          <Phone size={18} aria-hidden="true" />
          <chakra.span>
            <Strong>
              <bdi>{on_call.name}</bdi>
            </Strong>
            {' is on call: '}
            <Anchor href={`tel:+1${on_call.mobile_number}`}>{phoneMask(on_call.mobile_number)}</Anchor>
          </chakra.span>
        </Row>
      )}
      {isWaiting && (
        <Notice kind="warning" title="Waiting for network">
          Nobody knows of it yet. It is sent once there is network. Call if it cannot wait.
        </Notice>
      )}
      {held !== undefined && !isWaiting && <Notice kind="success" announced title="It was sent" />}
      {held === undefined && (
        <Row>
          <Button
            size="lg"
            colorPalette="danger"
            pending={raise.isPending}
            pendingText="Sending"
            onClick={() =>
              raise.mutate({
                property_id,
                ...(unit_id !== undefined && { unit_id }),
                category: hazardCategory[hazard],
                words: hazards[hazard].name,
                hazard,
                is_another: true,
              })
            }
          >
            <Siren aria-hidden="true" />
            Report it now
          </Button>
        </Row>
      )}
      {raise.isError && <Refusal>{refusalWords(raise.error)}</Refusal>}
    </Stack>
  );
}
