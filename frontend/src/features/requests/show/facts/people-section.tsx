import { Phone } from 'lucide-react';
import type { RequestDetails } from '../../../../../../shared/contract/request-shapes';
import { phoneMask } from '../../../../../../shared/domain/phone';
import { dueText } from '../../../../domain-ui/request/request-words';
import { Row, Stack } from '../../../../ui/layout/layout';
import { Section } from '../../../../ui/layout/section';
import { Button } from '../../../../ui/primitives/button';
import { MailAddress } from '../../../../ui/primitives/mail-address';
import { Muted, Strong } from '../../../../ui/primitives/text';
import { Anchor } from '../../../../ui/primitives/text-link';
import type { DialogName } from '../dialogs';

type Props = { request: RequestDetails; isDesk: boolean; onOpen: (dialog: DialogName) => void };

const jobWords = { asked: 'Asked', accepted: 'Accepted', declined: 'Declined', ended: 'Ended' } as const;

/** Who has it, by when, and who lives there. */
export function PeopleSection({ request, isDesk, onOpen }: Props) {
  const { assignee, jobs, tenants, may } = request;
  const standing = jobs.findLast(({ state }) => state === 'asked' || state === 'accepted');
  const did = jobs.findLast(({ ended }) => ended === 'done');
  const declined = jobs.filter(({ state }) => state === 'declined');
  const due = dueText(request);
  return (
    <>
      <Section title="Who has it">
        <Stack gap="2">
          <Strong>
            <bdi>{assignee?.name ?? did?.to.name ?? 'Nobody yet'}</bdi>
          </Strong>
          {standing && <Muted small>{jobWords[standing.state]}</Muted>}
          {!assignee && did && <Muted small>Did the work</Muted>}
          {isDesk && due && <Muted small>{`By when: ${due}`}</Muted>}
          {isDesk &&
            declined.map(({ job_id, to, why }) => (
              <Muted small key={job_id}>
                {`${to.name} declined${why ? `: ${why}` : ''}`}
              </Muted>
            ))}
          {may.assign && (
            <Row>
              <Button variant="outline" size="sm" onClick={() => onOpen('assign')}>
                {assignee ? 'Assign to somebody else' : 'Assign'}
              </Button>
            </Row>
          )}
        </Stack>
      </Section>
      {isDesk && tenants.length > 0 && (
        <Section title="Who lives there">
          <Stack gap="3">
            {tenants.map(({ name, email, mobile_number }) => (
              <div key={`${name} ${email}`}>
                <Strong>
                  <bdi>{name}</bdi>
                </Strong>
                {email && (
                  <div>
                    <Anchor href={`mailto:${email}`}>
                      <MailAddress address={email} />
                    </Anchor>
                  </div>
                )}
                {mobile_number && (
                  <Anchor href={`tel:+1${mobile_number}`} display="inline-flex" alignItems="center" gap="1.5">
                    <Phone size={14} aria-hidden="true" />
                    <bdi dir="ltr">{phoneMask(mobile_number)}</bdi>
                  </Anchor>
                )}
              </div>
            ))}
          </Stack>
        </Section>
      )}
    </>
  );
}
