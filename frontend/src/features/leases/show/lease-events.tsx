import { useState } from 'react';
import type { LeaseEvent, LeasePacket } from '../../../../../shared/contract/leases';
import { DateTimeText } from '../../../ui/data/date-text';
import { Bar } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Timeline } from '../../../ui/layout/timeline';
import { Button } from '../../../ui/primitives/button';
import { Muted } from '../../../ui/primitives/text';

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
  expired: 'The deadline to sign passed',
  completed: 'Everyone has signed',
  sealed: 'The signed copy was sealed',
  copied: 'A copy was sent to {}',
};

const versionWords = ({ term, version }: LeasePacket): string =>
  `, ${term > 1 ? 'renewal, ' : ''}version ${version}`;

const keyOf = ({ packet, event }: { packet: LeasePacket; event: LeaseEvent }): string =>
  `${packet.term}.${packet.version}.${event.seq}`;

/** Which text someone agreed to, and a file's whole fingerprint, stand in the sealed PDF. */
const noteOf = ({ kind, note = '' }: LeaseEvent): string =>
  kind === 'consented' ? '' : note.replace(/, SHA-256 \w+/, '');

/** Shown before the rest is asked for. */
const fewest = 5;

/** The events of every packet, newest first. */
export function LeaseEvents({ packets }: { packets: readonly LeasePacket[] }) {
  const [isWhole, setWhole] = useState(false);
  const entries = packets
    .flatMap((packet) => packet.events.toReversed().map((event) => ({ packet, event })))
    .sort((one, other) => other.event.at.localeCompare(one.event.at));
  const isLong = !isWhole && entries.length > fewest + 1;
  return (
    <Section title="History" flush>
      <Timeline>
        {(isLong ? entries.slice(0, fewest) : entries).map((entry) => {
          const { packet, event } = entry;
          return (
            <li key={keyOf(entry)}>
              <bdi>
                {words[event.kind].replace('{}', event.signer ?? event.by)}
                {packets.length > 1 && event.kind === 'sent' && versionWords(packet)}
              </bdi>
              <Muted small>
                <DateTimeText at={event.at} />
                {event.by !== event.signer && event.by !== '' && (
                  <>
                    {' · '}
                    <bdi>{event.by}</bdi>
                  </>
                )}
              </Muted>
              {noteOf(event) !== '' && (
                <Muted small>
                  <bdi>{noteOf(event)}</bdi>
                </Muted>
              )}
            </li>
          );
        })}
      </Timeline>
      {isLong && (
        <Bar rule="above" py="3" textAlign="center">
          <Button variant="ghost" size="sm" onClick={() => setWhole(true)}>
            {`Show all ${entries.length}`}
          </Button>
        </Bar>
      )}
    </Section>
  );
}
