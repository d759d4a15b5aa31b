import { nationalDigits } from '../../../shared/domain/phone';
import type { OwnerForm } from '../../../shared/domain/portfolio/owners';
import { tidyAddress } from '../../../shared/domain/settings/business';
import { normalizeEmail, tidyLine } from '../../../shared/domain/text';

/** Names keep their punctuation: the owner form allows some (PRP-17) and reports the rest. */
export const tidyOwner = (owner: OwnerForm): OwnerForm => ({
  ...owner,
  firstName: tidyLine(owner.firstName),
  lastName: tidyLine(owner.lastName),
  companyName: tidyLine(owner.companyName),
  email: normalizeEmail(owner.email),
  mobile: nationalDigits(owner.mobile),
  mailingAddress: owner.mailingAddress === undefined ? undefined : tidyAddress(owner.mailingAddress),
});
