import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { OwnFees } from '../../../../../shared/contract/organization-settings';
import { problemsOf } from '../../../../../shared/domain/problem';
import type { LeaseDefaults } from '../../../../../shared/domain/settings/lease-defaults';
import { api } from '../../../api/client';
import { FormDialog } from '../../../forms/form-dialog';
import { FieldIdPrefix, useFormField } from '../../../forms/use-field';
import { SelectField } from '../../../ui/fields/select-field';
import type { ChosenProperty } from '../../properties/pickers/property-picker';
import { organizationSettingsQuery } from '../queries';
import { inherited } from './fee-words';
import { LeaseDefaultsFields } from './lease-defaults-form';
import {
  type LeaseDefaultsValues,
  leaseDefaultsOf,
  leaseDefaultsProblems,
  leaseDefaultsValues,
} from './lease-defaults-values';
import { ChosenProperties } from './own-rules-dialog';

type Values = LeaseDefaultsValues & {
  chosen: readonly ChosenProperty[];
  own: 'inherit' | 'own';
};

type Props = {
  /** The property that is changed; undefined to choose some. */
  of: OwnFees | undefined;
  /** Every property that has, or had, something of its own. */
  known: readonly OwnFees[];
  /** The organization's. */
  lease: LeaseDefaults;
  onClose: () => void;
};

/** What new leases of some properties begin with, or that they go by the organization again. */
export default function OwnLeasesDialog({ of, known, lease, onClose }: Props) {
  const client = useQueryClient();
  const send = async ({ chosen, own, ...values }: Values) => {
    for (const { id } of chosen) {
      const version = known.find(({ property_id }) => property_id === id)?.version ?? 0;
      const asked = own === 'own' ? leaseDefaultsOf(values) : ('inherit' as const);
      await api.profile.changePropertyLease({ body: { property_id: id, version, lease: asked } });
    }
  };
  return (
    <FormDialog<Values>
      title={of ? `New leases of ${of.property_title}` : 'New leases of a property'}
      lead="New drafts begin with this. Drafts and leases that are there stay as they are."
      button="Save"
      values={{
        ...leaseDefaultsValues(of?.lease ?? lease),
        chosen: of ? [{ id: of.property_id, title: of.property_title }] : [],
        own: 'own',
      }}
      problems={({ chosen, own, ...values }) => [
        ...problemsOf({ chosen: chosen.length === 0 && 'Choose a property' }),
        ...(own === 'own' ? leaseDefaultsProblems(values) : []),
      ]}
      send={send}
      done="Saved."
      onSaved={() => client.invalidateQueries(organizationSettingsQuery)}
      onClose={onClose}
    >
      <FieldIdPrefix value="own-">
        <Fields isNew={of === undefined} />
      </FieldIdPrefix>
    </FormDialog>
  );
}

const choices = [inherited, { value: 'own', label: 'Its own' }] as const;

function Fields({ isNew }: { isNew: boolean }) {
  const own = useWatch<Values, 'own'>({ name: 'own' });
  return (
    <>
      {isNew && <ChosenProperties />}
      <SelectField label="New leases begin" options={choices} {...useFormField('own')} />
      {own === 'own' && <LeaseDefaultsFields />}
    </>
  );
}
