import type { UnitDetails } from '../../../shared/contract/units';
import { unit } from './samples';

export const unitDetails = (more: Partial<UnitDetails> = {}): UnitDetails => ({
  ...unit(1),
  property_id: 'prp_1',
  property_title: 'Elm House',
  property_type: 'Multi Family',
  version: 3,
  images: [
    { image_id: 'img_a', url: '/local/s3/a.jpg', alt: 'Kitchen' },
    { image_id: 'img_b', url: '/local/s3/b.jpg', alt: '' },
  ],
  next_unit_id: 'unt_2',
  today: '2026-11-21',
  vacant_since: '2026-11-09',
  tenants: [],
  ...more,
});
