import type { LocalDate } from '../../../../../shared/domain/dates';
import { actsForOrganization, type RoleLabel, submittedRoleLabel } from '../../../../../shared/domain/roles';
import { type PropertyValues, toPropertyForm } from '../form/property-values';
import type { SentPhotos } from '../form/send-photos';

export type Sender = { readonly userId: string; readonly adminId: string; readonly roleLabel: RoleLabel };

type Options = {
  readonly sender: Sender;
  readonly localDate: LocalDate;
  readonly photos: readonly SentPhotos[];
};

/** addProperty2's body as spec §7 has it: lists as JSON text, unit 1's photos as files1, and so on (ROL-02, ROL-04). */
export function propertyBody(values: PropertyValues, options: Options): Record<string, unknown> {
  const { units, rentalOwners, parking, ...fields } = toPropertyForm(values);
  const { sender, localDate, photos } = options;
  const body: Record<string, unknown> = {
    ...fields,
    userId: sender.userId,
    parking: String(parking),
    role_label: submittedRoleLabel(sender.roleLabel),
    units: JSON.stringify(
      units.map((unit, index) => ({ ...unit, imageUploads: photos[index]?.uploads ?? [] })),
    ),
    rentalOwners: JSON.stringify(rentalOwners),
    localDate,
  };
  if (actsForOrganization(sender.roleLabel)) body.admin_id = sender.adminId;
  for (const [index, { inline }] of photos.entries())
    if (inline.length > 0) body[`files${index + 1}`] = inline;
  return body;
}
