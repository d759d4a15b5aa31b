import { Ban, CircleCheck, CircleDashed, Eye, type LucideIcon, MailCheck, MailX, Send } from 'lucide-react';
import type { LeasePacket, LeaseSigner } from '../../../../../shared/contract/leases';
import type { BadgeTone } from '../../../ui/primitives/status-badge';

type Look = { readonly word: string; readonly tone: BadgeTone; readonly icon: LucideIcon };

/** How far a signer is; the first match counts. */
const looks: readonly (readonly [is: (signer: LeaseSigner) => boolean, look: Look])[] = [
  [({ signed_at }) => signed_at !== undefined, { word: 'Signed', tone: 'success', icon: CircleCheck }],
  [({ declined_at }) => declined_at !== undefined, { word: 'Declined', tone: 'danger', icon: Ban }],
  [({ mail }) => mail === 'bounced', { word: 'Email bounced', tone: 'danger', icon: MailX }],
  [({ is_turn }) => !is_turn, { word: 'Signs later', tone: 'neutral', icon: CircleDashed }],
  [({ opened_at }) => opened_at !== undefined, { word: 'Opened', tone: 'info', icon: Eye }],
  [({ mail }) => mail === 'delivered', { word: 'Delivered', tone: 'info', icon: MailCheck }],
];
const sent: Look = { word: 'Sent', tone: 'neutral', icon: Send };
const notSigned: Look = { word: 'Not signed', tone: 'neutral', icon: CircleDashed };

export function signerLook(signer: LeaseSigner, { state }: Pick<LeasePacket, 'state'>): Look {
  const isOver = state !== 'open' && signer.signed_at === undefined && signer.declined_at === undefined;
  return isOver ? notSigned : (looks.find(([is]) => is(signer))?.[1] ?? sent);
}

/** The last thing this person did; undefined if nothing. */
export const lastMoment = (signer: LeaseSigner): string | undefined =>
  signer.signed_at ?? signer.declined_at ?? signer.consented_at ?? signer.opened_at;

export const mayResend = (signer: LeaseSigner, { state }: Pick<LeasePacket, 'state'>): boolean =>
  state === 'open' && signer.is_turn && !signer.signed_at && !signer.declined_at;
