import type {
  EmergencyContact,
  TenantPhone,
  Vehicle,
} from '../../../../../shared/domain/people/tenant-record';
import { phoneMask } from '../../../../../shared/domain/phone';

export const phoneKindNames: Record<TenantPhone['kind'], string> = {
  mobile: 'Mobile',
  home: 'Home',
  work: 'Work',
  other: 'Other',
};

/** `2019 Honda Civic · JKV 4410 (OH)`. */
export const vehicleText = ({ description, plate, state }: Vehicle): string =>
  [description, [plate, state && `(${state})`].filter(Boolean).join(' ')].filter(Boolean).join(' · ');

/** `Pat Barnes, sister · +1 (614) 555-0190`. */
export const emergencyText = ({ name, relation, number }: EmergencyContact): string =>
  `${[name, relation].filter(Boolean).join(', ')} · ${phoneMask(number)}`;
