import type { LocalDate } from '../../../../../shared/domain/dates';
import { actsForOrganization, submittedRoleLabel } from '../../../../../shared/domain/people/roles';
import type { Owning } from '../../owners/pickers/owner-values';
import type { SentPhotos } from '../../units/pickers/send-photos';
import { type PropertyValues, toPropertyForm } from '../form/property-values';

type Options = {
  readonly person: Pick<Owning, 'adminId' | 'roleLabel'> & { readonly self: { readonly userId: string } };
  readonly localDate: LocalDate;
  readonly photos: readonly SentPhotos[];
};

/** addProperty2's body per spec §7: lists as JSON text, unit 1's photos as files1 (ROL-02, ROL-04). */
export function propertyBody(values: PropertyValues, options: Options): Record<string, unknown> {
  const { units, rentalOwners, parking, ...fields } = toPropertyForm(values);
  const { person, localDate, photos } = options;
  const body: Record<string, unknown> = {
    ...fields,
    userId: person.self.userId,
    parking: String(parking),
    role_label: submittedRoleLabel(person.roleLabel),
    units: JSON.stringify(
      units.map((unit, index) => ({ ...unit, imageUploads: photos[index]?.uploads ?? [] })),
    ),
    rentalOwners: JSON.stringify(rentalOwners),
    localDate,
  };
  if (actsForOrganization(person.roleLabel)) body.admin_id = person.adminId;
  for (const [index, { inline }] of photos.entries())
    if (inline.length > 0) body[`files${index + 1}`] = inline;
  return body;
}
