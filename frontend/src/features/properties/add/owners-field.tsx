import type { ComponentType } from 'react';
import { get, useController, useFormContext } from 'react-hook-form';
import type { OwnerValues, PropertyValues } from '../form/property-values';

/** What the form gives the owners' section: the list as one value, and its sentences. */
export type OwnersSlot = {
  owners: readonly OwnerValues[];
  onOwners: (owners: OwnerValues[]) => void;
  error: string | undefined;
  errorAt: (index: number) => string | undefined;
};

/** The owners' list of the form, drawn by the owners' feature. */
export function OwnersField({ Section }: { Section: ComponentType<OwnersSlot> }) {
  const { control, formState } = useFormContext<PropertyValues>();
  const { field } = useController({ control, name: 'rentalOwners' });
  const said = (path: string): string | undefined => {
    const message: unknown = get(formState.errors, `rentalOwners.${path}.message`);
    return typeof message === 'string' && message !== '' ? message : undefined;
  };
  return (
    <Section
      owners={field.value}
      onOwners={field.onChange}
      error={said('root')}
      errorAt={(index) =>
        said(`${index}.email`) ??
        said(`${index}.userId`) ??
        said(`${index}.percentage`) ??
        said(String(index))
      }
    />
  );
}
