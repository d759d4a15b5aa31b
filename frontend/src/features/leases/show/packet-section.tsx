import type { LeaseDetails, LeasePacket, LeaseSigner } from '../../../../../shared/contract/leases';
import { displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { termText } from '../../../domain-ui/lease/lease-status-style';
import { DateTimeText } from '../../../ui/data/date-text';
import { displayDay } from '../../../ui/data/instant';
import { Notice } from '../../../ui/feedback/notice';
import { ProgressBar } from '../../../ui/feedback/progress-bar';
import { Row, Stack } from '../../../ui/layout/layout';
import { ListLabel } from '../../../ui/layout/list-label';
import { RuledList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { MailAddress } from '../../../ui/primitives/mail-address';
import { StatusBadge } from '../../../ui/primitives/status-badge';
import { Muted } from '../../../ui/primitives/text';
import { roleWords } from '../parts/role-words';
import { voidWords } from './end-words';
import { ResendButton } from './resend-button';
import { SealedPapers } from './sealed-papers';
import { lastMoment, mayResend, signerLook } from './signer-look';

function stateWords({ state, sent_at, expires_on, completed_at }: LeasePacket): string {
  const sent = `Sent ${displayDay(sent_at)}`;
  if (state === 'complete') return `${sent}. Everyone had signed on ${displayDay(completed_at)}.`;
  if (state === 'open') return `${sent}. Can be signed until ${displayDate(expires_on)}.`;
  return `${sent}.`;
}

/** What a renewal offers: its days and rent. */
function renewalText({ terms }: LeaseDetails, { term: number }: LeasePacket): string {
  const term = number > 1 ? terms.find((one) => one.number === number) : undefined;
  const rent = (term?.rentLines ?? []).reduce((sum, { cents }) => sum + cents, 0);
  return term ? `${termText(term)}, ${displayDollars(rent)} a month.` : '';
}

/** One packet: who has signed it, who has not, and why. */
export function PacketSection({ lease, packet }: { lease: LeaseDetails; packet: LeasePacket }) {
  const { signers, version, voided, state } = packet;
  const title = packet.term > 1 ? 'Signatures of the renewal' : 'Signatures';
  const signed = signers.filter(({ signed_at }) => signed_at !== undefined).length;
  return (
    <Section
      flush
      title={version > 1 ? `${title}, version ${version}` : title}
      lead={[stateWords(packet), renewalText(lease, packet)].filter(Boolean).join(' ')}
      action={<Muted as="bdi">{`${signed} of ${signers.length}`}</Muted>}
    >
      {state === 'open' && (
        <Stack px={{ base: '4', md: '6' }} pb="2">
          <ProgressBar label="Signatures" done={signed} most={signers.length} />
        </Stack>
      )}
      {(voided || state === 'expired') && (
        <Stack px={{ base: '4', md: '6' }} pb="4">
          <Notice kind="warning" title={voidWords[voided?.why ?? 'expired']}>
            {voided?.note}
          </Notice>
        </Stack>
      )}
      <SealedPapers lease={lease} packet={packet} />
      <RuledList>
        {signers.map((signer) => (
          <SignerRow key={signer.signer_id} lease={lease} packet={packet} signer={signer} />
        ))}
      </RuledList>
    </Section>
  );
}

type RowProps = { lease: LeaseDetails; packet: LeasePacket; signer: LeaseSigner };

function SignerRow({ lease, packet, signer }: RowProps) {
  const at = lastMoment(signer);
  const isBounced = packet.state === 'open' && signer.mail === 'bounced' && !signer.signed_at;
  return (
    <Stack as="li" gap="2">
      <Row columnGap="4" rowGap="2">
        <ListLabel
          name={signer.name}
          note={
            <>
              {roleWords[signer.role]}
              {signer.email && (
                <>
                  {' · '}
                  <MailAddress address={signer.email} />
                </>
              )}
            </>
          }
        />
        {at && (
          <Muted as="span" small>
            <DateTimeText at={at} />
          </Muted>
        )}
        <StatusBadge {...signerLook(signer, packet)} />
        {lease.may.resend && mayResend(signer, packet) && <ResendButton lease={lease} signer={signer} />}
      </Row>
      {isBounced && (
        <Muted small color="danger">
          Email to this address bounces. Void this version, correct the address, and send it again.
        </Muted>
      )}
      {signer.reason && (
        <Muted small>
          Reason: <bdi>{signer.reason}</bdi>
        </Muted>
      )}
    </Stack>
  );
}
