import type { LeaseEvent, LeasePacket } from '../../../../../shared/contract/leases';
import { Section } from '../../../ui/section';
import { Muted } from '../../../ui/text';
import { Timeline } from '../../../ui/timeline';
import { Instant } from '../../../ui/when';

/** `{}` is the signer it is about. */
const words: Record<LeaseEvent['kind'], string> = {
  created: 'The text was locked',
  sent: 'Sent for signature',
  delivered: 'Email delivered to {}',
  bounced: 'Email to {} bounced',
  opened: '{} opened it',
  consented: '{} agreed to sign electronically',
  signed: '{} signed',
  declined: '{} declined',
  asked: '{} asked a question',
  reminded: '{} was reminded',
  'sent-again': 'A new link was sent to {}',
  voided: 'Voided',
  expired: 'The time to sign ended',
  completed: 'Everyone has signed',
  sealed: 'The signed copy was sealed',
  copied: 'A copy was sent to {}',
};

const versionWords = ({ term, version }: LeasePacket): string =>
  `, ${term > 1 ? 'renewal, ' : ''}version ${version}`;

const keyOf = ({ packet, event }: { packet: LeasePacket; event: LeaseEvent }): string =>
  `${packet.term}.${packet.version}.${event.seq}`;

/** The events of every packet, newest first. */
export function LeaseEvents({ packets }: { packets: readonly LeasePacket[] }) {
  const entries = packets.flatMap((packet) => packet.events.toReversed().map((event) => ({ packet, event })));
  return (
    <Section title="History" flush>
      <Timeline>
        {entries.map((entry) => {
          const { packet, event } = entry;
          return (
            <li key={keyOf(entry)}>
              <bdi>
                {words[event.kind].replace('{}', event.signer ?? event.by)}
                {packets.length > 1 && event.kind === 'sent' && versionWords(packet)}
              </bdi>
              <Muted small>
                <Instant at={event.at} />
                {event.by !== event.signer && event.by !== '' && (
                  <>
                    {' · '}
                    <bdi>{event.by}</bdi>
                  </>
                )}
              </Muted>
              {event.note && (
                <Muted small>
                  <bdi>{event.kind === 'consented' ? `Consent text ${event.note}` : event.note}</bdi>
                </Muted>
              )}
            </li>
          );
        })}
      </Timeline>
    </Section>
  );
}
