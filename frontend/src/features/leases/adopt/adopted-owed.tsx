import { useWatch } from 'react-hook-form';
import { adoptLimits } from '../../../../../shared/contract/lease-adopt';
import { addDays, earlier } from '../../../../../shared/domain/dates';
import { OwedSection } from '../../../forms/owed-section';
import { type AdoptValues, broughtForward } from './adopt-values';

/** What the tenants owe from before, each at its old due day, or as one balance brought forward. */
export function AdoptedOwed({ today }: { today: string }) {
  const rentFrom = useWatch<AdoptValues, 'rent_from'>({ name: 'rent_from' });
  const last = addDays(`${rentFrom}-01`, -1);
  return (
    <OwedSection
      last={last}
      blank={() => broughtForward(earlier(today, last) ?? last)}
      most={adoptLimits.owed}
    />
  );
}
