import { useQueryClient } from '@tanstack/react-query';
import type { UnitDetails } from '../../../../../shared/contract/units';
import { api } from '../../../api/client';
import { ApiRefusal } from '../../../api/refusal';
import { crumbsToUnit } from '../../../domain-ui/property/crumbs-to';
import { useAppForm } from '../../../forms/use-app-form';
import { toast } from '../../../ui/feedback/toast';
import { useCrumbs } from '../../../ui/layout/crumb-trail';
import { Page } from '../../../ui/layout/page';
import { portfolioKey, unitQuery } from '../queries';
import { readUnit, writeUnit } from './unit-draft';
import { UnitForm } from './unit-form';
import { oneUnitFormProblems, type UnitFormValues, unitFormOf, unitNameOf } from './unit-form-values';
import { unitMerge, withoutGonePhotos } from './unit-merge';
import { useUnitBody } from './use-unit-body';

type Props = { unit: UnitDetails; onDone: () => void };

/** A missing photo means that someone else changed the unit meanwhile. */
const photoGone = (cause: unknown): unknown =>
  cause instanceof ApiRefusal &&
  cause.status === 404 &&
  Object.keys(cause.fields).some((field) => field.startsWith('images'))
    ? new ApiRefusal({ ...cause, message: cause.message, code: 'changed-meanwhile' })
    : cause;

/** /updateunit-data: changes a unit, its photos and their order. */
export function EditUnit({ unit, onDone }: Props) {
  const { unit_id: unitId, unit_number, property_title, version } = unit;
  useCrumbs(crumbsToUnit(unit, { label: 'Edit', to: '/updateunit-data', search: { id: unitId } }));
  const client = useQueryClient();
  const bodyOf = useUnitBody();
  const form = useAppForm<UnitFormValues>({
    values: unitFormOf(unit),
    version,
    problems: oneUnitFormProblems,
    submit: async (values, sending) => {
      const { body, onProgress } = await bodyOf(values, sending);
      const input = { params: { unitId }, body: { version: sending.version, ...body } };
      await api.units.updateUnit(input, { onProgress }).catch((cause: unknown) => {
        throw photoGone(cause);
      });
      await client.invalidateQueries({ queryKey: portfolioKey, refetchType: 'none' });
    },
    onSaved: () => toast({ title: 'Unit saved' }),
    onDone,
    refused: ({ status }) => (status === 404 ? 'This unit was deleted in the meantime.' : undefined),
    nameOf: unitNameOf,
    draft: { name: `unit:${unitId}`, write: writeUnit, read: readUnit, without: 'its photos' },
    merge: {
      what: 'this unit',
      fields: unitMerge,
      adapt: withoutGonePhotos,
      read: async () => {
        const fresh = await client.fetchQuery({ ...unitQuery(unitId), staleTime: 0 });
        return { version: fresh.version, values: unitFormOf(fresh) };
      },
    },
  });
  const back = { to: '/getunit-data', search: { id: unitId } } as const;
  return (
    <Page
      title={`Edit unit ${unit_number}`}
      lead={property_title}
      back={{ ...back, label: `Unit ${unit_number}` }}
      width="form"
    >
      <UnitForm form={form} cancel={back} />
    </Page>
  );
}
