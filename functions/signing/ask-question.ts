import { signing as rows } from '../../shared/contract/signing';
import { ask } from '../../shared/domain/leases/signing/open-packet';
import { leaseAsked } from '../../shared/domain/leases/steps/lease-notifications';
import { askedAbout } from '../common/leases/lease-letters';
import { eventsOf, senderOf } from '../common/leases/sender-of';
import { notifyKnownHead } from '../common/notifications/notify';
import { change } from '../runtime/change';
import { findSigning } from './find-signing';
import { saveSigning } from './save-signing';

/** A signer asks the sender, who answers by mail. The same question again is not sent twice. */
export const askQuestion = change(rows.askQuestion, {
  read: async ({ body: { token }, now }, deps) => {
    const at = await findSigning({ token, value: 'lease', now }, deps);
    return { at, sender: await senderOf(at, deps) };
  },
  act: async (request, deps) => {
    const { found, body, now } = request;
    const { at, sender } = found;
    const { signer, organization, unit, read } = at;
    const question = body.question.trim();
    const isRepeat = eventsOf(at).some(
      ({ kind, signer: by, note }) => kind === 'asked' && by === signer.id && note === question,
    );
    if (isRepeat) return { success: 1 };
    const facts = { leaseId: read.lease.leaseId, unitNumber: unit.unitNumber, name: signer.name };
    const { organizationId } = organization;
    const event = (source: string) => ({ organizationId, source, text: leaseAsked(facts), now });
    await saveSigning(
      {
        at,
        call: request,
        action: 'lease.ask',
        command: (given) => ask(given, { link: at.link, question }),
        // The letter below goes out whatever the sender chose, so the notification brings no second mail.
        tell: (source) => notifyKnownHead(sender, event(source)).map(({ mailTo: _, ...bell }) => bell),
        letters: sender
          ? [{ to: sender.account.email, write: askedAbout({ sender: sender.account, signer, question }) }]
          : [],
      },
      deps,
    );
    return { success: 1 };
  },
});
