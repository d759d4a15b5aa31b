import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from '@tanstack/react-router';
import { BankInfo } from '../../features/owners/bank/bank-info';
import { type BankPlace, bankPlaceOf } from '../../features/owners/bank/bank-place';
import { Onboarding } from '../../features/owners/bank/onboarding';
import { propertyQuery } from '../../features/properties/queries';

/** The owner from the link, or the property's first owner (ROL-08). Undefined while that loads. */
function useBankPlace(): BankPlace | undefined {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const { state } = useLocation();
  const place = bankPlaceOf(search, state);
  const { id = '', owner } = place;
  const property = useQuery({ ...propertyQuery(id), enabled: owner === undefined && id !== '' });
  if (owner !== undefined || id === '') return place;
  if (property.isPending) return undefined;
  const first = property.data?.rental_owners[0]?.rental_user_owner_id;
  return { ...place, owner: first };
}

/** /onbordingOwner */
export function OnboardingScreen() {
  const place = useBankPlace();
  return place && <Onboarding place={place} />;
}

/** /ownerBankInfo */
export function BankInfoScreen() {
  const place = useBankPlace();
  return place && <BankInfo place={place} />;
}
