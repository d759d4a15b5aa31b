import { queryOptions, useQuery } from '@tanstack/react-query';
import { limits } from '../../../../../shared/domain/limits';
import { api } from '../../../api/client';
import { inTurn } from '../../../api/in-turn';
import { useFormField } from '../../../forms/use-field';
import { SelectField } from '../../../ui/fields/select-field';
import { ownersKey } from '../queries';

type Choice = { readonly value: string; readonly label: string };

/** Every property in use that the person sees, by name. */
const propertyChoicesQuery = queryOptions({
  queryKey: [...ownersKey, 'property-choices'],
  queryFn: async ({ signal }) => {
    const found: Choice[] = [];
    let after: string | undefined;
    do {
      const query = { sort: 'name' as const, limit: limits.listPageMax, after };
      const { data } = await inTurn(() => api.properties.listProperties({ query }, { signal }), { signal });
      found.push(
        ...data.properties.map(({ property_id: value, property_title: label }) => ({ value, label })),
      );
      after = data.next;
    } while (after !== undefined);
    return found;
  },
});

/** The property that a new owner gets a share of; none is fine. */
export function PropertyField() {
  const { data, isError } = useQuery(propertyChoicesQuery);
  const field = useFormField('property');
  return (
    <SelectField
      label="Property"
      hint={
        isError
          ? 'The properties could not be read. Add the owner now, and the share on the property later.'
          : 'Leave it empty to give the owner a property later.'
      }
      options={[{ value: '', label: 'None yet' }, ...(data ?? [])]}
      {...field}
    />
  );
}
