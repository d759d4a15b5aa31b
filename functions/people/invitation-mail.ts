import { invitationDays } from '../../shared/domain/people';
import { productName } from '../../shared/domain/product';
import type { RoleLabel } from '../../shared/domain/roles';
import { layOut } from '../gateways/mail-layout';

const works: Partial<Record<RoleLabel, string>> = {
  orgAdmin: 'as an organization admin',
  rentalManager: 'as a rental manager',
  rentalOwner: 'as a rental owner',
};

/** The invitation. It says the same whether the receiver has an account or not. */
export const invitationMail = (invited: {
  firstName: string;
  organization: string;
  roleLabel: RoleLabel;
  address: string;
}) =>
  layOut({
    subject: `${invited.organization} invites you to ${productName}`,
    paragraphs: [
      invited.firstName === '' ? 'Hello,' : `Hello ${invited.firstName},`,
      `${invited.organization} invites you to work with them on ${productName} ${works[invited.roleLabel] ?? ''}. Open this link within ${invitationDays} days to accept; it works once.`,
    ],
    button: { label: 'Accept the invitation', address: invited.address },
    closing: ['If you do not know who this is, you can ignore this mail: nothing changes.'],
  });
