import { CalendarPlus } from 'lucide-react';
import type { RequestDetails, VisitShown } from '../../../../../../shared/contract/request-shapes';
import { entryNoticeHours } from '../../../../../../shared/domain/requests/entry-notice';
import { api } from '../../../../api/client';
import { windowText } from '../../../../ui/data/zone-time';
import { Row, Stack } from '../../../../ui/layout/layout';
import { PlainList } from '../../../../ui/layout/plain-list';
import { Section } from '../../../../ui/layout/section';
import { downloadText } from '../../../../ui/media/download';
import { Button } from '../../../../ui/primitives/button';
import { Muted, Strong, Tint } from '../../../../ui/primitives/text';
import type { DialogName } from '../dialogs';
import { useIsDesk } from '../use-desk';
import { useMove } from '../use-move';

const words: Record<VisitShown['state'], string> = {
  proposed: 'Proposed',
  agreed: 'Agreed',
  'called-off': 'Called off',
  missed: 'Missed',
  passed: 'Past',
};

type Props = { request: RequestDetails; onOpen: (dialog: DialogName) => void };

/** The visits: to come, past, and what was proposed. */
export function VisitsSection({ request, onOpen }: Props) {
  const { visits, may, zone, request_id } = request;
  const isDesk = useIsDesk();
  const move = useMove();
  if (visits.length === 0 && !may.propose) return null;
  const isAgreed = visits.some(({ state }) => state === 'agreed');
  const save = async () => {
    const { data } = await api.requests.getVisitCalendar({ params: { id: request_id } });
    downloadText(data.calendar, { name: data.file_name, type: 'text/calendar' });
  };
  const answers = ({ visit, state }: VisitShown) => (
    <Row gap="2">
      {may.propose && (state === 'proposed' || state === 'agreed') && (
        <Button
          variant="ghost"
          size="sm"
          pending={move.isPending}
          onClick={() =>
            move.mutate({
              call: () => api.requests.callOffVisit({ body: { request_id, visit } }),
              done: 'The visit is called off.',
            })
          }
        >
          Call off
        </Button>
      )}
      {isDesk &&
        state === 'passed' &&
        (['home', 'worker'] as const).map((side) => (
          <Button
            key={side}
            variant="ghost"
            size="sm"
            pending={move.isPending}
            onClick={() =>
              move.mutate({
                call: () => api.requests.missVisit({ body: { request_id, visit, side } }),
                done: 'Written down.',
              })
            }
          >
            {side === 'home' ? 'Nobody was home' : 'Nobody came'}
          </Button>
        ))}
    </Row>
  );
  return (
    <Section
      title="Visits"
      action={
        may.propose && (
          <Button variant="outline" size="sm" onClick={() => onOpen('visit')}>
            <CalendarPlus aria-hidden="true" />
            Propose
          </Button>
        )
      }
    >
      <Stack gap="4">
        {visits.length === 0 && <Muted>No visit yet.</Muted>}
        <PlainList>
          {visits.toReversed().map((visit) => (
            <li key={visit.visit}>
              <Strong>
                <bdi>{windowText(visit, zone)}</bdi>
              </Strong>
              <Muted small>{[words[visit.state], visit.why].filter(Boolean).join(': ')}</Muted>
              {isDesk && visit.state === 'agreed' && visit.is_short_notice && (
                <Tint color="warning" fontSize="xs">
                  {`Less than ${entryNoticeHours} hours’ notice of entry`}
                </Tint>
              )}
              {answers(visit)}
            </li>
          ))}
        </PlainList>
        {isAgreed && (
          <Row>
            <Button variant="outline" size="sm" onClick={() => void save()}>
              Add to my calendar
            </Button>
          </Row>
        )}
      </Stack>
    </Section>
  );
}
