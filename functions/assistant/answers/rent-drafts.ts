import { line, link } from '../../../shared/domain/assistant/answer';
import { entityOf, type Teller, to, told } from '../asking';
import { chargeSaid } from '../draft-words';
import { leaseIdOf, noLease, openLedger, theirLedger } from './their-ledger';

/** A reminder is mailed by the ordinary call, once the person presses its button. */
export const draftReminder: Teller = async (asking) => {
  const leaseId = leaseIdOf(asking);
  if (leaseId === undefined) return noLease(asking);
  const { reply, screen } = await theirLedger(asking, leaseId);
  const { name, label, hint } = entityOf(asking);
  if (reply.data.past_due <= 0)
    return told(
      line`${name} is not past due, so there is nothing to remind of.`,
      line`${openLedger(leaseId)}`,
    );
  return {
    lines: [
      line`${name} is ${reply.money('past_due', screen)} past due. Nothing is sent before you press the button.`,
    ],
    drafts: [{ row: 'ledger.remindTenants', about: `${label}, ${hint}`, body: { lease_ids: [leaseId] } }],
  };
};

export const draftCharge: Teller = async (asking) => {
  const leaseId = leaseIdOf(asking);
  if (leaseId === undefined) return noLease(asking);
  const { name, label: who, hint } = entityOf(asking);
  const said = chargeSaid(asking.question);
  const form = link('Open Add charge', to('/add-charge', { id: leaseId }));
  if (!said) return told(line`Say the amount in dollars, or use the form for ${name}. ${form}`);
  const { reply } = await theirLedger(asking, leaseId);
  return {
    lines: [line`A charge for ${name}. Nothing is posted before you press the button. ${form}`],
    drafts: [
      {
        row: 'ledger.addCharge',
        about: `${who}, ${hint}`,
        body: {
          lease_id: leaseId,
          kind: 'other',
          label: said.label,
          due_on: reply.data.today,
          cents: said.cents,
        },
      },
    ],
  };
};
