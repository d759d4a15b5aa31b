import { FileText } from 'lucide-react';
import type { LeaseDetails, LeasePacket } from '../../../../../../shared/contract/leases';
import { displayDay } from '../../../../ui/data/instant';
import { ListLabel } from '../../../../ui/layout/list-label';
import { RuledList } from '../../../../ui/layout/plain-list';
import { Section } from '../../../../ui/layout/section';
import { LinkButton } from '../../../../ui/primitives/link-button';
import { Muted } from '../../../../ui/primitives/text';
import { PaperButton } from '../sealed-papers';

function noteOf({ sealed, completed_at, state }: LeasePacket): string {
  if (sealed.lease && completed_at) return `PDF, sealed · ${displayDay(completed_at)}`;
  if (state === 'open') return 'out for signature';
  return completed_at ? 'Preparing the sealed copy…' : 'not signed';
}

const nameOf = ({ term, completed_at }: LeasePacket): string =>
  `${term > 1 ? 'Renewal' : 'Lease'}, ${completed_at ? 'signed' : 'sent'}`;

/** The papers of a lease, each with its download; the unit's others are a tab away. */
export function DocumentsSection({ lease }: { lease: LeaseDetails }) {
  const { lease_id: id } = lease;
  const packets = lease.packets.filter(({ state }) => state === 'open' || state === 'complete');
  return (
    <Section
      title="Documents"
      flush
      action={
        <LinkButton to="/showLease" search={{ id, tab: 'documents' }} variant="plain" size="sm">
          All documents
        </LinkButton>
      }
    >
      {packets.length === 0 ? (
        <Muted px={{ base: '4', md: '6' }} pb="4">
          Nothing was sent for signature here.
        </Muted>
      ) : (
        <RuledList>
          {packets.map((packet) => (
            <li key={`${packet.term} ${packet.version}`}>
              <ListLabel
                sign={<FileText size={18} aria-hidden="true" />}
                name={nameOf(packet)}
                note={
                  <>
                    {noteOf(packet)}
                    {packet.sealed.lease && (
                      <>
                        {' '}
                        <PaperButton
                          lease={lease}
                          hash={packet.sealed.lease}
                          what="The signed lease"
                          label="Download signed lease"
                        />
                      </>
                    )}
                  </>
                }
              />
            </li>
          ))}
        </RuledList>
      )}
    </Section>
  );
}
